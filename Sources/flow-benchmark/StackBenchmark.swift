import FlowNavigation

/// Times single calls to a stack whose path has `size` values and whose root has `size` links.
struct StackBenchmark {
    let size: Int
    /// How many calls are timed for each line.
    private let rounds = 2000
    private let clock = ContinuousClock()

    init(size: Int) {
        self.size = size
    }

    func run() throws(FlowError) {
        print("path of \(size) values, screen of \(size) links: µs a call, mean and 99th of 100")
        var deep = try makeStack()
        try deep.setPath(FlowPath(0..<size))
        _ = deep.settle()
        var dismissals: [Double] = []
        report(
            "append",
            try times { round throws(FlowError) in
                _ = try deep.append(size + round)
            })
        _ = deep.settle()
        for _ in 0..<rounds {
            dismissals.append(time { _ = deep.flowDismiss() })
            _ = deep.settle()
        }
        report("dismiss", dismissals)
        report("remove from the path", try times { _ in _ = deep.removeLast() })

        var wide = try makeStack()
        var random = SystemRandomNumberGenerator()
        let links = wide.instances(on: .root)
        report(
            "hit test",
            try times { _ in
                _ = wide.target(
                    at: Position(x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random)))
            })
        report(
            "bring into view",
            try times { _ in
                if let link = links.randomElement(using: &random) { wide.bringIntoView(link) }
            })
        var (activations, returns): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            guard let link = links.randomElement(using: &random) else { continue }
            var failure: FlowError?
            activations.append(
                time {
                    do throws(FlowError) { _ = try wide.activate(link) } catch { failure = error }
                })
            if let failure { throw failure }
            returns.append(time { _ = wide.flowDismiss() })
            _ = wide.settle()
        }
        report("activate a link", activations)
        report("dismiss back to a link far away", returns)
    }

    private func makeStack() throws(FlowError) -> FlowStack {
        var destinations = FlowDestinations()
        try destinations.register(for: Int.self) { _ in ScreenContent(contentHeight: 1000) }
        let links = (0..<size).map { number in
            FlowLink(
                value: number,
                frame: Rect(x: Double(number % 4) * 98, y: Double(number / 4) * 60, width: 98, height: 60))
        }
        let root = ScreenContent(links: links, contentHeight: Double(size / 4) * 60)
        return try FlowStack(root: root, destinations: destinations)
    }

    private func times(_ body: (Int) throws(FlowError) -> Void) throws(FlowError) -> [Double] {
        var times: [Double] = []
        times.reserveCapacity(rounds)
        for round in 0..<rounds {
            let start = clock.now
            try body(round)
            times.append((clock.now - start) / .microseconds(1))
        }
        return times
    }

    private func time(_ body: () -> Void) -> Double { clock.measure(body) / .microseconds(1) }

    private func report(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        guard let late = sorted.dropFirst(sorted.count * 99 / 100).first else { return }
        let mean = times.reduce(0, +) / Double(times.count)
        let padding = String(repeating: " ", count: max(1, 34 - name.count))
        func text(_ value: Double) -> String {
            let tenths = "\((value * 10).rounded() / 10)"
            return String(repeating: " ", count: max(0, 8 - tenths.count)) + tenths
        }
        print("  \(name)\(padding)\(text(mean))\(text(late))\(late < 50 ? "" : "   NOT under 50 µs")")
    }
}
