import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

/// Each sentence that says what would have changed an outcome is done, and must come true: by another recording where a
/// finger could do it, else by asking the rules for the changed lift.
@Suite("What is said to have changed a gesture changes it: random gestures under every preset")
struct CounterfactualTests {
    /// A finger's frames, and what surrounds it.
    struct Story {
        var frames: [(time: Int64, x: Int32, y: Int32)] = []
        var liftTime: Int64?
        var rules: DismissRules
        var scenario = Scenario()

        init(seed: UInt64, _ rules: DismissRules) {
            self.rules = rules
            var random = SeededRandom(seed: seed)
            func any(_ range: ClosedRange<Int32>) -> Int32 {
                range.lowerBound + Int32(random.next(below: UInt64(range.upperBound - range.lowerBound + 1)))
            }
            var (x, y, time) = (any(0...1) == 0 ? any(0...19) : any(200...400), any(300...900), Int64(0))
            frames = [(0, x, y)]
            var (dx, dy): (Int32, Int32) = (0, 0)
            for part in 0...any(0...2) {
                if part > 0, any(0...1) == 0 {
                    // There and back.
                    (dx, dy) = (-dx, -dy)
                } else {
                    let most = [3, 12, 35][Int(any(0...2))]
                    (dx, dy) = (any(Int32(-most)...Int32(most)) / 2, any(Int32(-most)...Int32(most)))
                }
                for _ in 0..<any(1...14) {
                    time += 8000
                    (x, y) = (min(max(x + dx + any(-1...1), 0), 700), min(max(y + dy + any(-1...1), 0), 1500))
                    frames.append((time, x, y))
                }
                if any(0...3) == 0 { time += Int64(any(30...300)) * 1000 }
            }
            if any(0...4) > 0 { liftTime = time + 8000 }
            scenario.allowsSwipeUp = any(0...2) == 0
            scenario.isDismissalDisabled = any(0...3) == 0
            if any(0...3) == 0 {
                let offset = [0.0, 3, 400, 1485, 1500][Int(any(0...4))]
                scenario.scroll = ScrollState(offset: offset, contentHeight: 3000, viewportHeight: 1500)
            }
        }

        func changed(_ change: (inout Story) -> Void) -> Story {
            var other = self
            change(&other)
            return other
        }

        /// The story as far as `time`, and lifted then.
        func lifted(at time: Int64) -> Story {
            changed {
                $0.frames.removeAll { $0.time > time }
                $0.liftTime = time
            }
        }

        var touching: Touching {
            Touching {
                $0.rules = rules
                let viewport = $0.scenario.surface
                $0.scenario = scenario
                $0.scenario.surface = viewport
                for (index, frame) in frames.enumerated() {
                    $0.script.clock = frame.time
                    if index == 0 {
                        $0.script.down(id: 1, frame.x, frame.y)
                    } else {
                        $0.script.move(frame.x, frame.y)
                    }
                    $0.script.report()
                }
                guard let liftTime else { return }
                $0.script.clock = liftTime
                $0.script.up()
                $0.script.report()
            }
        }

        var outcome: Outcome? { touching.outcomes.first }
    }

    /// How often each kind of sentence was said.
    private struct Said {
        var counts: [String: Int] = [:]
        mutating func note(_ kind: String) { counts[kind, default: 0] += 1 }
    }

