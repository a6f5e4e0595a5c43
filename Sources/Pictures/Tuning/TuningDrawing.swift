import Geometry
import Gestures
import Harness

/// Lays a ``TuningPicture`` out on a page: the gestures and the border on the left, what the fields cost on the right.
public struct TuningDrawing {
    let picture: TuningPicture
    let palette: Palette
    let type: Typesetter

    static let page = Size(width: 1000, height: 560)
    static let margin = 26.0
    private static let legendHeight = 92.0

    /// A page of this picture in these colours, its text measured by `measure`.
    public static func drawing(
        _ picture: TuningPicture, palette: Palette = .light, measure: any TextMeasure
    ) -> Drawing {
        let layout = TuningDrawing(picture: picture, palette: palette, type: Typesetter(measure: measure))
        var drawing = Drawing(
            title: "\(picture.title). \(picture.sentence)", extent: page, background: palette.page)
        let top = layout.addHeading(&drawing)
        let dots = layout.dotPlot(top)
        layout.addDots(&drawing, dots)
        layout.addLegend(&drawing, below: dots.rect)
        if let cost = picture.cost {
            let area = layout.costArea(top)
            cost.axes.count == 1 ? layout.addCurve(&drawing, cost, in: area) : layout.addMap(&drawing, cost, in: area)
        } else {
            let words = "One value of each field was tried, so there is no other cost to compare."
            let area = layout.costArea(top)
            for (index, line) in layout.type.lines(words, width: area.width, size: 12, limit: 3).enumerated() {
                let place = Point(x: area.x, y: area.y + 20 + Double(index) * 17)
                drawing.marks.append(.label(layout.type.label(line, at: place, size: 12, palette.faint)))
            }
        }
        return drawing
    }

    /// - Returns: Where the body begins.
    private func addHeading(_ drawing: inout Drawing) -> Double {
        let width = Self.page.width - 2 * Self.margin
        let title = type.shortened(picture.title, to: width, size: 17, isBold: true)
        drawing.marks.append(
            .label(type.label(title, at: Point(x: Self.margin, y: 40), size: 17, isBold: true, palette.ink)))
        let sentence = type.shortened(picture.sentence, to: width, size: 12.5)
        drawing.marks.append(
            .label(type.label(sentence, at: Point(x: Self.margin, y: 62), size: 12.5, palette.ink)))
        return 100
    }

    private func plotRect(x: Double, right: Double, _ top: Double) -> Rect {
        Rect(x: x, y: top, width: right - x, height: Self.page.height - top - 44 - Self.legendHeight)
    }

    private func costArea(_ top: Double) -> Rect { plotRect(x: 572, right: Self.page.width - Self.margin, top) }

    /// The plot of the gestures, large enough for all of them and for the border.
    func dotPlot(_ top: Double) -> Plot {
        let thresholds = [picture.current, picture.recommended].flatMap { rules in
            picture.scenes.flatMap { scene -> [Double] in
                var scene = scene
                scene.allowsSwipeUp = true
                let all = DismissThresholds(rules, in: scene)
                let own: Double? =
                    switch picture.direction {
                    case .down: all.down
                    case .up: all.up
                    case .right: all.right
                    }
                return own.map { [$0] } ?? []
            }
        }
        let flings = [picture.current, picture.recommended].flatMap { rules in
            picture.scenes.compactMap { rules.flingLimit(picture.direction, in: $0) }
        }
        // A limit beyond all gestures would squeeze them into a corner.
        let fastest = picture.dots.map(\.velocity.magnitude).filter(\.isFinite).max() ?? 0
        let farthest = picture.dots.map(\.travel.magnitude).filter(\.isFinite).max() ?? 0
        return Plot(
            rect: plotRect(x: Self.margin + 52, right: 500, top),
            across: Plot.range(
                of: picture.dots.map(\.travel) + thresholds.filter { $0 <= max(3 * farthest, 100) }, least: 100),
            along: Plot.range(
                of: picture.dots.map(\.velocity) + flings.filter { $0 <= max(3 * fastest, 1000) }, least: 1000),
            isDownwards: false)
    }

    /// The borders of the current and the recommended rules.
    var borders: [(rules: DismissRules, style: LineStyle)] {
        [
            (picture.current, LineStyle(palette.ink, width: 1.6, dashes: [5, 4])),
            (picture.recommended, LineStyle(palette.limit, width: 2.4)),
        ]
    }

    private func addDots(_ drawing: inout Drawing, _ plot: Plot) {
        drawing.marks += plane(
            title: "velocity at the lift, pt/s", below: "travel \(picture.direction.words), pt",
            ticks: (Plot.ticks(plot.across, count: 7), Plot.ticks(plot.along, count: 7))
        ).marks(for: plot)
        var marks: [Mark] = []
        for dot in picture.dots where dot.travel.isFinite && dot.velocity.isFinite {
            marks.append(
                IntentMark.mark(
                    dot.intent, at: plot.place(dot.travel, dot.velocity),
                    isHollow: dot.direction != picture.direction, palette))
        }
        for (rules, style) in borders {
            var seen: [[[Point]]] = []
            for scene in picture.scenes {
                let lines = DecisionBorder(rules, picture.direction, in: scene).lines(plot.across, plot.along)
                if seen.contains(lines) { continue }
                seen.append(lines)
                marks += lines.map { .line($0.map { plot.place($0.x, $0.y) }, style) }
            }
        }
        for dot in picture.dots where dot.isMisjudged && dot.travel.isFinite && dot.velocity.isFinite {
            marks.append(IntentMark.ring(at: plot.place(dot.travel, dot.velocity), palette))
        }
        drawing.marks.append(.clipped(plot.rect, radius: 0, marks))
    }

    private func addLegend(_ drawing: inout Drawing, below rect: Rect) {
        var legend = Legend(
            in: Rect(x: Self.margin, y: rect.bottom + 46, width: 500 - Self.margin, height: Self.legendHeight), palette,
            type)
        let intents = Sidecar.Intent.allCases.filter { intent in picture.dots.contains { $0.intent == intent } }
        for intent in intents {
            legend.add(IntentMark.words(intent), swatch: 11) { [IntentMark.mark(intent, at: $0, palette)] }
        }
        if picture.dots.contains(where: \.isMisjudged) {
            legend.add("misjudged as recommended", swatch: 18) { [IntentMark.ring(at: $0, palette)] }
        }
        if picture.dots.contains(where: { $0.direction != picture.direction }) {
            legend.add("in another direction, with another border", swatch: 11) {
                [IntentMark.mark(.dismiss, at: $0, isHollow: true, palette)]
            }
        }
        legend.nextRow()
        legend.add("border of \(borders[0].rules.name)", borders[0].style)
        legend.add("border as recommended", borders[1].style)
        drawing.marks += legend.marks
    }
}
