import Geometry
import Pictures

/// A drawing in the making: boxes, arrows and words in the colours of a light page, which the SVG adapts to a dark one.
struct Sheet {
    private(set) var drawing: Drawing
    let palette = Palette.light
    private let type = Typesetter(measure: CairoText())

    /// An empty sheet with its title.
    init(_ title: String, width: Double, height: Double) {
        drawing = Drawing(title: title, extent: Size(width: width, height: height), background: palette.page)
    }

    /// Adds whatever is drawn.
    mutating func add(_ mark: Mark) { drawing.marks.append(mark) }

    /// Adds a line of text; `place.y` is its baseline.
    mutating func text(
        _ text: String, at place: Point, _ alignment: Typesetter.Alignment = .left, size: Double = 11,
        isBold: Bool = false, ink: Ink? = nil
    ) {
        add(.label(type.label(text, at: place, alignment, size: size, isBold: isBold, ink ?? palette.ink)))
    }

    /// How wide a line of text is.
    func width(_ text: String, size: Double = 11, isBold: Bool = false) -> Double {
        type.width(text, size: size, isBold: isBold)
    }

    /// Adds a box with a bold title and lines below it, all centred.
    mutating func box(_ rect: Rect, _ title: String, _ lines: [String] = [], edge: Ink? = nil) {
        add(.box(rect, radius: 7, fill: palette.panel, outline: LineStyle(edge ?? palette.faint, width: 1.4)))
        let height = 15.0 + Double(lines.count) * 14
        var y = rect.center.y - height / 2 + 12
        text(title, at: Point(x: rect.center.x, y: y), .center, size: 12, isBold: true)
        for line in lines {
            y += 14
            text(line, at: Point(x: rect.center.x, y: y), .center, size: 10, ink: palette.faint)
        }
    }

    /// Adds a dashed frame around boxes that belong together, with its name at the upper left.
    mutating func group(_ rect: Rect, _ name: String) {
        add(.box(rect, radius: 11, fill: nil, outline: LineStyle(palette.along, width: 1.2, dashes: [5, 4])))
        text(name, at: Point(x: rect.x + 12, y: rect.y + 18), size: 11, isBold: true, ink: palette.along)
    }

    /// Adds an arrow through these places, with its head at the last.
    mutating func arrow(_ places: [Point], ink: Ink? = nil, width: Double = 1.5) {
        guard places.count > 1, let tip = places.last else { return }
        let ink = ink ?? palette.ink
        let before = places[places.count - 2]
        let length = (tip - before).length
        guard length > 0 else { return }
        let (dx, dy) = ((tip.x - before.x) / length, (tip.y - before.y) / length)
        let neck = Point(x: tip.x - 7 * dx, y: tip.y - 7 * dy)
        add(.line(places.dropLast() + [neck], LineStyle(ink, width: width)))
        add(
            .area(
                [tip, Point(x: neck.x - 4 * dy, y: neck.y + 4 * dx), Point(x: neck.x + 4 * dy, y: neck.y - 4 * dx)],
                fill: ink, outline: nil))
    }

    /// Adds words on a background, so that a line behind them does not cross them.
    mutating func caption(_ text: String, at center: Point, size: Double = 10.5, isBold: Bool = false, ink: Ink? = nil)
    {
        let half = width(text, size: size, isBold: isBold) / 2 + 3
        add(
            .box(
                Rect(x: center.x - half, y: center.y - 8, width: 2 * half, height: 16), radius: 3, fill: palette.page,
                outline: nil))
        self.text(
            text, at: Point(x: center.x, y: center.y + 4), .center, size: size, isBold: isBold, ink: ink ?? palette.ink)
    }
}
