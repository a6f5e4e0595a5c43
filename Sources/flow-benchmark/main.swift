import FlowNavigation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Everything that is too slow, or slower the larger the stack is.
var faults: [String] = []
var first: StackBenchmark?
for size in [1_000, 10_000, 100_000] {
    var benchmark = StackBenchmark(size: size)
    do throws(FlowError) {
        try benchmark.run()
    } catch {
        faults.append("\(error)")
    }
    faults += benchmark.slow.map { "\($0) takes 50 µs or more with size \(size)" }
    guard let smallest = first else {
        first = benchmark
        continue
    }
    // A stack that is a hundred times larger may only cost more cache misses.
    for (name, median) in benchmark.medians.sorted(by: { $0.key < $1.key }) {
        if let small = smallest.medians[name], median > 3 * small + 1 {
            faults.append("\(name) takes longer the larger the stack, up to size \(size)")
        }
    }
    if benchmark.nanosecondsPerLink > 5 * smallest.nanosecondsPerLink {
        faults.append("presenting a screen takes longer for each link the more links it has, up to \(size)")
    }
}
for fault in faults { print("FAILED: \(fault)") }
exit(faults.isEmpty ? 0 : 1)
