import Dispatch
import Synchronization

/// Distributes work over the cores. The result does not depend on scheduling.
enum Parallel {
    private final class Results<Value: Sendable>: Sendable {
        let values: Mutex<[Value?]>

        init(_ count: Int) {
            values = Mutex(Array(repeating: nil, count: count))
        }
    }

    /// The results of `work` for each number in `range`, in order.
    static func map<Value: Sendable>(_ range: Range<Int>, _ work: @Sendable (Int) -> Value) -> [Value] {
        let results = Results<Value>(range.count)
        DispatchQueue.concurrentPerform(iterations: range.count) { index in
            let value = work(range.lowerBound + index)
            results.values.withLock { $0[index] = value }
        }
        return results.values.withLock { $0.compactMap(\.self) }
    }
}
