import Geometry

/// A page: what is drawn on it, from back to front.
public struct Drawing: Hashable, Sendable {
    /// What it shows, in a few words, for those who cannot see it.
    public var title: String
    /// The size of the page, in points.
    public var extent: Size
    /// What lies behind everything.
    public var background: Ink
    /// What is drawn.
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
