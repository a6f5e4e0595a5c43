import Harness

/// How often rules dismiss, by what the hand meant.
public struct Confusion: Hashable, Sendable {
    private var counts: [Sidecar.Intent: [Int]] = [:]

    /// No gestures yet.
    public init() {}

    /// Counts gestures of an intent and how many of them were dismissed.
    public mutating func add(_ intent: Sidecar.Intent, dismissed: Int, of total: Int) {
        let old = dismissals(of: intent)
        counts[intent] = [old.count + dismissed, old.total + total]
    }

    /// How many gestures of an intent were dismissed, and how many there are.
    public func dismissals(of intent: Sidecar.Intent) -> (count: Int, total: Int) {
        counts[intent].map { ($0[0], $0[1]) } ?? (0, 0)
    }

    /// Missed dismissals, out of all gestures that were meant to dismiss.
    public var missed: WilsonInterval {
        let (count, total) = dismissals(of: .dismiss)
        return WilsonInterval(total - count, of: total)
    }

    /// False dismissals, out of all gestures that were not meant to dismiss.
    public var falsely: WilsonInterval {
        var (count, total) = (0, 0)
        for intent in Sidecar.Intent.allCases where intent != .dismiss {
            let own = dismissals(of: intent)
            (count, total) = (count + own.count, total + own.total)
        }
        return WilsonInterval(count, of: total)
    }
}
