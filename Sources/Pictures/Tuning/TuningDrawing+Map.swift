import Documents
import FlowNavigation
import Geometry
import Harness

extension TuningDrawing {
    /// What two fields cost together, as a map: the more, the farther from the page's colour.
    func addMap(_ drawing: inout Drawing, _ cost: CostPicture, in rect: Rect) {
        let (across, along) = (cost.axes[0], cost.axes[1])
        let plot = mapPlot(cost, in: rect)
        addPlane(
            &drawing, plot, title: "\(along.name); \(heading(cost)) by shade", below: across.name,
            ticks: (Plot.ticks(plot.across, count: 7), Plot.ticks(plot.along, count: 7)), hasGrid: false)
        let map = CostMap(cost, plot: plot)
        let scale = CostScale(cost, palette)
        var marks = map.runs.map { run in
            // As much of the next one's room as a pixel, so that no seam shows between them.
            Mark.box(
                Rect(x: run.rect.x, y: run.rect.y, width: run.rect.width + 1, height: run.rect.height + 1),
                radius: 0, fill: scale.ink(of: run.cost), stroke: nil)
        }
        marks += map.outline.map { .line($0, Stroke(palette.limit, width: 1.6)) }
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
        let stroke = Stroke(palette.limit, width: 2)
        func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Mark {
            .line([Point(x: x1, y: y1), Point(x: x2, y: y2)], stroke)
        }
        return [
            line(left, point.y, right, point.y), line(point.x, low, point.x, high),
            line(left, point.y - 4, left, point.y + 4), line(right, point.y - 4, right, point.y + 4),
            line(point.x - 4, low, point.x + 4, low), line(point.x - 4, high, point.x + 4, high),
            .circle(point, radius: 5, fill: palette.limit, stroke: Stroke(palette.page, width: 1.4)),
        ]
    }

    /// What the rules have now: a cross, or a line where one of the two fields alone is a number.
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

    /// Over light and over dark shades.
    private func line(from: Point, to: Point) -> [Mark] {
        [.line([from, to], Stroke(palette.page, width: 3)), .line([from, to], now)]
    }

    private func cross(at place: Point) -> Mark {
        let halo = Stroke(palette.page, width: 1.4)
        let (thin, wide) = (1.6, 6.0)
        let corners: [(Double, Double)] = [
            (-thin, -wide), (thin, -wide), (thin, -thin), (wide, -thin), (wide, thin), (thin, thin), (thin, wide),
            (-thin, wide), (-thin, thin), (-wide, thin), (-wide, -thin), (-thin, -thin),
        ]
        return .area(
            corners.map { Point(x: place.x + $0.0, y: place.y + $0.1) }, fill: palette.ink, stroke: halo)
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
        legend.add("costs least", Stroke(palette.limit, width: 1.6))
        let values = cost.axes.map { DecimalText.short($0.recommended, decimals: 3) }.joined(separator: ", ")
        legend.add("recommended: \(values)", swatch: 12) {
            [.circle($0, radius: 5, fill: palette.limit, stroke: nil)]
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
        legend.add("costs the same beside it: \(ranges)", Stroke(palette.limit, width: 2))
        drawing.marks += legend.marks
    }

    private func swatch(at place: Point, _ ink: Ink) -> Mark {
        .box(
            Rect(x: place.x - 8, y: place.y - 5, width: 16, height: 10), radius: 0, fill: ink,
            stroke: Stroke(palette.faint, width: 0.6))
    }
}
