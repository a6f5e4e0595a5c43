import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

/// Streams that no device would send, and that any file may hold.
private struct RandomStream {
    var touching = Touching()

    init(seed: UInt64) {
        var bits = SeededRandom(seed: seed)
        func chance(_ one: UInt64) -> Bool { bits.next(below: one) == 0 }
        func value() -> Int32 {
            chance(12) ? Int32(truncatingIfNeeded: bits.next()) : Int32(truncatingIfNeeded: bits.next(below: 1500))
        }
        touching.rules = chance(3) ? .flowstackSource : .flowstack
        if chance(2) { touching.rules.fling = .init(limit: .points(300)) }
        if chance(4) { touching.rules.axis = .vertical(ratio: 1) }
        touching.rules.catchesSettling = chance(3)
        touching.rules.settleMotion = chance(2) ? .easing(power: 3) : .flowstack
        touching.rules.handsOffAtEdge = chance(2)
        touching.rules.handsBackAtRest = chance(2)
        touching.rules.fingers.secondFinger = .allCases[Int(bits.next(below: 5))]
        if chance(3) { touching.description = .testPad() }
        if chance(2) { touching.scenario.scroll = ScrollState(offset: 30, contentHeight: 2000, viewportHeight: 1500) }
        touching.scenario.allowsSwipeUp = chance(2)
        touching.scenario.isDismissalDisabled = chance(4)
        if chance(3) { touching.scenario.changes.append(.at(300, .orientation(.clockwise))) }
        if chance(3) { touching.scenario.changes.append(.at(200, .disabled(chance(2)))) }
        if chance(8) { touching.scenario.changes.append(.at(700, .deviceGone)) }
        touching.script.clock = Int64(bits.next(below: 1000))
        var (x, y) = (value(), value())
        for step in 0..<200 {
            let slot = Int32(truncatingIfNeeded: bits.next(below: chance(20) ? 9 : 2))
            switch bits.next(below: 16) {
            case 0, 1: touching.script.down(slot: slot, id: Int32(step), value(), value())
            case 2, 3: touching.script.up(slot: slot)
            case 4: if chance(3) { touching.script.abs(.toolType, 2) }
            case 5: if chance(6) { touching.script.dropped() }
            case 6:
                touching.script.raw(
                    UInt16(truncatingIfNeeded: bits.next(below: 6)), UInt16(truncatingIfNeeded: bits.next(below: 800)),
                    value())
            case 7: touching.script.key(chance(2) ? .touch : .leftButton, Int32(bits.next(below: 3)))
            case 8: if chance(10) { touching.script.packet() }
            case 9: if chance(8) { touching.script.clock &-= Int64(bits.next(below: 100_000)) }
            case 10: if chance(4) { touching.script.clock &+= Int64(bits.next(below: 600_000)) }
            default:
                x = chance(30) ? value() : x &+ Int32(truncatingIfNeeded: bits.next(below: 61)) &- 30
                y = chance(30) ? value() : y &+ Int32(truncatingIfNeeded: bits.next(below: 81)) &- 30
                touching.script.move(slot: slot, x, y)
            }
            if !chance(4) { touching.script.report() }
        }
    }
}

@Suite("Laws of the session")
struct SessionLawsTests {
    private static let seeds = UInt64(0)..<1500

    @Test("Gestures are numbered from 1 without a gap, and their numbers are finite")
    func numbers() {
        var results: [Outcome.Result: Int] = [:]
        for seed in Self.seeds {
            let outcomes = RandomStream(seed: seed).touching.outcomes
            #expect(outcomes.map(\.gesture) == Array(1..<(outcomes.count + 1)), "seed \(seed)")
            for outcome in outcomes {
                results[outcome.result, default: 0] += 1
                let numbers = [
                    outcome.translation.x, outcome.translation.y, outcome.peakTranslation.x, outcome.peakTranslation.y,
                    outcome.velocity.x, outcome.velocity.y, outcome.measure?.threshold ?? 0,
                    outcome.measure?.margin ?? 0,
                ]
                #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(outcome)")
                #expect(outcome.armings >= 0)
                #expect(
                    outcome.peakTranslation.length >= outcome.translation.length, "seed \(seed): \(outcome)")
                if outcome.result == .dismissed { #expect((outcome.measure?.margin ?? 0) > 0, "seed \(seed)") }
                if outcome.result == .returned { #expect((outcome.measure?.margin ?? 0) <= 0, "seed \(seed)") }
            }
        }
        for result in Outcome.Result.allCases { #expect(results[result, default: 0] > 0, "\(result) never came") }
    }

    @Test("Every drag that begins ends in exactly one outcome")
    func oneOutcome() {
        for seed in Self.seeds {
            var open = false
            for line in RandomStream(seed: seed).touching.session(recordsTrace: true).trace {
                switch line {
                case .step(_, let step):
                    if step.clause == .d1 || step.clause == .d17 {
                        #expect(!open, "seed \(seed): a drag begins within another")
                        open = true
                    }
                case .outcome: open = false
                case .stack, .filter, .loss: break
                }
            }
            #expect(!open, "seed \(seed): a drag without an outcome")
        }
    }

    @Test("A view that was dismissed is neither caught nor dismissed again before it has settled")
    func dismissedOnce() {
        var caught = 0
        for seed in Self.seeds {
            var leaves = false
            for case .step(_, let step) in RandomStream(seed: seed).touching.session(recordsTrace: true).trace {
                if step.clause == .d17 { caught += 1 }
                #expect(!leaves || step.clause == .d20 || step.clause == .d18, "seed \(seed): \(step)")
                if step.effects.dismiss != nil { leaves = true }
                if step.clause == .d18 { leaves = false }
            }
        }
        #expect(caught > 0)
    }

    @Test("However the events are cut into pieces, the trace is the same")
    func pieces() {
        for seed in Self.seeds.prefix(400) {
            let touching = RandomStream(seed: seed).touching
            var bits = SeededRandom(seed: seed)
            var session = Session(
                description: touching.description, rules: touching.rules, scenario: touching.scenario,
                origin: Timestamp(microseconds: 0), recordsTrace: true, weighsLifts: true)
            var start = 0
            let events = touching.script.events
            while start < events.count {
                let end = min(events.count, start + Int(bits.next(below: 40)))
                session.advance(through: events, in: start..<end)
                start = end
            }
            session.finish()
            #expect(session.trace == touching.session(recordsTrace: true).trace, "seed \(seed)")
        }
    }
}
