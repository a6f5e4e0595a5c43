import Documents
import Geometry
import Gestures
import Harness

extension GestureDrawing {
    /// Translation and velocity over time, below the phases.
    func addPlots(_ drawing: inout Drawing, in area: Rect) {
        let rows = rows(in: area)
        let (upper, lower) = (rows.translation, rows.velocity)
        addFrame(&drawing, upper, "translation, pt (down and right are positive)")
        addFrame(&drawing, lower, "velocity, pt/s")
        addTimes(&drawing, lower)
        addPhases(&drawing, rows)
        addCurves(&drawing, upper, lower)
        addLimits(&drawing, upper, picture.thresholds.map { (value($0), $0.words) })
        addLimits(&drawing, lower, picture.flings.map { ($0, "\(DecimalText.short($0.magnitude)) pt/s") })
        for plot in [upper, lower] {
            for happening in turns {
                drawing.marks += mark(happening, plot, isVelocity: plot.rect.y == lower.rect.y)
            }
        }
    }

    /// The rows from top to bottom: names of events, phases, and the two plots.
    private struct Rows {
        let names: Rect, phases: Rect
        let translation: Plot, velocity: Plot
    }

    private func rows(in area: Rect) -> Rows {
        let width = area.width - 92
        func row(_ y: Double, _ height: Double) -> Rect { Rect(x: area.x, y: y, width: width, height: height) }
        let names = row(area.y, 44)
        let phases = row(names.bottom + 2, 18)
        let half = (area.bottom - phases.bottom - 2 * 24 - 34) / 2
        let upper = row(phases.bottom + 24, half)
        let translations = Plot.range(
            of: picture.samples.flatMap { [$0.translation.x, $0.translation.y] } + picture.thresholds.map { value($0) },
            least: 20)
        let velocities = Plot.range(
            of: picture.samples.flatMap { [$0.velocity.x, $0.velocity.y] } + picture.flings, least: 100)
        return Rows(
            names: names, phases: phases,
            translation: Plot(rect: upper, across: seconds, along: translations, isDownwards: true),
            velocity: Plot(rect: row(upper.bottom + 24, half), across: seconds, along: velocities, isDownwards: true))
    }

    /// The events that changed the gesture.
    private var turns: [GesturePicture.Happening] {
        picture.happenings.filter { [.armed, .disarmed, .lift, .cancelled].contains($0.kind) }
    }

    private var seconds: ClosedRange<Double> {
        let start = picture.samples.first?.time ?? 0
        let end = max(picture.phases.last?.end ?? start, picture.samples.last?.time ?? start)
        return start...max(end, start + 0.02)
    }

    private func value(_ threshold: GesturePicture.Threshold) -> Double {
        threshold.direction == .up ? -threshold.points : threshold.points
    }

    private func mark(_ happening: GesturePicture.Happening, _ plot: Plot, isVelocity: Bool) -> [Mark] {
        guard let sample = picture.samples.last(where: { $0.time == happening.time }) else { return [] }
        let isSideways = picture.thresholds.first?.direction == .right
        let value =
            isVelocity
            ? (isSideways ? sample.velocity.x : sample.velocity.y)
            : (isSideways ? sample.translation.x : sample.translation.y)
        guard value.isFinite else { return [] }
        return MarkShapes.marks(happening.kind, at: plot.place(happening.time, value), palette)
    }

    private func addFrame(_ drawing: inout Drawing, _ plot: Plot, _ title: String) {
        let rect = plot.rect
        drawing.marks.append(.box(rect, radius: 0, fill: palette.panel, outline: nil))
        for tick in Plot.ticks(plot.along, count: 6) {
            let y = plot.y(tick)
            let ink = tick == 0 ? palette.faint : palette.grid
            drawing.marks.append(
                .line([Point(x: rect.x, y: y), Point(x: rect.right, y: y)], LineStyle(ink, width: 0.8)))
            drawing.marks.append(
                .label(
                    type.label(
                        DecimalText.short(tick), at: Point(x: rect.x - 7, y: y + 3.5), .right, size: 10,
                        palette.faint)))
        }
        drawing.marks.append(
            .label(type.label(title, at: Point(x: rect.x, y: rect.y - 7), size: 11, isBold: true, palette.ink)))
    }

    private func addTimes(_ drawing: inout Drawing, _ plot: Plot) {
        let unit = type.label(
            "seconds", at: Point(x: plot.rect.right + 12, y: plot.rect.bottom + 16), size: 10, palette.faint)
        drawing.marks.append(.label(unit))
        for tick in Plot.ticks(plot.across, count: 7) {
            let x = plot.x(tick)
            drawing.marks.append(
                .line(
                    [Point(x: x, y: plot.rect.bottom), Point(x: x, y: plot.rect.bottom + 4)],
                    LineStyle(palette.faint)))
            let label = type.label(
                DecimalText.short(tick, decimals: 3), at: Point(x: x, y: plot.rect.bottom + 16), .center, size: 10,
                palette.faint)
            if !label.rect.intersects(unit.rect) { drawing.marks.append(.label(label)) }
        }
    }

