import Gestures

/// The transitions between phases, as the tests' table of all phases and events has them.
struct TransitionTable {
    /// The clauses that lead from one phase to another, or to the same.
    private(set) var clauses: [Way: Set<Int>] = [:]

    /// From one phase to another.
    struct Way: Hashable {
        /// Where it begins.
        var from: DismissPhase.Name
        /// Where it leads.
        var to: DismissPhase.Name
    }

    /// The table in this text: situation, event, clause, next phase and effects in columns.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
            guard cells.count >= 4, let number = Int(cells[2].dropFirst()),
                let from = DismissPhase.Name.allCases.first(where: { cells[0].hasPrefix($0.rawValue) }),
                let to = DismissPhase.Name(rawValue: cells[3])
            else { continue }
            clauses[Way(from: from, to: to), default: []].insert(number)
        }
    }

    /// The clauses in words, such as `D9–D13`; D20 changes nothing and is left out.
    func words(from: DismissPhase.Name, to: DismissPhase.Name) -> String? {
        let numbers = (clauses[Way(from: from, to: to)] ?? []).subtracting([20]).sorted()
        guard !numbers.isEmpty else { return nil }
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { run in
            switch run.count {
            case 1: "D\(run.lowerBound)"
            case 2: "D\(run.lowerBound), D\(run.upperBound)"
            default: "D\(run.lowerBound)–D\(run.upperBound)"
            }
        }.joined(separator: ", ")
    }
}
