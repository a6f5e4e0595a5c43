import TextScreen

/// The colours and characters of the picture.
struct PictureTheme: Hashable {
    /// Whether characters beyond ASCII are used.
    let isUnicode: Bool
    /// Whether colours are used.
    let hasColour: Bool

    // The canvas has dark paper with light ink, readable on dark and light terminals alike. Everything else has the
    // terminal's own colours.

    /// The stack below the view.
    var below: CellStyle { hasColour ? CellStyle(ink: 61, paper: 17) : CellStyle(isFaint: true) }
    /// The view.
    var card: CellStyle { hasColour ? CellStyle(ink: 250, paper: 239) : CellStyle(isReversed: isUnicode) }
    /// The edge of the view: its paper as ink.
    var cardEdge: CellStyle { hasColour ? CellStyle(ink: 239, paper: 17) : .plain }
    /// The stack's paper as ink, on the view.
    var belowEdge: CellStyle { hasColour ? CellStyle(ink: 17, paper: 239) : CellStyle(isReversed: true) }
    var frame: CellStyle { CellStyle(isFaint: true) }
    var strong: CellStyle { CellStyle(isBold: true) }
    var faint: CellStyle { CellStyle(isFaint: true) }
    var trail: CellStyle { ink(117) }
    var finger: CellStyle { ink(231, isBold: true) }
    var origin: CellStyle { ink(252) }
    /// A threshold that is not reached.
    var short: CellStyle { ink(221) }
    /// A threshold that is passed.
    var past: CellStyle { ink(120, isBold: true) }

    /// The result of a gesture, beside the canvas.
    func result(_ isGood: Bool) -> CellStyle { CellStyle(ink: hasColour ? (isGood ? 2 : 3) : nil, isBold: true) }

    private func ink(_ number: UInt8, isBold: Bool = false) -> CellStyle {
        CellStyle(ink: hasColour ? number : nil, isBold: isBold)
    }

    /// The character for Unicode or for ASCII.
    func either(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> Unicode.Scalar { isUnicode ? unicode : ascii }

    /// The text. For ASCII, the few other characters that sentences contain are replaced.
    func text(_ text: String) -> String {
        if isUnicode { return text }
        var plain = ""
        for character in text {
            switch character {
            case "×": plain += "x"
            case "–", "−": plain += "-"
            case "…": plain += "..."
            case "“", "”": plain += "\""
            case "·": plain += "-"
            case "→": plain += "->"
            default: plain.append(character.isASCII ? character : "?")
            }
        }
        return plain
    }
}
