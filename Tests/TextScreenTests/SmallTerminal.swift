import TextScreen

/// A terminal that implements only the few ECMA-48 sequences a screen update may contain.
struct SmallTerminal {
    private(set) var grid: CellGrid
    /// Sequences it does not know.
    private(set) var unknown: [String] = []
    /// How many sequences it received.
    private(set) var sequences = 0
    private var column = 0
    private var row = 0
    private(set) var style = CellStyle.plain

    init(showing grid: CellGrid) {
        self.grid = grid
        // Where the last update left the cursor.
        (column, row) = (grid.width / 2, grid.height / 2)
    }

    mutating func take(_ bytes: [UInt8]) {
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1b}" else {
                if column >= grid.width { unknown.append("written behind the last column") }
                grid[column, row] = Cell(scalar, style)
                column += 1
                continue
            }
            var text = ""
            while let next = rest.popFirst() {
                text.unicodeScalars.append(next)
                if next != "[" && !("0"..."9").contains(next) && next != ";" { break }
            }
            sequences += 1
            apply(text)
        }
    }

    private mutating func apply(_ sequence: String) {
        let numbers = sequence.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
        switch sequence.last {
        case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
        case "C": column += numbers.first ?? 1
        case "K": for cleared in column..<grid.width { grid[cleared, row] = Cell(" ", style) }
        case "J" where numbers == [2]: grid = CellGrid(width: grid.width, height: grid.height)
        case "m": select(numbers)
        default: unknown.append(sequence)
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var rest = numbers[...]
        if rest.isEmpty { style = .plain }
        while let number = rest.popFirst() {
            switch number {
            case 0: style = .plain
            case 1: style.isBold = true
            case 2: style.isFaint = true
            case 22: (style.isBold, style.isFaint) = (false, false)
            case 7: style.isReversed = true
            case 27: style.isReversed = false
            case 30...37: style.ink = UInt8(number - 30)
            case 90...97: style.ink = UInt8(number - 82)
            case 39: style.ink = nil
            case 40...47: style.paper = UInt8(number - 40)
            case 100...107: style.paper = UInt8(number - 92)
            case 49: style.paper = nil
            case 38, 48:
                _ = rest.popFirst()
                let colour = rest.popFirst().map { UInt8($0) }
                if number == 38 { style.ink = colour } else { style.paper = colour }
            default: unknown.append("SGR \(number)")
            }
        }
    }
}
