import FlowNavigation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is not as it should be.
var faults: [String] = []
var first: StackBenchmark?
for size in [1_000, 10_000, 100_000] {
    var benchmark = StackBenchmark(size: size)
    do throws(FlowError) {
        try benchmark.run()
    } catch {
        faults.append("\(error)")
    }
    faults += benchmark.slow.map { "\($0) takes 50 µs or more with \(size)" }
    guard let smallest = first else {
        first = benchmark
        continue
    }
    // A hundred times as much may cost what the caches of the processor cost, and no more.
    for (name, median) in benchmark.medians.sorted(by: { $0.key < $1.key }) {
        if let small = smallest.medians[name], median > 3 * small + 1 { faults.append("\(name) grows up to \(size)") }
    }
    if benchmark.nanosecondsPerLink > 5 * smallest.nanosecondsPerLink {
        faults.append("a link of a screen that is presented takes longer the more there are, up to \(size)")
    }
}
for fault in faults { print("NOT as it should be: \(fault)") }
exit(faults.isEmpty ? 0 : 1)
