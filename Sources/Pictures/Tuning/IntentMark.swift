import Geometry
import Harness

/// The mark of a gesture. Each intent has its own shape and colour.
enum IntentMark {
    /// The corners of the shape around 0, 0; empty for a disc.
    static func corners(_ intent: Sidecar.Intent) -> [Point] {
        let corners: [(Double, Double)] =
            switch intent {
            case .dismiss: []
            case .keep: [(-3.7, -3.7), (3.7, -3.7), (3.7, 3.7), (-3.7, 3.7)]
            case .scroll: [(0, -5.4), (5.4, 0), (0, 5.4), (-5.4, 0)]
            case .tap: [(0, -5.2), (4.9, 3.8), (-4.9, 3.8)]
            }
        return corners.map { Point(x: $0.0, y: $0.1) }
    }

    static func ink(_ intent: Sidecar.Intent, _ palette: Palette) -> Ink {
        switch intent {
        case .dismiss: palette.along
        case .keep: palette.mark
        case .scroll: palette.scroll
        case .tap: palette.across
        }
    }

    /// The mark at a position; hollow for a gesture whose border is not drawn.
    static func mark(_ intent: Sidecar.Intent, at place: Point, isHollow: Bool = false, _ palette: Palette) -> Mark {
        let ink = ink(intent, palette)
        let fill = isHollow ? nil : ink.faded(to: 0.85)
        let outline = isHollow ? LineStyle(ink, width: 1.6) : LineStyle(palette.ink, width: 0.8)
        let corners = corners(intent)
        guard !corners.isEmpty else { return .circle(place, radius: 4.2, fill: fill, outline: outline) }
        return .area(corners.map { Point(x: place.x + $0.x, y: place.y + $0.y) }, fill: fill, outline: outline)
    }

    /// The ring around a misjudged gesture.
    static func ring(at place: Point, _ palette: Palette) -> Mark {
        .circle(place, radius: 8.5, fill: nil, outline: LineStyle(palette.ink, width: 1.8))
    }

    /// The legend's text.
    static func words(_ intent: Sidecar.Intent) -> String { "meant to \(intent.rawValue)" }
}
