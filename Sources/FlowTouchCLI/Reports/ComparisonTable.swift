import Documents
import Gestures
import Harness
import TouchInput

/// The table of a comparison as text: a row for each gesture, a numbered column for each preset.
struct ComparisonTable {
    let rules: [DismissRules]
    let showsOnlyDifferences: Bool
    let explains: Bool

    private static let cellWidth = 6

    /// The preset of each column's number, and the meaning of the words in the cells.
    var legend: [String] {
        let names = rules.enumerated().map { index, rules in
            DecimalText.right("\(index + 1)", width: 2) + " " + rules.name
        }
        let width = (names.map(\.count).max() ?? 0) + 2
        var lines: [String] = []
        for start in stride(from: 0, to: names.count, by: 3) {
            let row = names[start..<min(start + 3, names.count)].map { DecimalText.left($0, width: width) }.joined()
            lines.append(Self.trimmed(row))
        }
        lines.append("dism dismissed · ret returned · ref refused · scro scrolled · tap tapped · canc cancelled")
        lines.append(
            "stuk stuck · — not recognised · dis↑ dis→ upwards, to the right · * not as most · ≠ not all agree")
        return lines
    }

    /// The numbers above the columns.
    var heading: String {
        Self.trimmed(String(repeating: " ", count: 26) + rules.indices.map { Self.cell("\($0 + 1)") }.joined())
    }

    /// The rows of a recording; none if only differences are shown and there are none.
    func rows(_ comparison: Comparison) -> [String] {
        var lines: [String] = []
        for gesture in comparison.gestures where !(showsOnlyDifferences && gesture.isUnanimous) {
            lines.append(row(gesture, origin: comparison.origin))
            guard explains, !gesture.isUnanimous else { continue }
            for (index, outcome) in gesture.outcomes.enumerated() where gesture.differs(at: index) {
                lines.append("         \(rules[index].name): \(outcome.sentence)")
            }
        }
        return lines
    }

    private func row(_ gesture: ComparedGesture, origin: Timestamp) -> String {
        func seconds(_ time: Timestamp) -> String {
            DecimalText.fixed(Double(time.microseconds(since: origin)) / 1_000_000, decimals: 3)
        }
        let span = "\(seconds(gesture.start))–\(seconds(gesture.end)) s"
        var line = DecimalText.right("\(gesture.number)", width: 4) + "  " + DecimalText.left(span, width: 18)
        line += gesture.isUnanimous ? "  " : "≠ "
        for index in gesture.outcomes.indices {
            line += Self.cell(Self.word(gesture.outcomes[index]) + (gesture.differs(at: index) ? "*" : ""))
        }
        return Self.trimmed(line)
    }

    private static func cell(_ text: String) -> String { DecimalText.left(text, width: cellWidth) }

    private static func word(_ outcome: Outcome) -> String {
        switch outcome.result {
        case .dismissed:
            switch outcome.direction {
            case .down, nil: "dism"
            case .up: "dis↑"
            case .right: "dis→"
            }
        case .returned: "ret"
        case .refused: "ref"
        case .scrolled: "scro"
        case .tapped: "tap"
        case .cancelled: "canc"
        case .notRecognised: "—"
        case .stuck: "stuk"
        }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
