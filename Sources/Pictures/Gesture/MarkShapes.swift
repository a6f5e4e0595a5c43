import Geometry

/// The shapes that mark events. No two differ only in colour.
enum MarkShapes {
    static func marks(_ kind: GesturePicture.Happening.Kind, at place: Point, _ palette: Palette) -> [Mark] {
        let outline = LineStyle(palette.ink, width: 1.2)
        func polygon(_ corners: [(Double, Double)], fill: Ink) -> Mark {
            .area(corners.map { Point(x: place.x + $0.0, y: place.y + $0.1) }, fill: fill, outline: outline)
        }
        switch kind {
        case .down: return [.circle(place, radius: 5, fill: palette.page, outline: LineStyle(palette.ink, width: 1.8))]
        case .scroll: return [polygon([(0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)], fill: palette.scroll)]
        case .drag: return [.circle(place, radius: 3.2, fill: palette.ink, outline: nil)]
        case .armed: return [polygon([(0, -6.5), (6, 4.5), (-6, 4.5)], fill: palette.mark)]
        case .disarmed: return [polygon([(0, 6.5), (6, -4.5), (-6, -4.5)], fill: palette.page)]
        case .lift: return [polygon([(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)], fill: palette.mark)]
        case .cancelled:
            let style = LineStyle(palette.limit, width: 2.4)
            return [
                .line([Point(x: place.x - 5, y: place.y - 5), Point(x: place.x + 5, y: place.y + 5)], style),
                .line([Point(x: place.x - 5, y: place.y + 5), Point(x: place.x + 5, y: place.y - 5)], style),
            ]
        case .settled: return []
        }
    }

    /// The text beside the mark.
    static func words(_ kind: GesturePicture.Happening.Kind) -> String {
        switch kind {
        case .down: "finger down"
        case .drag: "drag begins"
        case .scroll: "scroll begins"
        case .armed: "armed"
        case .disarmed: "disarmed"
        case .lift: "lift"
        case .cancelled: "taken away"
        case .settled: "settled"
        }
    }
}
