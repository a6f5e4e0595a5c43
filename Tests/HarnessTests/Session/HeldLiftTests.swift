import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Lifts that are held back until it is sure that no finger comes back, in a session.
@Suite("Lifts that are held back")
struct HeldLiftTests {
    private func session(_ touching: Touching) -> Session {
        var session = Session(
            description: touching.description, rules: touching.rules, scenario: touching.scenario,
            origin: Timestamp(microseconds: 0), recordsTrace: true)
        session.advance(through: touching.script.events, in: touching.script.events.indices)
        return session
    }

    @Test("Without another frame the outcome comes when its deadline is waited for, dated at the lift")
    func waiting() {
        var session = session(Touching { $0.pull(100) })
        // Down at 0, five moves, the lift at 48 ms.
        #expect(session.outcomes.isEmpty)
        #expect(session.restTime == Timestamp(microseconds: 68_001))
        session.rest(by: Timestamp(microseconds: 68_000))
        #expect(session.outcomes.isEmpty)
        session.rest(by: Timestamp(microseconds: 68_001))
        #expect(session.outcomes.map(\.result) == [.dismissed])
        #expect(session.outcomes.first?.end == Timestamp(microseconds: 48_000))
        #expect(session.restTime == Timestamp(microseconds: 288_000))
        session.rest(by: Timestamp(microseconds: 288_000))
        #expect(session.restTime == nil)
    }

    @Test("A session that is waited for has the same trace as one that is not", arguments: [Int64(8), 400])
    func sameTrace(pause: Int64) {
        let touching = Touching {
            $0.pull(100)
            $0.script.clock += pause * 1000
            $0.drag(300, 900, by: [(0, 40)], id: 2)
        }
        var session = session(Touching { $0.pull(100) })
        session.rest(by: Timestamp(microseconds: 48_000 + min(pause * 1000, 20_000)))
        let first = Touching { $0.pull(100) }.script.events.count
        session.advance(through: touching.script.events, in: first..<touching.script.events.count)
        session.finish()
        #expect(session.trace == touching.session(recordsTrace: true).trace)
    }

    @Test("What changes after the lift does not change what became of it")
    func changes() {
        let touching = Touching {
            $0.scenario.changes = [.at(50, .disabled(true))]
            $0.pull(100)
            $0.script.clock += 500_000
            $0.pull(100, id: 2)
        }
        #expect(touching.results == ["dismissed distance", "refused disabled"])
    }

    @Test(
        "A recording that ends right after the lift has its outcome, and one whose pad has a finger left is unfinished")
    func ends() {
        #expect(Touching { $0.pull(100) }.results == ["dismissed distance"])
        let pad = Touching {
            $0.description = .testPad()
            for slot in 0..<Int32(2) { $0.script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            $0.script.report()
            for slot in 0..<Int32(2) { $0.script.move(slot: slot, 100 + 200 * slot, 250) }
            $0.script.report()
            $0.script.up(slot: 0)
            $0.script.report()
        }
        #expect(pad.results == ["cancelled unfinished"])
    }

    @Test("A device that is gone right after the lift takes nothing away from it")
    func gone() {
        let touching = Touching {
            $0.scenario.changes = [.at(60, .deviceGone)]
            $0.pull(100)
            $0.script.report()
            $0.script.report()
        }
        #expect(touching.results == ["dismissed distance"])
    }
}
