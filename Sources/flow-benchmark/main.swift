import FlowNavigation

for size in [1_000, 10_000, 100_000] {
    do throws(FlowError) {
        try StackBenchmark(size: size).run()
    } catch {
        print("\(error)")
    }
}
