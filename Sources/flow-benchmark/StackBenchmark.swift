import FlowNavigation
import Geometry

/// Measures single calls on a stack whose path has `size` values and whose root has `size` links.
struct StackBenchmark {
    let size: Int
    /// The median time of each call in microseconds, by name.
    private(set) var medians: [String: Double] = [:]
    /// The calls of which more than one in a hundred takes too long.
    private(set) var slow: [String] = []
    /// The time to present and dismiss a screen with `size` links, in nanoseconds per link.
    private(set) var nanosecondsPerLink = 0.0
    /// How many microseconds a call may take.
    static let limit = 50.0
    /// How many calls are measured for each line.
    private let rounds = 2000
    private let clock = ContinuousClock()

    init(size: Int) {
        self.size = size
    }

    mutating func run() throws(FlowError) {
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
                    at: Point(x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random)))
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
        try timeLargeScreen()
    }

    /// Presents a screen with `size` links and dismisses it. The time grows with the number of links; it is printed, and the
    /// time per link is limited by the caller.
    private mutating func timeLargeScreen() throws(FlowError) {
        var destinations = FlowDestinations()
        let links = Self.links(size)
        try destinations.register(for: Int.self) { _ in ScreenContent(links: links) }
        var stack = try FlowStack(root: ScreenContent(), destinations: destinations)
        var fastest = Double.infinity
        for _ in 0..<5 {
            let start = clock.now
            _ = try stack.append(0)
            _ = stack.flowDismiss()
            fastest = min(fastest, (clock.now - start) / .nanoseconds(1))
            _ = stack.settle()
        }
        nanosecondsPerLink = fastest / Double(size)
        print(
            "  present and dismiss a screen of \(size) links: \(Int(fastest / 1000)) µs, \(Int(nanosecondsPerLink)) ns a link"
        )
    }

    private static func links(_ size: Int) -> [FlowLink] {
        (0..<size).map { number in
            FlowLink(
                value: number,
                frame: Rect(x: Double(number % 4) * 98, y: Double(number / 4) * 60, width: 98, height: 60))
        }
    }

    private func makeStack() throws(FlowError) -> FlowStack {
        var destinations = FlowDestinations()
        try destinations.register(for: Int.self) { _ in ScreenContent(contentHeight: 1000) }
        let root = ScreenContent(links: Self.links(size), contentHeight: Double(size / 4) * 60)
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

    private mutating func report(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        medians[name] = sorted[sorted.count / 2]
        guard let late = sorted.dropFirst(sorted.count * 99 / 100).first else { return }
        let mean = times.reduce(0, +) / Double(times.count)
        let padding = String(repeating: " ", count: max(1, 34 - name.count))
        func text(_ value: Double) -> String {
            let tenths = "\((value * 10).rounded() / 10)"
            return String(repeating: " ", count: max(0, 8 - tenths.count)) + tenths
        }
        if late >= Self.limit { slow.append(name) }
        print("  \(name)\(padding)\(text(mean))\(text(late))\(late < Self.limit ? "" : "   NOT under 50 µs")")
    }
}
