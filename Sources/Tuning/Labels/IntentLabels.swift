import Documents
import Harness

/// The intended result of each gesture, from the file beside the recording, a table, or patterns of paths.
///
/// A label for one gesture takes precedence over a label for its whole recording. Two different labels of the same kind
/// are a contradiction.
public struct IntentLabels: Sendable {
    /// The intent.
    public typealias Intent = Sidecar.Intent

    fileprivate struct Statement: Sendable {
        var intent: Intent
        var place: String
        var pattern: GlobPattern?
        var path: String?
        var gesture: Int?
    }

    private var statements: [Statement] = []
    private var used: Set<Int> = []

    /// No labels.
    public init() {}

    /// Adds a pattern, as in `dismiss=*swipe*down*`.
    public mutating func add(pattern text: String) throws(TuningError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let intent = Intent(rawValue: parts[0]), !parts[1].isEmpty else {
            throw TuningError(
                "--intent “\(PrintableText.excerpt(of: text))”: expected dismiss, keep, scroll or tap, =, and a pattern"
                    + " such as dismiss='*swipe*down*'")
        }
        statements.append(
            Statement(
                intent: intent, place: "--intent \(PrintableText.excerpt(of: text))", pattern: GlobPattern(parts[1])))
    }

    /// Adds a table with tab-separated columns: a recording's path, optionally a gesture number, and the intent. Empty
    /// lines, lines that start with `#` and a header are skipped. A path may omit leading folders.
    public mutating func add(table text: String, named name: String) throws(TuningError) {
        for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = row.last == "\r" || row.last == "\r\n" ? row.dropLast() : row
            if line.isEmpty || line.hasPrefix("#") { continue }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if index == 0, cells.last == "intent" { continue }
            let place = "\(PrintableText.excerpt(of: name, limit: 4096)):\(index + 1)"
            func fail(_ expected: String) -> TuningError {
                TuningError("\(place): expected \(expected), found “\(PrintableText.excerpt(of: String(line)))”")
            }
            guard cells.count == 2 || cells.count == 3, !cells[0].isEmpty else {
                throw fail("path, gesture (may be left out) and intent, with tabs between")
            }
            guard let intent = Intent(rawValue: cells[cells.count - 1]) else {
                throw fail("an intent at the end: dismiss, keep, scroll or tap")
            }
            var gesture: Int?
            if cells.count == 3, !cells[1].isEmpty {
                guard let number = Int(cells[1]), number >= 1 else { throw fail("a gesture's number, counted from 1") }
                gesture = number
            }
            statements.append(Statement(intent: intent, place: place, path: cells[0], gesture: gesture))
        }
    }

    /// The intents of the `count` gestures of a recording, `nil` for unlabelled ones. `sidecar` is the file beside it.
    public mutating func intents(
        of path: String, gestures count: Int, sidecar: Sidecar
    ) throws(TuningError) -> [Intent?] {
        let shown = PrintableText.excerpt(of: path, limit: 4096)
        let beside = "the .json beside it"
        if let own = sidecar.gestureIntents, own.count != count {
            throw TuningError("\(shown): \(beside) has \(own.count) intents, the recording \(count) gestures")
        }
        var matching: [Statement] = []
        for (index, statement) in statements.enumerated() where statement.concerns(path) {
            used.insert(index)
            if let gesture = statement.gesture, gesture > count {
                throw TuningError("\(statement.place): \(shown) has no gesture \(gesture), but \(count) in all")
            }
            matching.append(statement)
        }
        if let intent = sidecar.intent { matching.append(Statement(intent: intent, place: beside)) }
        for (index, intent) in (sidecar.gestureIntents ?? []).enumerated() {
            if let intent { matching.append(Statement(intent: intent, place: beside, gesture: index + 1)) }
        }
        var result: [Intent?] = []
        for number in stride(from: 1, through: count, by: 1) {
            let own = matching.filter { $0.gesture == number }
            let said = own.isEmpty ? matching.filter { $0.gesture == nil } : own
            if let other = said.first(where: { $0.intent != said[0].intent }) {
                throw TuningError(
                    "\(shown), gesture \(number): \(said[0].place) says \(said[0].intent.rawValue), \(other.place) says"
                        + " \(other.intent.rawValue)")
            }
            result.append(said.first?.intent)
        }
        return result
    }

    /// The labels that have not matched any recording so far.
    public var unusedPlaces: [String] {
        statements.indices.filter { !used.contains($0) }.map { statements[$0].place }
    }
}

extension IntentLabels.Statement {
    fileprivate func concerns(_ recording: String) -> Bool {
        if let pattern { return pattern.matches(recording) }
        guard let path else { return false }
        return recording == path || recording.hasSuffix("/" + path)
    }
}
