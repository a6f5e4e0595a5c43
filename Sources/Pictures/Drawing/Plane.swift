import Documents
import Geometry

/// The panel of a plot: background, tick labels and axis titles.
struct Plane {
    let palette: Palette
    let type: Typesetter
    /// The titles of the axes: the one above the plot and the one below it.
    let title: String, below: String
    /// The tick labels.
    let ticks: (across: [Double], along: [Double])
    /// Whether each tick has a grid line.
    var hasGrid = true

    func marks(for plot: Plot) -> [Mark] {
        let rect = plot.rect
        var marks: [Mark] = [.box(rect, radius: 0, fill: palette.panel, outline: nil)]
        var taken: [Rect] = []
        for tick in ticks.across {
            let x = plot.x(tick)
            if hasGrid { marks.append(line(Point(x: x, y: rect.y), Point(x: x, y: rect.bottom), at: tick)) }
            marks += number(tick, at: Point(x: x, y: rect.bottom + 15), .center, &taken)
        }
        for tick in ticks.along {
            let y = plot.y(tick)
            if hasGrid { marks.append(line(Point(x: rect.x, y: y), Point(x: rect.right, y: y), at: tick)) }
            marks += number(tick, at: Point(x: rect.x - 7, y: y + 3.5), .right, &taken)
        }
        return marks + [
            name(title, at: Point(x: rect.x, y: rect.y - 9), .left, rect.width),
            name(below, at: Point(x: rect.right, y: rect.bottom + 31), .right, rect.width),
        ]
    }

    private func line(_ from: Point, _ to: Point, at value: Double) -> Mark {
        .line([from, to], LineStyle(value == 0 ? palette.faint : palette.grid, width: 0.8))
    }

    /// A tick label, or nothing if it would touch another one.
    private func number(
        _ value: Double, at place: Point, _ alignment: Typesetter.Alignment, _ taken: inout [Rect]
    ) -> [Mark] {
        let label = type.label(DecimalText.short(value, decimals: 3), at: place, alignment, size: 10, palette.faint)
        let room = Rect(x: label.rect.x - 4, y: label.rect.y, width: label.rect.width + 8, height: label.rect.height)
        if taken.contains(where: { $0.intersects(room) }) { return [] }
        taken.append(room)
        return [.label(label)]
    }

    private func name(_ text: String, at place: Point, _ alignment: Typesetter.Alignment, _ width: Double) -> Mark {
        let text = type.shortened(text, to: width, size: 11, isBold: true)
        return .label(type.label(text, at: place, alignment, size: 11, isBold: true, palette.ink))
    }
}
