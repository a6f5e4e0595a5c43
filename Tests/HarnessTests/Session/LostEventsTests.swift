import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// What is made of the frames around a loss, and what is said about it.
@Suite("Lost events")
struct LostEventsTests {
    /// What a trace says about the loss.
    private func lost(_ road: ScriptedRoad) -> [String] {
        road.filtered.filter { $0.hasPrefix("lost-events") }
            .map { $0.dropFirst(11).drop { $0 == " " } }.map(String.init)
    }

    @Test("A finger that went far while nobody saw it is where it is: no leap of the sensor, and no jump is noted")
    func farAway() {
        for milliseconds: Int64 in [8, 100, 5000] {
            let road = ScriptedRoad(.testScreen()) {
                $0.pull(steps: 1...3)
                $0.dropped()
                $0.report(then: milliseconds)
                // 60 mm further.
                $0.move(300, 960)
                $0.report()
                $0.report(then: 500)
                $0.up()
                $0.report()
            }
            #expect(road.results == [.dismissed], "\(milliseconds) ms")
            #expect(road.outcomes.first?.translation.y.rounded() == 424)
            #expect(lost(road) == ["events were lost here (SYN_DROPPED)", "contact 1 moved meanwhile"])
            #expect(road.filtered.allSatisfy { !$0.contains("jump-filter") })
            #expect(road.notes == ["events were lost once (SYN_DROPPED)"])
        }
    }

    @Test("A leap without a loss is still one")
    func leap() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull(steps: 1...3)
            $0.move(300, 960)
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(road.filtered.contains { $0.hasPrefix("jump-filter") })
    }

    @Test("What was held back before a loss is dropped, and said so")
    func heldBefore() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull(steps: 1...10)
            $0.move(300, 1400)
            $0.report()
            $0.dropped()
            $0.report()
            $0.move(300, 520)
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(
            road.filtered.contains { $0.hasPrefix("jump-filter") && $0.hasSuffix("dropped what was held back (1)") })
        #expect(road.outcomes.first?.translation.y.rounded() == 141)
    }

    @Test("Fingers that left, came and went on in a loss are told one by one, also where that takes two frames")
    func manyFingers() {
        let road = ScriptedRoad(.testScreen(), scenario: .anyFinger) {
            for slot in 0..<Int32(4) { $0.down(slot: slot, id: slot + 1, 100 + 100 * slot, 300) }
            $0.report()
            $0.dropped()
            $0.report()
            // As libevdev and the reader of devices tell it: first who is gone, then all else, at one time.
            $0.up(slot: 1)
            $0.report(then: 0)
            $0.move(slot: 0, 100, 600)
            $0.down(slot: 1, id: 9, 250, 350)
            $0.report()
            for slot in 0..<Int32(4) { $0.up(slot: slot) }
            $0.report()
        }
        #expect(
            lost(road) == [
                "events were lost here (SYN_DROPPED)", "contact 2 left meanwhile", "contact 1 moved meanwhile",
                "contact 5 came meanwhile",
            ])
        #expect(road.filtered.allSatisfy { !$0.contains("jump-filter") })
    }

    @Test("A second frame at another time is no part of a loss: a lift in it is a lift")
    func laterFrame() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull()
            $0.dropped()
            $0.report()
            $0.report(then: 8)
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed])
        #expect(lost(road) == ["events were lost here (SYN_DROPPED)"])
    }
}
