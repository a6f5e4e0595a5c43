import Documents
import Geometry
import Gestures
import Harness

extension GestureDrawing {
    /// The finger's path on the surface.
    func addSurface(_ drawing: inout Drawing, in area: Rect) {
        let heading =
            "surface \(DecimalText.short(picture.extent.width)) × \(DecimalText.short(picture.extent.height)) pt"
        drawing.marks.append(
            .label(type.label(heading, at: Point(x: area.x, y: area.y + 12), size: 10.5, palette.faint)))
        let room = Rect(x: area.x, y: area.y + 22, width: area.width, height: area.height - 22)
        let map = SurfaceMap(of: reach, in: room)
        let screen = map.place(Rect(picture.extent))
        drawing.marks += way(screen, map)
        drawing.marks += marked.flatMap { MarkShapes.marks($0.kind, at: map.place($0.position), palette) }
        drawing.marks += names(
            screen, map, in: Rect(x: area.x, y: room.y, width: area.width + 8, height: room.height))
    }

    /// The events on the surface, at their positions.
    private var marked: [(kind: GesturePicture.Happening.Kind, position: Point)] {
        picture.happenings.compactMap { happening in
            happening.kind == .settled ? nil : happening.position.map { (happening.kind, $0) }
        }
    }

    /// The screen, the slop, the thresholds, and the finger's path.
    private func way(_ screen: Rect, _ map: SurfaceMap) -> [Mark] {
        var marks: [Mark] = [
            .box(screen, radius: 14, fill: palette.panel, outline: LineStyle(palette.ink, width: 1.4))
        ]
        if let first = picture.samples.first {
            marks.append(
                .circle(map.place(first.position), radius: picture.slop * map.scale, fill: nil, outline: within))
        }
        marks += picture.thresholds.map { threshold in
            let (from, to) = line(of: threshold)
            return .line([map.place(from), map.place(to)], limit)
        }
        return marks + runs.map { .line($0.points.map { map.place($0) }, style(of: $0.phase)) }
    }

    /// The names of thresholds and events beside the path.
    private func names(_ screen: Rect, _ map: SurfaceMap, in bounds: Rect) -> [Mark] {
        var placer = LabelPlacer(in: bounds, type, palette.ink)
        for x in [screen.x, screen.right] {
            placer.avoid(Rect(x: x - 3, y: screen.y, width: 6, height: screen.height))
        }
        for index in stride(from: 0, to: picture.samples.count, by: max(1, picture.samples.count / 200)) {
            placer.avoid(Rect(around: map.place(picture.samples[index].position), reach: 2))
        }
        for (_, position) in marked { placer.avoid(Rect(around: map.place(position), reach: 7)) }
        var marks: [Mark] = []
        for threshold in picture.thresholds {
            let (from, to) = line(of: threshold)
            let (start, end) = (map.place(from), map.place(to))
            placer.avoid(
                Rect(x: start.x - 1, y: start.y - 1, width: end.x - start.x + 2, height: end.y - start.y + 2))
            marks += name(threshold.words, near: Point(x: min(end.x, screen.right) - 4, y: end.y - 1), &placer)
        }
        for (kind, position) in marked {
            marks += name(MarkShapes.words(kind), near: map.place(position), &placer)
        }
        return marks
    }

    /// A label, with a line to its position if it stands away from it.
    private func name(_ text: String, near place: Point, _ placer: inout LabelPlacer) -> [Mark] {
        guard let label = placer.label(text, near: place, size: 9.5, clearance: 9) else { return [] }
        let rect = label.rect
        let near = Point(
            x: min(max(place.x, rect.x), rect.right), y: min(max(place.y, rect.y), rect.bottom))
        let isAway = (near - place).length > 16
        return (isAway ? [.line([place, near], LineStyle(palette.faint, width: 0.7))] : []) + [.label(label)]
    }

    /// The surface and the finger's whole path, which on a touchpad may leave it.
    private var reach: Rect {
        let xs = picture.samples.map(\.position.x) + [0, picture.extent.width]
        let ys = picture.samples.map(\.position.y) + [0, picture.extent.height]
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: left, y: top, width: max(1, (xs.max() ?? 0) - left), height: max(1, (ys.max() ?? 0) - top))
    }

    private func line(of threshold: GesturePicture.Threshold) -> (Point, Point) {
        let (origin, extent) = (picture.origin, picture.extent)
        switch threshold.direction {
        case .down:
            return (Point(x: 0, y: origin.y + threshold.points), Point(x: extent.width, y: origin.y + threshold.points))
        case .up:
            return (Point(x: 0, y: origin.y - threshold.points), Point(x: extent.width, y: origin.y - threshold.points))
        case .right:
            return (
                Point(x: origin.x + threshold.points, y: 0), Point(x: origin.x + threshold.points, y: extent.height)
            )
        }
    }

    /// The path, split where the phase changes.
    private var runs: [(phase: DismissPhase.Name, points: [Point])] {
        var runs: [(phase: DismissPhase.Name, points: [Point])] = []
        for sample in picture.samples {
            if let last = runs.indices.last, runs[last].phase == sample.phase {
                runs[last].points.append(sample.position)
            } else {
                let joint = runs.last?.points.last.map { [$0] } ?? []
                runs.append((sample.phase, joint + [sample.position]))
            }
        }
        return runs
    }

    private func style(of phase: DismissPhase.Name) -> LineStyle {
        switch phase {
        case .dragging: along
        case .scrolling: scrolling
        case .idle, .tracking, .settling, .spent: within
        }
    }
}

extension Rect {
    /// The square around a point, `reach` to each side.
    fileprivate init(around center: Point, reach: Double) {
        self.init(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
