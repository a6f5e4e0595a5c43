import Documents
import FlowNavigation
import Geometry
import Harness

extension TuningDrawing {
    /// The panel of a plot with lines at its ticks; labels that would touch are left out.
    func addPlane(
        _ drawing: inout Drawing, _ plot: Plot, title: String, below: String,
        ticks: (across: [Double], along: [Double]), hasGrid: Bool = true
    ) {
        let rect = plot.rect
        drawing.marks.append(.box(rect, radius: 0, fill: palette.panel, stroke: nil))
        var taken: [Rect] = []
        func add(_ value: Double, at place: Point, _ alignment: Typesetter.Alignment) {
            let label = type.label(DecimalText.short(value, decimals: 3), at: place, alignment, size: 10, palette.faint)
            let room = Rect(
                x: label.rect.x - 4, y: label.rect.y, width: label.rect.width + 8, height: label.rect.height)
            if taken.contains(where: { $0.intersects(room) }) { return }
            taken.append(room)
            drawing.marks.append(.label(label))
        }
        func line(_ from: Point, _ to: Point, _ value: Double) {
            let ink = value == 0 ? palette.faint : palette.grid
            drawing.marks.append(.line([from, to], Stroke(ink, width: 0.8)))
        }
        for tick in ticks.across {
            let x = plot.x(tick)
            if hasGrid { line(Point(x: x, y: rect.y), Point(x: x, y: rect.bottom), tick) }
            add(tick, at: Point(x: x, y: rect.bottom + 15), .center)
        }
        for tick in ticks.along {
            let y = plot.y(tick)
            if hasGrid { line(Point(x: rect.x, y: y), Point(x: rect.right, y: y), tick) }
            add(tick, at: Point(x: rect.x - 7, y: y + 3.5), .right)
        }
        let heading = type.shortened(title, to: rect.width, size: 11, isBold: true)
        drawing.marks.append(
            .label(type.label(heading, at: Point(x: rect.x, y: rect.y - 9), size: 11, isBold: true, palette.ink)))
        let name = type.shortened(below, to: rect.width, size: 11, isBold: true)
        drawing.marks.append(
            .label(
                type.label(
                    name, at: Point(x: rect.right, y: rect.bottom + 31), .right, size: 11, isBold: true, palette.ink)
            ))
    }

    /// `cost over down`, and what is left out of the picture.
    func heading(_ cost: CostPicture) -> String {
        var words = "cost"
        if !cost.others.isEmpty { words += ", \(cost.others.joined(separator: ", ")) as recommended" }
        return words
    }

    /// How the recommended values and those of now are drawn.
    var chosen: Stroke { Stroke(palette.limit, width: 1.8) }
    var now: Stroke { Stroke(palette.ink, width: 1.6, dashes: [5, 4]) }

    /// The legend below what the fields cost.
    func legend(below rect: Rect) -> Legend {
        Legend(in: Rect(x: rect.x, y: rect.bottom + 46, width: rect.width, height: 60), palette, type)
    }

    /// `55 to 57`, or the one value.
    static func words(_ range: ClosedRange<Double>) -> String {
        let (low, high) = (
            DecimalText.short(range.lowerBound, decimals: 3), DecimalText.short(range.upperBound, decimals: 3)
        )
        return low == high ? low : "\(low) to \(high)"
    }
}
