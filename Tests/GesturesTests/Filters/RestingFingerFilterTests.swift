import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("resting-finger-filter: one finger moves and another rests")
struct RestingFingerFilterTests {
    @Test("From 8 mm on it is judged; less than 1 mm is rest")
    func bounds() {
        #expect(RestingFingerFilter.verdict(fastest: 7.999, slowest: 0) == .open)
        #expect(RestingFingerFilter.verdict(fastest: 8, slowest: 0.999) == .rests)
        #expect(RestingFingerFilter.verdict(fastest: 8, slowest: 1) == .both)
    }

    /// Finger 0 goes down to 100 + `fast` by 10 a frame, finger 1 by `slow` in all.
    private func drag(fast: Int32, slow: Int32, button: Bool = false, without: [InputFilter] = []) -> Drags {
        Drags(.testPad(), without: without) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            if button { script.key(.leftButton, 1) }
            script.report()
            for way in stride(from: 10, through: fast, by: 10) as StrideThrough<Int32> {
                script.move(slot: 0, 100, 100 + way)
                script.move(slot: 1, 300, 100 + way * slow / fast)
                script.report()
            }
            if button { script.key(.leftButton, 0) }
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
    }

    @Test("A finger that rests while the other goes 8 mm makes no drag of two, whatever comes then")
    func rests() {
        let drags = drag(fast: 300, slow: 9)
        #expect(drags.words.suffix(2) == ["cancel restingFinger 200 141", "end"], "\(drags.words)")
        #expect(drags.actions.map(\.contact) == [1])
        #expect(drags.notes[.restingFinger] == 1)
    }

    @Test("A slow finger that lags behind makes a drag")
    func lags() {
        #expect(drag(fast: 300, slow: 60).words.last == "lift 200 280, end")
    }

    @Test("A finger that stops later than that is no resting one")
    func stopsLater() {
        let drags = Drags(.testPad()) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for step in 1...10 as ClosedRange<Int32> {
                for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 100 + 10 * step) }
                script.report()
            }
            for step in 11...30 as ClosedRange<Int32> {
                script.move(slot: 0, 100, 100 + 10 * step)
                script.report()
            }
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
        #expect(drags.words.last == "lift 200 300, end")
    }

    @Test("Two fingers that moved once are a drag of two, also when one goes back to where it was")
    func goesBack() {
        let drags = Drags(.testPad()) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for (fast, slow) in [(40, 10), (80, 20), (120, 20), (160, 10), (200, 0), (240, 0)] as [(Int32, Int32)] {
                script.move(slot: 0, 100, 100 + fast)
                script.move(slot: 1, 300, 100 + slow)
                script.report()
            }
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
        #expect(drags.words.last == "lift 200 220, end", "\(drags.words)")
        #expect(drags.notes[.restingFinger] == 0)
    }

    @Test("With the button held the finger that rests is the one that presses, and the other drags alone")
    func presses() {
        let drags = drag(fast: 300, slow: 0, button: true)
        #expect(drags.words.last == "lift 200 360, end", "\(drags.words)")
        #expect(!drags.words.contains { $0.contains("cancel") })
        #expect(drags.notes[.restingFinger] == 1)
    }

    @Test("Switched off by its name, the mean of both is a drag")
    func off() {
        #expect(drag(fast: 300, slow: 0, without: [.restingFinger]).words.last == "lift 200 250, end")
    }
}
