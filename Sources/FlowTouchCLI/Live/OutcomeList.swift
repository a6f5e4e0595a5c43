import Documents
import Harness
import TextScreen

/// The list of outcomes, the newest first. Under the newest stands its outcome under the current rules.
struct OutcomeList {
    let theme: PictureTheme

    /// The number of rows of the list on a screen of this height.
    func rows(_ height: Int) -> Int { height >= 20 ? max(4, height / 5) : height >= 14 ? 3 : 2 }

    /// The column of the sentences, after the number of the gesture.
    private static let indent = 6

    func draw(_ model: LiveModel, at row: Int, rows: Int, on grid: inout CellGrid) {
        let width = max(1, grid.width - Self.indent)
        var line = row
        let end = row + rows
        /// Wraps the sentence if all its rows fit before the last `spared` rows, or else cuts it.
        func say(_ mark: String, _ sentence: String, _ style: CellStyle, sparing spared: Int = 0) {
            guard line < end else { return }
            grid.put(theme.text(mark), column: 0, row: line, theme.faint)
            let lines = TextWrapping.lines(theme.text(sentence), width: width)
            let isWhole = line + lines.count <= end - spared
            for words in isWhole ? lines : [theme.text(sentence)] {
                grid.put(words, column: Self.indent, row: line, style, cut: theme.either("…", ">"))
                line += 1
            }
        }
        if model.outcomes.isEmpty {
            let words = "pull the view down, and let go."
            let count = model.gestureCount
            let so = count == 0 ? "No gesture yet: " : "Cleared, \(count) gesture\(count == 1 ? "" : "s") so far: "
            for text in TextWrapping.lines(so + words, width: grid.width - 2) where line < end {
                grid.put(theme.text(text), column: 1, row: line, theme.faint)
                line += 1
            }
        }
        for (index, outcome) in model.outcomes.reversed().enumerated() {
            let second = index == 0 ? model.secondOpinion : nil
            let style = index == 0 ? theme.result(outcome.result == .dismissed) : .plain
            say(
                DecimalText.right("\(model.gestureCount - index)", width: 4), outcome.sentence, style,
                sparing: second == nil ? 0 : 1)
            if let second { say("  → ", "now: " + second.sentence, theme.result(second.result == .dismissed)) }
        }
        if model.outcomes.isEmpty, let second = model.secondOpinion {
            say(
                DecimalText.right("\(model.gestureCount)", width: 4), "now: " + second.sentence,
                theme.result(second.result == .dismissed))
        }
    }
}
