import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("How many fingers make a drag")
struct FingerPolicyTests {
    /// So many fingers come down together and go down by 20.
    private func drag(
        _ fingers: Int32, on description: DeviceDescription, count: DragTracker.FingerPolicy.Count
    ) -> Bool {
        let words = Drags(description, count: count) { script in
            for slot in 0..<fingers { script.down(slot: slot, id: slot + 1, 100 + 100 * slot, 100) }
            script.report()
            for slot in 0..<fingers { script.move(slot: slot, 100 + 100 * slot, 120) }
            script.report()
            for slot in 0..<fingers { script.up(slot: slot) }
            script.report()
        }.words
        return words.last?.hasPrefix("lift") ?? false
    }

    @Test("As usual two on a touchpad and any on a touchscreen", arguments: 1...5 as ClosedRange<Int32>)
    func usual(fingers: Int32) {
        #expect(drag(fingers, on: .testPad(), count: .usual) == (fingers == 2))
        #expect(drag(fingers, on: .testScreen(), count: .usual))
    }

    @Test("Exactly so many, whatever the device", arguments: 1...5)
    func exactly(needed: Int) {
        for fingers in 1...Int32(5) {
            #expect(drag(fingers, on: .testPad(), count: .exactly(needed)) == (fingers == needed))
            #expect(drag(fingers, on: .testScreen(), count: .exactly(needed)) == (fingers == needed))
        }
    }

    @Test("Any number, whatever the device", arguments: 1...5 as ClosedRange<Int32>)
    func any(fingers: Int32) {
        #expect(drag(fingers, on: .testPad(), count: .any))
        #expect(drag(fingers, on: .testScreen(), count: .any))
    }

    @Test("How many are needed is what the rules say of touchpads, unless the device is told apart")
    func needed() {
        var policy = DragTracker.FingerPolicy()
        policy.onTouchpad = 3
        #expect(policy.needed(on: .touchpad) == 3 && policy.needed(on: .touchscreen) == nil)
        policy.count = .exactly(2)
        #expect(policy.needed(on: .touchpad) == 2 && policy.needed(on: .touchscreen) == 2)
        policy.count = .any
        #expect(policy.needed(on: .touchpad) == nil)
    }
}
