import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness

extension GestureDrawing {
    /// Translation and velocity over time, under the phases.
    func addPlots(_ drawing: inout Drawing, in area: Rect) {
        let left = area.x
        let width = area.width - 92
        let times = seconds
        let names = Rect(x: left, y: area.y, width: width, height: 44)
        let strip = Rect(x: left, y: names.bottom + 2, width: width, height: 18)
        let half = (area.bottom - strip.bottom - 2 * 24 - 34) / 2
        let upper = Plot(
            rect: Rect(x: left, y: strip.bottom + 24, width: width, height: half), across: times,
            along: Plot.range(
                of: picture.samples.flatMap { [$0.translation.x, $0.translation.y] }
                    + picture.thresholds.map { value($0) }, least: 20), isDownwards: true)
        let lower = Plot(
            rect: Rect(x: left, y: upper.rect.bottom + 24, width: width, height: half), across: times,
            along: Plot.range(
                of: picture.samples.flatMap { [$0.velocity.x, $0.velocity.y] } + picture.flings, least: 100),
            isDownwards: true)

        addFrame(&drawing, upper, "translation, pt (down and right are positive)")
        addFrame(&drawing, lower, "velocity, pt/s")
        addTimes(&drawing, lower)
        addPhases(&drawing, strip, names, [upper, lower])
        addCurves(&drawing, upper, lower)
        addLimits(&drawing, upper, picture.thresholds.map { (value($0), $0.words) })
        addLimits(&drawing, lower, picture.flings.map { ($0, "\(DecimalText.short($0.magnitude)) pt/s") })
        let ends = [upper, lower].flatMap { plot in
            picture.happenings.filter { [.armed, .disarmed, .lift, .cancelled].contains($0.kind) }.compactMap {
                happening in mark(happening, plot, isVelocity: plot.rect.y == lower.rect.y)
            }
        }
        drawing.marks += ends.flatMap { $0 }
    }

    private var seconds: ClosedRange<Double> {
        let start = picture.samples.first?.time ?? 0
        let end = max(picture.phases.last?.end ?? start, picture.samples.last?.time ?? start)
        return start...max(end, start + 0.02)
    }

    private func value(_ threshold: GesturePicture.Threshold) -> Double {
        threshold.direction == .up ? -threshold.points : threshold.points
    }

    private func mark(_ happening: GesturePicture.Happening, _ plot: Plot, isVelocity: Bool) -> [Mark]? {
        guard let sample = picture.samples.last(where: { $0.time == happening.time }) else { return nil }
        let isSideways = picture.thresholds.first?.direction == .right
        let value =
            isVelocity
            ? (isSideways ? sample.velocity.x : sample.velocity.y)
            : (isSideways ? sample.translation.x : sample.translation.y)
        guard value.isFinite else { return nil }
        return MarkShapes.marks(happening.kind, at: plot.place(happening.time, value), palette)
    }

