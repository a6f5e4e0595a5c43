import Geometry

/// A page and its marks, from back to front.
public struct Drawing: Hashable, Sendable {
    /// A short description for people who cannot see it.
    public var title: String
    /// The size of the page, in points.
    public var extent: Size
    /// The background colour.
    public var background: Ink
    /// The marks.
    public var marks: [Mark] = []

    /// An empty page.
    public init(title: String, extent: Size, background: Ink) {
        self.title = title
        self.extent = extent
        self.background = background
    }

    /// Every label on it.
    public var labels: [Label] { marks.flatMap(\.labels) }
}
