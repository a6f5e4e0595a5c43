import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness

extension GestureDrawing {
    /// The way of the finger on the surface.
    func addSurface(_ drawing: inout Drawing, in area: Rect) {
        let heading =
            "surface \(DecimalText.short(picture.extent.width)) × \(DecimalText.short(picture.extent.height)) pt"
        drawing.marks.append(
            .label(type.label(heading, at: Point(x: area.x, y: area.y + 12), size: 10.5, palette.faint)))
        let room = Rect(x: area.x, y: area.y + 22, width: area.width, height: area.height - 22)
        let seen = reach
        let scale = min(room.width / seen.width, room.height / seen.height)
        let left = room.x + (room.width - seen.width * scale) / 2
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: left + (x - seen.x) * scale, y: room.y + (y - seen.y) * scale)
        }
        func place(_ point: Point) -> Point { place(point.x, point.y) }

        let corner = place(0, 0)
        let screen = Rect(
            x: corner.x, y: corner.y, width: picture.extent.width * scale, height: picture.extent.height * scale)
        drawing.marks.append(
            .box(screen, radius: 14, fill: palette.panel, stroke: Stroke(palette.ink, width: 1.4)))
        if let first = picture.samples.first {
            drawing.marks.append(
                .circle(place(first.position), radius: picture.slop * scale, fill: nil, stroke: within))
        }
        for threshold in picture.thresholds {
            let (from, to) = line(of: threshold)
            drawing.marks.append(.line([place(from), place(to)], limit))
        }
        for run in runs {
            drawing.marks.append(.line(run.points.map { place($0) }, stroke(of: run.phase)))
        }

        var placer = LabelPlacer(in: Rect(x: area.x, y: room.y, width: area.width + 8, height: room.height))
        for x in [screen.x, screen.right] {
            placer.avoid(Rect(x: x - 3, y: screen.y, width: 6, height: screen.height))
        }
        let stepped = stride(from: 0, to: picture.samples.count, by: max(1, picture.samples.count / 200))
        for index in stepped {
            let at = place(picture.samples[index].position)
            placer.avoid(Rect(x: at.x - 2, y: at.y - 2, width: 4, height: 4))
        }
        let marked = picture.happenings.filter { $0.kind != .settled && $0.position != nil }
        for happening in marked {
            guard let position = happening.position else { continue }
            let at = place(position)
            drawing.marks += MarkShapes.marks(happening.kind, at: at, palette)
            placer.avoid(Rect(x: at.x - 7, y: at.y - 7, width: 14, height: 14))
        }
        for threshold in picture.thresholds {
            let (from, to) = line(of: threshold)
            let (start, end) = (place(from), place(to))
            placer.avoid(
                Rect(x: start.x - 1, y: start.y - 1, width: end.x - start.x + 2, height: end.y - start.y + 2))
            add(threshold.words, near: Point(x: min(end.x, screen.right) - 4, y: end.y - 1), &placer, &drawing)
        }
        for happening in marked {
            guard let position = happening.position else { continue }
            add(MarkShapes.words(happening.kind), near: place(position), &placer, &drawing)
        }
    }

    private func add(
        _ text: String, near place: Point, _ placer: inout LabelPlacer, _ drawing: inout Drawing
    ) {
        let size = 9.5
        let extent = type.measure.extent(of: text, size: size, isBold: false)
        let room = Size(width: extent.width, height: extent.ascent + extent.descent)
        guard let rect = placer.place(room, near: place, clearance: 9) else { return }
        let near = Point(
            x: min(max(place.x, rect.x), rect.right), y: min(max(place.y, rect.y), rect.bottom))
        let (dx, dy) = (near.x - place.x, near.y - place.y)
        if (dx * dx + dy * dy).squareRoot() > 16 {
            drawing.marks.append(.line([place, near], Stroke(palette.faint, width: 0.7)))
        }
        drawing.marks.append(
            .label(type.label(text, at: Point(x: rect.x, y: rect.y + extent.ascent), size: size, palette.ink)))
    }

    /// The surface and all of the finger's way, which on a touchpad may leave it.
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

    /// The way, cut where the phase changes.
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

    private func stroke(of phase: DismissPhase.Name) -> Stroke {
        switch phase {
        case .dragging: along
        case .scrolling: scrolling
        case .idle, .tracking, .settling, .spent: within
        }
    }
}
