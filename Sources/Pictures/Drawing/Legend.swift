import Geometry

/// A legend: rows of entries, each with a swatch, as many per row as fit.
struct Legend {
    let palette: Palette
    let type: Typesetter
    /// Its top left corner. Entries continue downwards.
    let area: Rect
    private var x: Double
    private var baseline: Double
    private(set) var marks: [Mark] = []

    init(in area: Rect, _ palette: Palette, _ type: Typesetter) {
        self.area = area
        self.palette = palette
        self.type = type
        x = area.x
        baseline = area.y + 11
    }

    /// Adds an entry. `draw` draws the swatch around the centre of its space.
    mutating func add(_ words: String, swatch: Double, _ draw: (Point) -> [Mark]) {
        let size = 10.5
        let words = type.shortened(words, to: area.width - swatch - 6, size: size)
        let width = swatch + 6 + type.width(words, size: size)
        if x > area.x && x + width > area.right { nextRow() }
        marks += draw(Point(x: x + swatch / 2, y: baseline - 4))
        marks.append(
            .label(type.label(words, at: Point(x: x + swatch + 6, y: baseline), size: size, palette.ink)))
        x += width + 16
    }

    /// Adds an entry with a line as its swatch.
    mutating func add(_ words: String, _ style: LineStyle) {
        add(words, swatch: 26) { [.line([Point(x: $0.x - 13, y: $0.y), Point(x: $0.x + 13, y: $0.y)], style)] }
    }

    /// Starts a new row.
    mutating func nextRow() {
        x = area.x
        baseline += 17
    }
}
