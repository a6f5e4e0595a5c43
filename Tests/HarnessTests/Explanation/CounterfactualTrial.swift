import Foundation
import Geometry
import Gestures
import Harness
import Testing

/// One counterfactual and the gesture that it is about.
struct CounterfactualTrial {
    let story: RandomStory
    let outcome: Outcome
    let counterfactual: Counterfactual
    /// More than any rounding, and less than matters.
    private let slack = 0.01

    init(story: RandomStory, outcome: Outcome, counterfactual: Counterfactual) {
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
    private func expect(_ result: Counterfactual.Result, after change: (inout RandomStory) -> Void) {
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