    @Test("Each that is said comes true", arguments: DismissRules.presets.map(\.name))
    func comesTrue(preset: String) throws {
        let rules = try #require(DismissRules.preset(named: preset))
        var said = Said()
        for seed in 0..<300 as Range<UInt64> {
            let story = Story(seed: seed, rules)
            guard let outcome = story.outcome else { continue }
            let text = Explanation.sentences(for: outcome, under: rules).joined(separator: " ")
            try checkLift(text, outcome, story, &said)
            try checkReplays(text, outcome, story, &said)
            checkContent(text, outcome, story, &said)
        }
        #expect(said.counts["further", default: 0] > 5 && said.counts["earlier", default: 0] > 0, "\(said.counts)")
        // Those that never return a cancelled drag leave it stuck.
        if !rules.faults.contains(.cancelNeverReturns) {
            #expect(said.counts["instead", default: 0] > 5, "\(said.counts)")
        }
        if rules.fling != nil { #expect(said.counts["faster", default: 0] > 3, "\(said.counts)") }
    }

    private func decide(
        _ outcome: Outcome, _ rules: DismissRules, _ change: (inout DismissLift) -> Void
    ) throws -> (decision: LiftDecision, isDismissed: Bool) {
        var lift = try #require(outcome.lift)
        change(&lift)
        let decision = rules.decision(of: lift)
        return (decision, decision.dismissal != nil && !lift.scene.isDismissalDisabled)
    }

    private static func move(_ lift: inout DismissLift, _ points: Double, _ direction: Direction) {
        switch direction {
        case .down: lift.translation.y += points
        case .right: lift.translation.x += points
        case .up: lift.translation.y -= points
        }
    }

    private static func speed(_ lift: inout DismissLift, _ speed: Double, _ direction: Direction) {
        switch direction {
        case .down: lift.velocity.y = speed
        case .right: lift.velocity.x = speed
        case .up: lift.velocity.y = -speed
        }
    }

    /// What the lift's own numbers would have changed.
    private func checkLift(_ text: String, _ outcome: Outcome, _ story: Story, _ said: inout Said) throws {
        guard let direction = outcome.direction, let margin = outcome.margin else { return }
        let rules = story.rules
        // Numbers are said to a tenth.
        let slack = 0.06
        if let claim = text.firstMatch(of: /More than ([0-9.]+) pt further/), let way = Double(claim.output.1) {
            said.note("further")
            let beyond = try decide(outcome, rules) { Self.move(&$0, way + slack, direction) }
            #expect(beyond.isDismissed == !text.contains("since dismissal was disabled"), "\(rules.name): \(text)")
            #expect(beyond.decision.dismissal != nil, "\(rules.name): \(text)")
            let before = try decide(outcome, rules) { Self.move(&$0, way - slack, direction) }
            #expect(!before.isDismissed, "\(rules.name): \(text)")
        }
        if text.contains("would have returned too, since") {
            said.note("further in vain")
            let beyond = try decide(outcome, rules) { Self.move(&$0, slack - margin, direction) }
            #expect(!beyond.isDismissed, "\(rules.name): \(text)")
        }
        if let claim = text.firstMatch(of: /ifted faster than ([0-9.]+) (pt\/s|[a-z]+)/),
            let number = Double(claim.output.1)
        {
            said.note("faster")
            let limit = try #require(rules.flingLimit(direction, in: outcome.scene))
            let speed = claim.output.2 == "pt/s" ? number : limit
            let faster = try decide(outcome, rules) { Self.speed(&$0, speed + slack, direction) }
            #expect(faster.isDismissed, "\(rules.name): \(text)")
        }
        if text.contains("less sideways") {
            said.note("less sideways")
            let straight = try decide(outcome, rules) { $0.velocity.x = 0 }
            #expect(straight.isDismissed, "\(rules.name): \(text)")
        }
        if let claim = text.firstMatch(
            of: /ifted at rest there, it would have (been dismissed|returned too|been refused)/)
        {
            said.note("at rest")
            let rest = try decide(outcome, rules) { $0.velocity = .zero }
            #expect(rest.isDismissed == (claim.output.1 == "been dismissed"), "\(rules.name): \(text)")
            let replayed = story.changed { $0.liftTime = $0.liftTime.map { $0 + 1_000_000 } }.outcome
            #expect((replayed?.result == .dismissed) == rest.isDismissed, "\(rules.name): \(text)")
        }
        if text.contains("less, and it would have returned") || text.contains("Less far, it would") {
            said.note("less far")
            let short = try decide(outcome, rules) { Self.move(&$0, -margin - slack, direction) }
            #expect(short.isDismissed == text.contains("Less far, it would"), "\(rules.name): \(text)")
        }
        if let claim = text.firstMatch(of: /More than ([0-9.]+) pt\/s slower, it would have returned/),
            let less = Double(claim.output.1)
        {
            said.note("slower")
            let slower = try decide(outcome, rules) {
                Self.speed(&$0, (outcome.threshold ?? 0) + margin - less - slack, direction)
            }
            #expect(slower.decision.dismissal == nil, "\(rules.name): \(text)")
        }
    }

    /// What another recording shows.
    private func checkReplays(_ text: String, _ outcome: Outcome, _ story: Story, _ said: inout Said) throws {
        let words = "\(story.rules.name): \(text)"
        if let claim = text.firstMatch(of: /ifted ([0-9.]+) ms earlier while still/), let time = Double(claim.output.1)
        {
            said.note("earlier")
            let end = try #require(story.liftTime) - Int64((time * 1000).rounded())
            #expect(story.lifted(at: end).outcome?.result == .dismissed, "\(words)")
        }
        if let claim = text.firstMatch(
            of: /at that moment instead, it would have (been dismissed|been refused|returned)/)
        {
            said.note("instead")
            let last = try #require(story.frames.last)
            let lifted = try #require(story.lifted(at: last.time).outcome)
            let expected: [Substring: Outcome.Result] = [
                "been dismissed": .dismissed, "been refused": .refused, "returned": .returned,
            ]
            #expect(lifted.result == expected[claim.output.1], "\(words)")
        }
        if text.contains("With dismissal enabled at that moment it would have been dismissed") {
            said.note("enabled")
            let other = story.changed { $0.scenario.isDismissalDisabled = false }
            #expect(other.outcome?.result == .dismissed, "\(words)")
        }
        if text.contains("with swiping up allowed") {
            said.note("swiping up")
            #expect(story.changed { $0.scenario.allowsSwipeUp = true }.outcome?.result == .dismissed, "\(words)")
        }
        if text.contains("from the left edge, since") {
            said.note("from the edge")
            let shift = story.frames[0].x - 5
            let other = story.changed { story in
                for index in story.frames.indices { story.frames[index].x -= shift }
            }
            #expect(other.outcome?.result == .dismissed, "\(words)")
        }
        if let claim = text.firstMatch(
            of: /Moved down past ([0-9.]+) pt once more, it would have been (dismissed|refused)/),
            let threshold = Double(claim.output.1)
        {
            said.note("once more")
            let other = story.changed { story in
                guard let last = story.frames.last else { return }
                let way = Int32(threshold - outcome.translation.y) + 10
                for step in 1...10 as ClosedRange<Int32> {
                    story.frames.append((last.time + Int64(step) * 8000, last.x, last.y + max(way, 10) * step / 10))
                }
                story.liftTime = last.time + 88_000
            }
            #expect(other.outcome?.result.rawValue ?? "" == claim.output.2, "\(words)")
        }
    }

    /// What the content would have left to the gesture.
    private func checkContent(_ text: String, _ outcome: Outcome, _ story: Story, _ said: inout Said) {
        let words = "\(story.rules.name): \(text)"
        if text.contains("it would have begun a drag"), outcome.result == .scrolled {
            said.note("content")
            let other = story.changed {
                if text.contains("wiping up allowed") { $0.scenario.allowsSwipeUp = true }
                if text.contains("of its top") { $0.scenario.scroll?.offset = 0 }
                if text.contains("of its bottom") { $0.scenario.scroll?.offset = 1500 }
            }
            #expect(other.outcome.map { $0.scrollStart == nil } == true, "\(words)")
        }
        if text.contains("A movement beyond the slop would") {
            said.note("no tap")
            let other = story.changed { story in
                guard let last = story.frames.last else { return }
                story.frames.append((last.time + 8000, last.x, story.frames[0].y + 60))
                story.liftTime = last.time + 16_000
            }
            #expect(other.outcome.map { $0.result != .tapped } == true, "\(words)")
            if text.contains("begun a drag") { #expect(other.outcome?.lift != nil, "\(words)") }
        }
        if text.contains("More vertical from the start, it would have begun a drag") {
            said.note("more vertical")
            let up = outcome.translation.y < 0
            let other = story.changed { story in
                for index in story.frames.indices {
                    let frame = story.frames[index]
                    let way = (frame.x - story.frames[0].x).magnitude
                    story.frames[index].y = story.frames[0].y + (up ? -1 : 1) * Int32(way)
                }
                for index in story.frames.indices { story.frames[index].x = story.frames[0].x }
            }
            #expect(other.outcome.map { $0.scrollStart == nil && $0.clause != .d5 } == true, "\(words)")
        }
    }
}
