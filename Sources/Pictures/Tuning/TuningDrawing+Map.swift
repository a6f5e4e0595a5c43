import Documents
import Geometry
import Harness

extension TuningDrawing {
    /// The costs of two fields as a map: the higher the cost, the farther its shade is from the page's colour.
    func addMap(_ drawing: inout Drawing, _ cost: CostPicture, in rect: Rect) {
        let (across, along) = (cost.axes[0], cost.axes[1])
        let plot = mapPlot(cost, in: rect)
        let ticks = (Plot.ticks(plot.across, count: 7), Plot.ticks(plot.along, count: 7))
        let title = "\(along.name); \(heading(cost)) by shade"
        drawing.marks += plane(title: title, below: across.name, ticks: ticks, hasGrid: false).marks(for: plot)
        let map = CostMap(cost, plot: plot)
        let scale = CostScale(cost, palette)
        var marks = map.runs.map { run in
            // One pixel wider than the cell, so that no seam shows.
            Mark.box(
                Rect(x: run.rect.x, y: run.rect.y, width: run.rect.width + 1, height: run.rect.height + 1),
                radius: 0, fill: scale.ink(of: run.cost), outline: nil)
        }
        marks += map.outline.map { .line($0, LineStyle(palette.limit, width: 1.6)) }
        drawing.marks.append(.clipped(rect, radius: 0, marks))

        drawing.marks += current(across, along, plot) + arms(across, along, plot)
        addMapLegend(&drawing, cost, scale, below: rect)
    }

    func mapPlot(_ cost: CostPicture, in rect: Rect) -> Plot {
        Plot(rect: rect, across: cost.axes[0].range, along: cost.axes[1].range, isDownwards: false)
    }

    /// The recommended point, and how far the plateau reaches from it along each field.
    func arms(_ across: CostPicture.Axis, _ along: CostPicture.Axis, _ plot: Plot) -> [Mark] {
        let point = plot.place(across.recommended, along.recommended)
        let (left, right) = (plot.x(across.plateau.lowerBound), plot.x(across.plateau.upperBound))
        let (low, high) = (plot.y(along.plateau.lowerBound), plot.y(along.plateau.upperBound))
        let style = LineStyle(palette.limit, width: 2)
        func level(_ y: Double, from: Double, to: Double) -> Mark {
            .line([Point(x: from, y: y), Point(x: to, y: y)], style)
        }
        func upright(_ x: Double, from: Double, to: Double) -> Mark {
            .line([Point(x: x, y: from), Point(x: x, y: to)], style)
        }
        return [
            level(point.y, from: left, to: right), upright(point.x, from: low, to: high),
            upright(left, from: point.y - 4, to: point.y + 4), upright(right, from: point.y - 4, to: point.y + 4),
            level(low, from: point.x - 4, to: point.x + 4), level(high, from: point.x - 4, to: point.x + 4),
            .circle(point, radius: 5, fill: palette.limit, outline: LineStyle(palette.page, width: 1.4)),
        ]
    }

    /// The current values: a cross, or a line if only one of the two fields is a number.
    private func current(_ across: CostPicture.Axis, _ along: CostPicture.Axis, _ plot: Plot) -> [Mark] {
        let (rect, x, y) = (plot.rect, across.current, along.current)
        switch (x, y) {
        case (let x?, let y?) where plot.across.contains(x) && plot.along.contains(y):
            return [cross(at: plot.place(x, y))]
        case (let x?, nil) where plot.across.contains(x):
            return line(from: Point(x: plot.x(x), y: rect.y), to: Point(x: plot.x(x), y: rect.bottom))
        case (nil, let y?) where plot.along.contains(y):
            return line(from: Point(x: rect.x, y: plot.y(y)), to: Point(x: rect.right, y: plot.y(y)))
        default: return []
        }
    }

    /// A line that is visible on light and dark shades.
    private func line(from: Point, to: Point) -> [Mark] {
        [.line([from, to], LineStyle(palette.page, width: 3)), .line([from, to], now)]
    }

    private func cross(at place: Point) -> Mark {
        let halo = LineStyle(palette.page, width: 1.4)
        let (thin, wide) = (1.6, 6.0)
        let corners: [(Double, Double)] = [
            (-thin, -wide), (thin, -wide), (thin, -thin), (wide, -thin), (wide, thin), (thin, thin), (thin, wide),
            (-thin, wide), (-thin, thin), (-wide, thin), (-wide, -thin), (-thin, -thin),
        ]
        return .area(
            corners.map { Point(x: place.x + $0.0, y: place.y + $0.1) }, fill: palette.ink, outline: halo)
    }

    private func addMapLegend(_ drawing: inout Drawing, _ cost: CostPicture, _ scale: CostScale, below rect: Rect) {
        var legend = legend(below: rect)
        for (index, value) in scale.samples.enumerated() {
            legend.add((index == 0 ? "cost " : "") + DecimalText.short(value, decimals: 2), swatch: 16) {
                [swatch(at: $0, scale.ink(of: value))]
            }
        }
        if cost.costs.contains(where: { !$0.isFinite }) {
            legend.add("no rules", swatch: 16) { [swatch(at: $0, scale.ink(of: .infinity))] }
        }
        legend.nextRow()
        legend.add("costs least", LineStyle(palette.limit, width: 1.6))
        let values = cost.axes.map { DecimalText.short($0.recommended, decimals: 3) }.joined(separator: ", ")
        legend.add("recommended: \(values)", swatch: 12) {
            [.circle($0, radius: 5, fill: palette.limit, outline: nil)]
        }
        let currents = cost.axes.filter { $0.current.map($0.range.contains) ?? false }
        let words = currents.map { "\($0.name) \(DecimalText.short($0.current ?? 0, decimals: 3))" }
        if currents.count == 2 {
            legend.add("now: \(words.joined(separator: ", "))", swatch: 14) { [cross(at: $0)] }
        } else if currents.count == 1, cost.axes.contains(where: { $0.current == nil }) {
            legend.add("now: \(words[0])", now)
        }
        let ranges = cost.axes.map { "\($0.name) \(Self.words($0.plateau))" }.joined(separator: ", ")
        legend.nextRow()
        legend.add("costs the same beside it: \(ranges)", LineStyle(palette.limit, width: 2))
        drawing.marks += legend.marks
    }

    private func swatch(at place: Point, _ ink: Ink) -> Mark {
        .box(
            Rect(x: place.x - 8, y: place.y - 5, width: 16, height: 10), radius: 0, fill: ink,
            outline: LineStyle(palette.faint, width: 0.6))
    }
}
