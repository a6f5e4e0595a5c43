import Foundation
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("A recording that is shown as if it were played now")
struct RecordingPlaybackTests {
    private func sentences(_ name: String, everyMicroseconds step: Int64) throws -> [String] {
        var live = try LiveFixture(recording: name)
        let start = live.time(0)
        var playback = RecordingPlayback(live.recording, from: start)
        var time = start
        while playback.nextFrame != nil {
            _ = playback.advance(&live.model, to: time)
            time = time.advanced(byMicroseconds: step)
        }
        return live.model.outcomes.map(\.sentence)
    }

    @Test(
        "The outcomes do not depend on when the program runs: in small steps, in leaps or at once",
        arguments: [
            "phone.caught-while-settling.dismissed.evemu", "phone.bounce.dismissed.evemu",
            "phone.replaced-id.returned.evemu", "clickpad.two-fingers.dismissed.evemu",
        ])
    func leaps(name: String) throws {
        let replayed = try ReplayedRecording(
            SharedMaterial.packageRoot.appending(path: "Recordings/\(name)").path,
            ReplayOptions(Arguments(["x"], for: ReplayCommand.command)))
        let expected = replayed.outcomes.map(\.sentence)
        #expect(!expected.isEmpty)
        for step in [Int64(1000), 16_667, 90_000, 700_000, 60_000_000] {
            #expect(try sentences(name, everyMicroseconds: step) == expected, "every \(step) µs")
        }
    }

    @Test("A view that settles at the end of the recording comes to rest at its time")
    func settles() throws {
        var live = try LiveFixture("down 120pt in 200ms, lift")
        var playback = RecordingPlayback(live.recording, from: live.time(0))
        _ = playback.advance(&live.model, to: live.time(10_000))
        #expect(live.model.end == .over && live.model.card.isGone)
        live = try LiveFixture("down 120pt in 200ms, lift")
        playback = RecordingPlayback(live.recording, from: live.time(0))
        var moment: Int64 = 0
        while playback.nextFrame != nil {
            _ = playback.advance(&live.model, to: live.time(moment))
            moment += 1
        }
        #expect(live.model.outcomes.count == 1 && live.model.card.isSettling)
        _ = playback.advance(&live.model, to: live.time(moment + 300))
        #expect(live.model.card.isGone)
    }

    @Test("While it stands still no time passes, and an interval that runs backwards does not change that")
    func clock() {
        var clock = ReplayClock()
        func moment(_ milliseconds: Int64) -> Timestamp { Timestamp(microseconds: milliseconds * 1000) }
        #expect(clock.time(at: moment(5)) == moment(5))
        clock.standStill(from: moment(5), to: moment(1005))
        #expect(clock.time(at: moment(1005)) == moment(5))
        #expect(clock.moment(of: moment(5)) == moment(1005))
        clock.standStill(from: moment(7), to: moment(6))
        #expect(clock.time(at: moment(1005)) == moment(5))
    }
}
