import Harness

/// How often rules dismiss what was meant in which way.
public struct Confusion: Hashable, Sendable {
    private var counts: [Sidecar.Intent: [Int]] = [:]

    /// Nothing judged yet.
    public init() {}

    /// Adds gestures of an intent, so many of them dismissed.
    public mutating func add(_ intent: Sidecar.Intent, dismissed: Int, of total: Int) {
        let old = dismissals(of: intent)
        counts[intent] = [old.count + dismissed, old.total + total]
    }

    /// How often gestures of an intent were dismissed, and how many there are.
    public func dismissals(of intent: Sidecar.Intent) -> (count: Int, total: Int) {
        counts[intent].map { ($0[0], $0[1]) } ?? (0, 0)
    }

    /// Dismissals that were meant and did not come, out of all that were meant.
    public var missed: WilsonInterval {
        let (count, total) = dismissals(of: .dismiss)
        return WilsonInterval(total - count, of: total)
    }

    /// Dismissals that came and were not meant, out of all gestures that were not meant to dismiss.
    public var falsely: WilsonInterval {
        var (count, total) = (0, 0)
        for intent in Sidecar.Intent.allCases where intent != .dismiss {
            let own = dismissals(of: intent)
            (count, total) = (count + own.count, total + own.total)
        }
        return WilsonInterval(count, of: total)
    }
}
