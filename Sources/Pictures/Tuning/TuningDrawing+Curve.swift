import Documents
import Geometry
import Harness

extension TuningDrawing {
    /// The costs of one field as a curve, with a band behind it for the plateau.
    func addCurve(_ drawing: inout Drawing, _ cost: CostPicture, in rect: Rect) {
        let axis = cost.axes[0]
        let plot = curvePlot(cost, in: rect)
        let ticks = (Plot.ticks(plot.across, count: 7), Plot.ticks(plot.along, count: 6))
        drawing.marks += plane(title: heading(cost), below: axis.name, ticks: ticks).marks(for: plot)
        var marks: [Mark] = [
            .box(band(axis, plot), radius: 0, fill: palette.limit.faded(to: 0.35), outline: nil)
        ]
        // Values that make no valid rules have no cost, and the line has a gap there.
        var line: [Point] = []
        func end() {
            if line.count > 1 { marks.append(.line(line, LineStyle(palette.along, width: 2.2))) }
            line = []
        }
        for (value, cost) in zip(axis.values, cost.costs) {
            if cost.isFinite { line.append(plot.place(value, cost)) } else { end() }
        }
        end()
        if axis.values.count <= 60 {
            for (value, cost) in zip(axis.values, cost.costs) where cost.isFinite {
                marks.append(.circle(plot.place(value, cost), radius: 2.6, fill: palette.along, outline: nil))
            }
        }
        func upright(_ value: Double, _ style: LineStyle) {
            let x = plot.x(value)
            marks.append(.line([Point(x: x, y: rect.y), Point(x: x, y: rect.bottom)], style))
        }
        if let current = axis.current { upright(current, now) }
        upright(axis.recommended, chosen)
        drawing.marks.append(.clipped(rect, radius: 0, marks))

        var legend = legend(below: rect)
        legend.add("costs the same: \(Self.words(axis.plateau))", swatch: 26) {
            [
                .box(
                    Rect(x: $0.x - 13, y: $0.y - 5, width: 26, height: 10), radius: 0,
                    fill: palette.limit.faded(to: 0.35), outline: nil)
            ]
        }
        legend.add("recommended: \(DecimalText.short(axis.recommended, decimals: 3))", chosen)
        if let current = axis.current, plot.across.contains(current) {
            legend.add("now: \(DecimalText.short(current, decimals: 3))", now)
        }
        drawing.marks += legend.marks
    }

    func curvePlot(_ cost: CostPicture, in rect: Rect) -> Plot {
        Plot(
            rect: rect, across: cost.axes[0].range, along: Plot.range(of: cost.costs, least: 1), isDownwards: false)
    }

    /// From the first to the last value with equal cost, and wide enough to be visible for a single value.
    func band(_ axis: CostPicture.Axis, _ plot: Plot) -> Rect {
        let (left, right) = (plot.x(axis.plateau.lowerBound), plot.x(axis.plateau.upperBound))
        let width = max(right - left, 3)
        return Rect(x: (left + right - width) / 2, y: plot.rect.y, width: width, height: plot.rect.height)
    }
}
