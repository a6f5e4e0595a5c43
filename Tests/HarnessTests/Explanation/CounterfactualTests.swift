import Foundation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

/// Each counterfactual is tried and must come true: by another recording if a finger could do it, else by asking the rules
/// about the changed lift.
@Suite("What would have changed a gesture changes it: random gestures under every preset")
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

        /// Whether its first gesture begins a drag, and not a scroll before it.
        var beginsDrag: Bool {
            touching.session(recordsTrace: true).trace.lazy.compactMap { line -> DismissClause? in
                if case .step(_, let step) = line, [.d3, .d4].contains(step.clause) { step.clause } else { nil }
            }.first == .d3
        }
    }

    @Test("Each comes true", arguments: DismissRules.presets.map(\.name))
    func comesTrue(preset: String) throws {
        let rules = try #require(DismissRules.preset(named: preset))
        var counts: [String: Int] = [:]
        for seed in 0..<300 as Range<UInt64> {
            let story = Story(seed: seed, rules)
            guard let outcome = story.outcome else { continue }
            for counterfactual in Explanation(outcome, under: rules).counterfactuals {
                counts[counterfactual.change.name, default: 0] += 1
                let trial = Trial(story: story, outcome: outcome, counterfactual: counterfactual)
                try trial.run()
            }
        }
        #expect(counts["further", default: 0] > 5 && counts["earlier", default: 0] > 0, "\(counts)")
        // Those that never return a cancelled drag leave it stuck.
        if !rules.faults.contains(.cancelNeverReturns) {
            #expect(counts["liftedInstead", default: 0] > 5, "\(counts)")
        }
        if rules.fling != nil { #expect(counts["faster", default: 0] > 3, "\(counts)") }
    }

    /// One counterfactual and the gesture that it is about.
    struct Trial {
        let story: Story
        let outcome: Outcome
        let counterfactual: Counterfactual
        /// More than any rounding, and less than matters.
        private let slack = 0.01

        init(story: Story, outcome: Outcome, counterfactual: Counterfactual) {
            self.story = story
            self.outcome = outcome
            self.counterfactual = counterfactual
        }

        private var words: Comment { "\(story.rules.name): \(counterfactual) after \(outcome.sentence)" }

        func run() throws {
            switch counterfactual.change {
            case .further(let points, let direction): try further(points, direction)
            case .lessFar(let points): try lessFar(points)
            case .faster(let speed, let direction): try faster(speed, direction)
            case .slower(let speed): try slower(speed)
            case .straighter: #expect(try decide { $0.velocity.x = 0 }.isDismissed, words)
            case .atRest: try atRest()
            case .earlier(let microseconds, let measure):
                let end = try #require(story.liftTime) - microseconds
                let earlier = try #require(story.lifted(at: end).outcome)
                #expect(earlier.result == .dismissed && earlier.measure == measure, words)
            case .pastOnceMore(let points, let direction): try pastOnceMore(points, direction)
            case .liftedInstead: try liftedInstead()
            case .dismissalEnabled: expect(.dismissed, after: { $0.scenario.isDismissalDisabled = false })
            case .swipeUpAllowed: expect(counterfactual.result, after: { $0.scenario.allowsSwipeUp = true })
            case .fromEdge:
                let shift = story.frames[0].x - 5
                expect(.dismissed) { story in
                    for index in story.frames.indices { story.frames[index].x -= shift }
                }
            case .contentNear(let end, _, let swipeUpAllowed):
                expect(.drag) {
                    if swipeUpAllowed { $0.scenario.allowsSwipeUp = true }
                    $0.scenario.scroll?.offset = end == .top ? 0 : 1500
                }
            case .beyondSlop: try beyondSlop()
            case .moreVertical: moreVertical()
            case .withoutFault(let fault): expect(counterfactual.result, after: { $0.rules.faults.remove(fault) })
            case .afterScroll, .fingers, .bothMoving, .afterSettling, .onCard, .finger:
                Issue.record("no story has such a gesture: \(counterfactual)")
            }
        }

        private func decide(
            _ change: (inout DismissLift) -> Void
        ) throws -> (decision: LiftDecision, isDismissed: Bool) {
            var lift = try #require(outcome.lift)
            change(&lift)
            let decision = story.rules.decision(of: lift)
            return (decision, decision.dismissal != nil && !lift.scene.isDismissalDisabled)
        }

        /// Plays the changed story and expects this of it.
        private func expect(_ result: Counterfactual.Result, after change: (inout Story) -> Void) {
            let other = story.changed(change)
            switch result {
            case .dismissed: #expect(other.outcome?.result == .dismissed, words)
            case .returned: #expect([.returned, .cancelled].contains(other.outcome?.result), words)
            case .refused: #expect(other.outcome?.result == .refused, words)
            case .drag:
                let begins = other.beginsDrag
                #expect(begins, words)
            case .notTap: #expect(other.outcome.map { $0.result != .tapped } == true, words)
            default: Issue.record("a story that comes to \(result)")
            }
        }

        private func further(_ points: Double, _ direction: Direction) throws {
            let beyond = try decide { $0.move(points + slack, direction) }
            switch counterfactual.result {
            case .dismissed: #expect(beyond.isDismissed, words)
            case .refused, .stuck: #expect(beyond.decision.dismissal != nil && !beyond.isDismissed, words)
            case .returnedAnyway(let kept):
                #expect(beyond.decision.dismissal == nil && beyond.decision.keptBy == kept, words)
            default: Issue.record(words)
            }
            #expect(try !decide { $0.move(points - slack, direction) }.isDismissed, words)
        }

        private func lessFar(_ points: Double) throws {
            let direction = try #require(outcome.direction)
            let short = try decide { $0.move(-points - slack, direction) }
            switch counterfactual.result {
            case .returned: #expect(short.decision.dismissal == nil, words)
            case .dismissedAnyway(let measure):
                #expect(short.isDismissed && short.decision.dismissal?.direction == measure.direction, words)
                #expect((short.decision.fling != nil) == (measure.unit == .pointsPerSecond), words)
            default: Issue.record(words)
            }
        }

        private func faster(_ speed: Speed, _ direction: Direction) throws {
            var limit = try #require(story.rules.flingLimit(direction, in: outcome.scene))
            if case .points(let own) = speed { limit = own }
            #expect(try decide { $0.turn(limit + slack, direction) }.isDismissed, words)
        }

        private func slower(_ speed: Double) throws {
            let measure = try #require(outcome.measure)
            let slower = try decide { $0.turn(measure.value - speed - slack, measure.direction) }
            #expect(slower.decision.dismissal == nil, words)
        }

        private func atRest() throws {
            let rest = try decide { $0.velocity = .zero }
            switch counterfactual.result {
            case .dismissed: #expect(rest.isDismissed, words)
            case .refused, .stuck: #expect(rest.decision.dismissal != nil && !rest.isDismissed, words)
            case .returnedShort(let measure): #expect(rest.decision.verdict?.margin == measure.margin, words)
            default: #expect(rest.decision.dismissal == nil, words)
            }
            let later = story.changed { $0.liftTime = $0.liftTime.map { $0 + 1_000_000 } }.outcome
            #expect((later?.result == .dismissed) == rest.isDismissed, words)
        }

        private func liftedInstead() throws {
            let last = try #require(story.frames.last)
            let expected: Outcome.Result =
                switch counterfactual.result {
                case .dismissed: .dismissed
                case .refused: .refused
                case .stuck: .stuck
                default: .returned
                }
            #expect(story.lifted(at: last.time).outcome?.result == expected, words)
        }

        /// Down alone: to the other sides the finger might leave the screen.
        private func pastOnceMore(_ points: Double, _ direction: Direction) throws {
            guard direction == .down else { return }
            let other = story.changed { story in
                guard let last = story.frames.last else { return }
                let way = max(Int32(points - outcome.translation.y) + 10, 10)
                for step in 1...10 as ClosedRange<Int32> {
                    story.frames.append((last.time + Int64(step) * 8000, last.x, last.y + way * step / 10))
                }
                story.liftTime = last.time + 88_000
            }
            let expected: Outcome.Result = counterfactual.result == .dismissed ? .dismissed : .refused
            #expect(other.outcome?.result == expected, words)
        }

        private func beyondSlop() throws {
            expect(counterfactual.result) { story in
                guard let last = story.frames.last else { return }
                story.frames.append((last.time + 8000, last.x, story.frames[0].y + 60))
                story.liftTime = last.time + 16_000
            }
        }

        /// As far as it went, and straight.
        private func moreVertical() {
            let isUp = outcome.translation.y < 0
            expect(.drag) { story in
                let start = story.frames[0]
                for index in story.frames.indices {
                    let frame = story.frames[index]
                    let way = Int32(hypot(Double(frame.x - start.x), Double(frame.y - start.y)).rounded(.up))
                    story.frames[index].y = start.y + (isUp ? -way : way)
                    story.frames[index].x = start.x
                }
            }
        }
    }
}

extension Counterfactual.Change {
    /// The name of its kind.
    fileprivate var name: String { "\(self)".split(separator: "(").first.map(String.init) ?? "" }
}

extension DismissLift {
    fileprivate mutating func move(_ points: Double, _ direction: Direction) {
        switch direction {
        case .down: translation.y += points
        case .right: translation.x += points
        case .up: translation.y -= points
        }
    }

    fileprivate mutating func turn(_ speed: Double, _ direction: Direction) {
        switch direction {
        case .down: velocity.y = speed
        case .right: velocity.x = speed
        case .up: velocity.y = -speed
        }
    }
}
