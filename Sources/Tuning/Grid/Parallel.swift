import Dispatch
import Synchronization

/// Work that is shared out among the cores. What it answers does not depend on who did what when.
enum Parallel {
    private final class Results<Value: Sendable>: Sendable {
        let values: Mutex<[Value?]>

        init(_ count: Int) {
            values = Mutex(Array(repeating: nil, count: count))
        }
    }

    /// The answers of `work` for the numbers of `range`, in their order.
    static func map<Value: Sendable>(_ range: Range<Int>, _ work: @Sendable (Int) -> Value) -> [Value] {
        let results = Results<Value>(range.count)
        DispatchQueue.concurrentPerform(iterations: range.count) { index in
            let value = work(range.lowerBound + index)
            results.values.withLock { $0[index] = value }
        }
        return results.values.withLock { $0.compactMap(\.self) }
    }
}
