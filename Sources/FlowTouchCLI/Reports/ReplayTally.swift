import Harness

/// Counts recordings and the results of their gestures.
struct ReplayTally {
    private var recordings = 0
    private var counts: [Outcome.Result: Int] = [:]

    mutating func addRecording() { recordings += 1 }

    mutating func add(_ outcomes: [Outcome]) {
        for outcome in outcomes { counts[outcome.result, default: 0] += 1 }
    }

    /// `34 recordings, 41 gestures: 12 dismissed, 9 returned.`
    var sentence: String {
        let gestures = counts.values.reduce(0, +)
        let parts = Outcome.Result.allCases.compactMap { result in
            counts[result].map { "\($0) \(result == .notRecognised ? "not recognised" : result.rawValue)" }
        }
        let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        return "\(count(recordings, "recording")), \(count(gestures, "gesture"))\(list)."
    }
}