    private func addPhases(_ drawing: inout Drawing, _ rows: Rows) {
        let (plot, strip, names) = (rows.translation, rows.phases, rows.names)
        var placer = LabelPlacer(
            in: Rect(x: names.x, y: names.y, width: names.width + 92, height: names.height), type, palette.ink)
        /// A label in the row above the phases, as close to `x` as possible.
        func name(_ text: String, over x: Double) -> [Mark] {
            let label = placer.label(text, near: Point(x: x, y: strip.y), size: 10, clearance: 4, step: 14)
            return label.map { [.label($0)] } ?? []
        }
        for happening in turns {
            let x = plot.x(happening.time)
            // Vertical lines skip the text between the plots.
            for rect in [Rect(x: x, y: strip.y - 5, width: 0, height: 4), plot.rect, rows.velocity.rect] {
                drawing.marks.append(
                    .line(
                        [Point(x: x, y: rect.y), Point(x: x, y: rect.bottom)],
                        LineStyle(palette.ink.faded(to: 0.55), width: 0.9, dashes: [1.5, 3])))
            }
            let time = DecimalText.fixed(happening.time, decimals: 3)
            drawing.marks += name("\(MarkShapes.words(happening.kind)) \(time)", over: x)
        }
        for span in picture.phases where span.end > span.start {
            let rect = Rect(
                x: plot.x(span.start), y: strip.y, width: plot.x(span.end) - plot.x(span.start), height: strip.height)
            drawing.marks.append(
                .box(rect, radius: 0, fill: fill(of: span.phase), outline: LineStyle(palette.page, width: 1.5)))
            let words = span.phase.rawValue
            if type.width(words, size: 10) + 6 <= rect.width {
                let place = Point(x: rect.center.x, y: strip.y + 12.5)
                drawing.marks.append(.label(type.label(words, at: place, .center, size: 10, palette.ink)))
            } else {
                drawing.marks += name(words, over: rect.center.x)
            }
        }
    }

    private func fill(of phase: DismissPhase.Name) -> Ink {
        switch phase {
        case .dragging: palette.along.faded(to: 0.3)
        case .scrolling: palette.scroll.faded(to: 0.3)
        case .settling: palette.mark.faded(to: 0.35)
        case .idle, .tracking, .spent: palette.grid
        }
    }

    private func addCurves(_ drawing: inout Drawing, _ upper: Plot, _ lower: Plot) {
        func curve(
            _ samples: ArraySlice<GesturePicture.Sample>, in plot: Plot, _ style: LineStyle,
            of value: (GesturePicture.Sample) -> Double
        ) -> Mark {
            .line(samples.compactMap { value($0).isFinite ? plot.place($0.time, value($0)) : nil }, style)
        }
        // A new origin of the translation is not a jump.
        let parts = picture.samples.split(where: { $0.origin == $1.origin })
        drawing.marks += parts.map { part in curve(part, in: upper, across) { $0.translation.x } }
        drawing.marks += parts.map { part in curve(part, in: upper, along) { $0.translation.y } }
        let all = picture.samples[...]
        drawing.marks.append(curve(all, in: lower, across) { $0.velocity.x })
        drawing.marks.append(curve(all, in: lower, along) { $0.velocity.y })
        guard picture.samples.count <= 150 else { return }
        for sample in picture.samples {
            drawing.marks.append(
                .circle(
                    upper.place(sample.time, sample.translation.y), radius: 1.8, fill: palette.along, outline: nil))
        }
    }

    /// Horizontal lines across a plot, with names in the margin.
    private func addLimits(_ drawing: inout Drawing, _ plot: Plot, _ limits: [(value: Double, words: String)]) {
        var placer = LabelPlacer(
            in: Rect(x: plot.rect.right, y: plot.rect.y - 8, width: 92, height: plot.rect.height + 8), type, palette.ink
        )
        for (value, words) in limits where value.isFinite {
            let end = Point(x: plot.rect.right, y: plot.y(value))
            drawing.marks.append(.line([Point(x: plot.rect.x, y: end.y), end], limit))
            guard let label = placer.label(words, near: end, size: 10, clearance: 6) else { continue }
            drawing.marks.append(.label(label))
        }
    }
}

extension Array {
    /// The array split wherever two neighbours do not belong together.
    fileprivate func split(where belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices.dropFirst() where !belongTogether(self[index - 1], self[index]) {
            parts.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : parts + [self[start...]]
    }
}