    private func addFrame(_ drawing: inout Drawing, _ plot: Plot, _ title: String) {
        let rect = plot.rect
        drawing.marks.append(.box(rect, radius: 0, fill: palette.panel, stroke: nil))
        for tick in Plot.ticks(plot.along, count: 6) {
            let y = plot.y(tick)
            let ink = tick == 0 ? palette.faint : palette.grid
            drawing.marks.append(
                .line([Point(x: rect.x, y: y), Point(x: rect.right, y: y)], Stroke(ink, width: 0.8)))
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
                    Stroke(palette.faint)))
            let label = type.label(
                DecimalText.short(tick, decimals: 3), at: Point(x: x, y: plot.rect.bottom + 16), .center, size: 10,
                palette.faint)
            if !label.rect.intersects(unit.rect) { drawing.marks.append(.label(label)) }
        }
    }

    private func addPhases(_ drawing: inout Drawing, _ strip: Rect, _ names: Rect, _ plots: [Plot]) {
        let plot = plots[0]
        var placer = LabelPlacer(
            in: Rect(x: names.x, y: names.y, width: names.width + 92, height: names.height))
        for happening in picture.happenings where [.armed, .disarmed, .lift, .cancelled].contains(happening.kind) {
            let x = plot.x(happening.time)
            // Not through the words between the plots.
            for rect in [Rect(x: x, y: strip.y - 5, width: 0, height: 4)] + plots.map(\.rect) {
                drawing.marks.append(
                    .line(
                        [Point(x: x, y: rect.y), Point(x: x, y: rect.bottom)],
                        Stroke(palette.ink.faded(to: 0.55), width: 0.9, dashes: [1.5, 3])))
            }
            let words = "\(MarkShapes.words(happening.kind)) \(DecimalText.fixed(happening.time, decimals: 3))"
            place(words, over: x, strip.y, &placer, &drawing)
        }
        for span in picture.phases where span.end > span.start {
            let rect = Rect(
                x: plot.x(span.start), y: strip.y, width: plot.x(span.end) - plot.x(span.start), height: strip.height)
            drawing.marks.append(
                .box(rect, radius: 0, fill: fill(of: span.phase), stroke: Stroke(palette.page, width: 1.5)))
            let name = span.phase.rawValue
            if type.width(name, size: 10) + 6 <= rect.width {
                drawing.marks.append(
                    .label(
                        type.label(
                            name, at: Point(x: rect.center.x, y: strip.y + 12.5), .center, size: 10, palette.ink)))
            } else {
                place(name, over: rect.center.x, strip.y, &placer, &drawing)
            }
        }
    }

    /// Places a label in the band above the phases, as near to `x` as is free.
    private func place(
        _ text: String, over x: Double, _ y: Double, _ placer: inout LabelPlacer, _ drawing: inout Drawing
    ) {
        let extent = type.measure.extent(of: text, size: 10, isBold: false)
        let room = Size(width: extent.width, height: extent.ascent + extent.descent)
        guard let rect = placer.place(room, near: Point(x: x, y: y), clearance: 4, step: 14) else { return }
        drawing.marks.append(
            .label(type.label(text, at: Point(x: rect.x, y: rect.y + extent.ascent), size: 10, palette.ink)))
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
            _ plot: Plot, _ stroke: Stroke, _ samples: ArraySlice<GesturePicture.Sample>,
            _ value: (GesturePicture.Sample) -> Double
        ) -> Mark {
            .line(samples.compactMap { value($0).isFinite ? plot.place($0.time, value($0)) : nil }, stroke)
        }
        // A translation that is measured from elsewhere now did not jump there.
        let parts = picture.samples.split(where: { $0.origin == $1.origin })
        drawing.marks += parts.map { part in curve(upper, across, part) { $0.translation.x } }
        drawing.marks += parts.map { part in curve(upper, along, part) { $0.translation.y } }
        drawing.marks += [
            curve(lower, across, picture.samples[...]) { $0.velocity.x },
            curve(lower, along, picture.samples[...]) { $0.velocity.y },
        ]
        guard picture.samples.count <= 150 else { return }
        for sample in picture.samples {
            drawing.marks.append(
                .circle(
                    upper.place(sample.time, sample.translation.y), radius: 1.8, fill: palette.along, stroke: nil))
        }
    }

    /// Lines across a plot, named in the margin beside it.
    private func addLimits(_ drawing: inout Drawing, _ plot: Plot, _ limits: [(value: Double, words: String)]) {
        var placer = LabelPlacer(
            in: Rect(x: plot.rect.right, y: plot.rect.y - 8, width: 92, height: plot.rect.height + 8))
        for (value, words) in limits where value.isFinite {
            let y = plot.y(value)
            drawing.marks.append(
                .line([Point(x: plot.rect.x, y: y), Point(x: plot.rect.right, y: y)], limit))
            let extent = type.measure.extent(of: words, size: 10, isBold: false)
            let room = Size(width: extent.width, height: extent.ascent + extent.descent)
            let end = Point(x: plot.rect.right, y: y)
            guard let rect = placer.place(room, near: end, clearance: 6) else { continue }
            drawing.marks.append(
                .label(
                    type.label(words, at: Point(x: rect.x, y: rect.y + extent.ascent), size: 10, palette.ink)))
        }
    }
}

extension Array {
    /// The array cut wherever two neighbours do not belong together.
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
