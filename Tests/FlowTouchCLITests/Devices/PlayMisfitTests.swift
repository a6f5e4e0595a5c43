import Foundation
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Playing into another device")
struct PlayMisfitTests {
    private func device(_ maximum: Int32, _ axes: [EventCode], keys: [EventCode] = [.touch]) -> DeviceDescription {
        DeviceDescription(
            name: "device", codes: [.key: keys, .absolute: axes],
            axes: Dictionary(uniqueKeysWithValues: axes.map { ($0, AbsoluteAxis(minimum: 0, maximum: maximum)) }))
    }

    private var events: [InputEvent] {
        let time = Timestamp(microseconds: 0)
        return [
            InputEvent(time: time, type: .key, code: .touch, value: 1),
            InputEvent(time: time, type: .absolute, code: .x, value: 5),
            InputEvent(time: time, type: .absolute, code: .pressure, value: 9),
            InputEvent(time: time, type: .absolute, code: .pressure, value: 10),
            InputEvent(time: time, type: .synchronization, code: .synReport, value: 0),
        ]
    }

    @Test("A device of the same kind supports every event, and nothing is reported")
    func same() {
        let source = device(100, [.x, .pressure])
        let misfit = PlayMisfit(events, of: source, to: source)
        #expect(misfit.arriving == 4)
        #expect(misfit.sentences.isEmpty)
    }

    @Test("Events that it does not support are counted by name; axes with another range are named with both ranges")
    func other() {
        let misfit = PlayMisfit(events, of: device(100, [.x, .pressure]), to: device(2000, [.x]))
        #expect(misfit.arriving == 2)
        #expect(misfit.missing.map(\.name) == ["ABS_PRESSURE"] && misfit.missing.map(\.count) == [2])
        #expect(misfit.otherRanges == ["ABS_X 0 to 100, there 0 to 2000"])
        #expect(
            misfit.sentences == [
                "does not support ABS_PRESSURE: 2 events do not arrive",
                "has different axis ranges, so positions change: ABS_X 0 to 100, there 0 to 2000",
            ])
    }

    @Test("A device that supports none of the events is reported")
    func nothing() {
        let misfit = PlayMisfit(events, of: device(100, [.x, .pressure]), to: device(100, [.y], keys: [.leftButton]))
        #expect(misfit.arriving == 0)
        #expect(misfit.sentences == ["supports no event of the recording: nothing is played"])
    }

    @Test("A file that is not an input device is refused and stays unchanged")
    func noDevice() throws {
        let folder = try Folder()
        let precious = try folder.write("precious", "precious.txt")
        let recording = folder.synth("tap")
        let run = Run("play", recording, "--to", precious, "--before", "0", "--after", "0")
        #expect(run.status == 1)
        #expect(run.remarks.contains("It is not an input device"))
        #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious")
    }

    @Test("An empty recording gives status 3, and so does one that is damaged from the start")
    func unreadable() throws {
        let folder = try Folder()
        #expect(Run("play", try folder.write("", "empty.evemu")).status == 3)
        #expect(Run("play", try folder.write("# EVEMU 1.3\nN: pad\nE: nonsense\n", "bad.evemu")).status == 3)
    }

    @Test("--loop and --repeat exclude each other")
    func contradiction() throws {
        let run = Run("play", try Folder().synth("tap"), "--loop", "--repeat", "2")
        #expect(run.status == 2)
    }
}
