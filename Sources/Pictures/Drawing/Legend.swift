import Geometry

/// Rows of words with a swatch before each, as many in a row as fit.
struct Legend {
    let palette: Palette
    let type: Typesetter
    /// Where it stands; entries go on below it as long as there are some.
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

    /// Adds words; `draw` makes the swatch around the middle of its room.
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

    /// Adds words with a line before them.
    mutating func add(_ words: String, _ style: LineStyle) {
        add(words, swatch: 26) { [.line([Point(x: $0.x - 13, y: $0.y), Point(x: $0.x + 13, y: $0.y)], style)] }
    }

    /// The next words begin below.
    mutating func nextRow() {
        x = area.x
        baseline += 17
    }
}
