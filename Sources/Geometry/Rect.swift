/// A rectangle in points. Its left and top edges belong to it, its right and bottom edges do not, so that of two
/// rectangles side by side exactly one contains a point between them.
public struct Rect: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From the left edge to the right one.
    public var width: Double
    /// From the top edge to the bottom one.
    public var height: Double

    /// The rectangle with this corner at the top left and these sides.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of this extent at the origin.
    public init(_ extent: Size) {
        self.init(x: 0, y: 0, width: extent.width, height: extent.height)
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }
    /// The middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// The sides.
    public var extent: Size { Size(width: width, height: height) }

    /// Whether the position is inside.
    public func contains(_ position: Point) -> Bool {
        position.x >= x && position.x < right && position.y >= y && position.y < bottom
    }

    /// Whether all of the other rectangle is inside.
    public func contains(_ other: Rect) -> Bool {
        other.x >= x && other.right <= right && other.y >= y && other.bottom <= bottom
    }

    /// Whether the two have an area in common.
    public func intersects(_ other: Rect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// The rectangle moved.
    public func offset(x: Double = 0, y: Double = 0) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// The rectangle without its insets; no side becomes negative.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle on the way to another: this one at 0, the other at 1. Beyond them, as a spring goes, no side
    /// becomes negative.
    public func interpolated(to other: Rect, at progress: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        let center = Point(x: mix(self.center.x, other.center.x), y: mix(self.center.y, other.center.y))
        let (width, height) = (max(0, mix(width, other.width)), max(0, mix(height, other.height)))
        return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
