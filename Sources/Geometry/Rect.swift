/// A rectangle in points. The left and top edges belong to it, the right and bottom edges do not, so a point between
/// two adjacent rectangles is in exactly one of them.
public struct Rect: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A rectangle with this top left corner and this size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle of this size at the origin.
    public init(_ extent: Size) {
        self.init(x: 0, y: 0, width: extent.width, height: extent.height)
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }
    /// The centre.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// The size.
    public var extent: Size { Size(width: width, height: height) }

    /// Whether the position is inside.
    public func contains(_ position: Point) -> Bool {
        position.x >= x && position.x < right && position.y >= y && position.y < bottom
    }

    /// Whether the other rectangle is completely inside.
    public func contains(_ other: Rect) -> Bool {
        other.x >= x && other.right <= right && other.y >= y && other.bottom <= bottom
    }

    /// Whether the two overlap.
    public func intersects(_ other: Rect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// The rectangle moved by this much.
    public func offset(x: Double = 0, y: Double = 0) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// The rectangle without its insets. No side becomes negative.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle at a progress between this one (0) and the other (1). A spring may go beyond both; no side becomes
    /// negative.
    public func interpolated(to other: Rect, at progress: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        let center = Point(x: mix(self.center.x, other.center.x), y: mix(self.center.y, other.center.y))
        let (width, height) = (max(0, mix(width, other.width)), max(0, mix(height, other.height)))
        return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
