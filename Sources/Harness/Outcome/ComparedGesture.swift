import TouchInput

/// One gesture under several rules.
public struct ComparedGesture: Hashable, Sendable {
    /// What became of it under each, in the order of the rules; at least one.
    public let outcomes: [Outcome]

    /// Its number, and when it began and ended: the same under all rules.
    public var number: Int { outcomes[0].gesture }
    /// The frame in which its first finger came down.
    public var start: Timestamp { outcomes[0].start }
    /// The frame in which its last finger left.
    public var end: Timestamp { outcomes[0].end }

    /// Whether all rules came to the same: the same result, and dismissed in the same direction.
    public var isUnanimous: Bool { outcomes.allSatisfy { $0.isLike(outcomes[0]) } }

    /// Whether the rules at `index` came to something else than most; of two equally common answers the one that is
    /// met first counts as most.
    public func differs(at index: Int) -> Bool { !outcomes[index].isLike(mostCommon) }

    private var mostCommon: Outcome {
        var best = outcomes[0]
        var bestCount = 0
        for outcome in outcomes {
            let count = outcomes.count { $0.isLike(outcome) }
            if count > bestCount { (best, bestCount) = (outcome, count) }
        }
        return best
    }
}

extension Outcome {
    fileprivate func isLike(_ other: Outcome) -> Bool {
        result == other.result && (result != .dismissed || direction == other.direction)
    }
}
