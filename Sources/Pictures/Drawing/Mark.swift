import Geometry

/// One drawn element. Lengths are in points of the page, y grows downwards.
public enum Mark: Hashable, Sendable {
    /// Straight lines between points.
    case line([Point], LineStyle)
    /// A polygon.
    case area([Point], fill: Ink?, outline: LineStyle?)
    /// A rectangle with rounded corners.
    case box(Rect, radius: Double, fill: Ink?, outline: LineStyle?)
    /// A disc or a circle.
    case circle(Point, radius: Double, fill: Ink?, outline: LineStyle?)
    /// A line of text.
    case label(Label)
    /// Other marks, clipped to a rectangle with rounded corners.
    case clipped(Rect, radius: Double, [Mark])

    /// The labels in it.
    var labels: [Label] {
        switch self {
        case .label(let label): [label]
        case .clipped(_, _, let marks): marks.flatMap(\.labels)
        case .line, .area, .box, .circle: []
        }
    }
}
