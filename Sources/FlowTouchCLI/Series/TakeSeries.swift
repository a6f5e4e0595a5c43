import Documents
import Harness

/// The progress of a series of labelled takes: which take is next, and the outcomes so far.
struct TakeSeries: Hashable {
    /// One recording of the series.
    struct Take: Hashable {
        var intent: Sidecar.Intent
        /// Counted from 1 within its intent.
        var number: Int
        /// Its outcome; `nil` until it is made.
        var outcome: Outcome?
        fileprivate var name: String

        /// The name of its recording without the extension: `dismiss-03`.
        var stem: String { name }
    }

    let count: Int
    private(set) var takes: [Take] = []
    private var next = 0
    /// How many takes were dropped.
    private(set) var dropped = 0

    /// This many takes of each intent, one intent after the other.
    init(_ intents: [Sidecar.Intent], count: Int) {
        self.count = count
        let width = max(2, String(count).count)
        for intent in intents {
            for number in 1...max(count, 1) {
                let digits = String(number)
                let name = intent.rawValue + "-" + String(repeating: "0", count: width - digits.count) + digits
                takes.append(Take(intent: intent, number: number, outcome: nil, name: name))
            }
        }
    }

    /// The take to make now; `nil` when all are made.
    var current: Take? { next < takes.count ? takes[next] : nil }

    /// What to ask of the person: “Pull down to dismiss: 3 of 10”.
    var prompt: String {
        guard let current else { return "" }
        return "\(Self.task(current.intent)): \(current.number) of \(count)"
    }

    /// Records that the current take was made.
    mutating func complete(_ outcome: Outcome) {
        guard next < takes.count else { return }
        takes[next].outcome = outcome
        next += 1
    }

    /// Drops the last take, which must be made again.
    /// - Returns: the dropped take; `nil` if there is none yet.
    mutating func dropLast() -> Take? {
        guard next > 0 else { return nil }
        next -= 1
        dropped += 1
        defer { takes[next].outcome = nil }
        return takes[next]
    }

    /// One line for each intent: “dismiss  10 of 10: 8 dismissed, 2 returned”.
    var summary: [String] {
        var lines: [String] = []
        for intent in Sidecar.Intent.allCases where takes.contains(where: { $0.intent == intent }) {
            let made = takes.filter { $0.intent == intent }.compactMap { $0.outcome?.result }
            let results = Outcome.Result.allCases.compactMap { result in
                let found = made.count { $0 == result }
                return found == 0 ? nil : "\(found) \(result.rawValue)"
            }
            let list = results.isEmpty ? "" : ": " + results.joined(separator: ", ")
            lines.append(DecimalText.left(intent.rawValue, width: 9) + "\(made.count) of \(count)\(list)")
        }
        if dropped > 0 { lines.append("\(dropped) dropped") }
        return lines
    }

    private static func task(_ intent: Sidecar.Intent) -> String {
        switch intent {
        case .dismiss: "Pull down to dismiss"
        case .keep: "Pull down, and keep the view: let it return"
        case .scroll: "Scroll the content"
        case .tap: "Tap"
        }
    }

    /// The intents in a list such as `dismiss,keep`, each once.
    static func intents(_ words: String) throws(CommandFailure) -> [Sidecar.Intent] {
        var intents: [Sidecar.Intent] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            guard let intent = Sidecar.Intent(rawValue: String(word)), !intents.contains(intent) else {
                let known = Sidecar.Intent.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandFailure(
                    .usage, "--intent takes some of \(known), each once, with commas between, not “\(quoted(words))”")
            }
            intents.append(intent)
        }
        return intents
    }
}
