import Foundation
import Geometry
import Gestures
import Harness
import RecordingFormats
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Cutting takes")
struct TakeCutterTests {
    /// Feeds a synthetic recording to a cutter, and collects what is cut out.
    private struct Cutting {
        var cutter: TakeCutter
        var takes: [(device: RecordedDevice, events: [InputEvent], outcome: Outcome)] = []
        var flaws: [TakeCutter.Flaw] = []
        let recording: PlayedRecording
        private var next = 0

        init(_ sentence: String, device: String = "phone") throws {
            recording = try LiveFixture(sentence, device: device).recording
            cutter = TakeCutter(
                RecordedDevice(node: "/dev/input/event0", description: recording.description), rules: .flowstack,
                scenario: Scenario())
        }

        /// Feeds the frames up to this many milliseconds after the first.
        mutating func play(until milliseconds: Int64 = .max, from first: Int = 0) {
            // A device at rest is described before its first event.
            if next == 0 && first == 0 { cutter.take([Self.rest(recording)]) }
            let due = recording.dueTimes(speed: 1)
            next = max(next, first)
            while next < due.count, due[next] / 1000 <= milliseconds {
                cutter.take(Array(recording.events[recording.frames[next]]))
                next += 1
                collect()
            }
            if next == due.count, let last = recording.events.last?.time {
                cutter.rest(by: last.advanced(byMicroseconds: 200_000))
                collect()
            }
        }

        static func rest(_ recording: PlayedRecording) -> InputEvent {
            InputEvent(time: recording.time(of: 0), type: .synchronization, code: .synReport, value: 0)
        }

        mutating func collect() {
            for cut in cutter.takeCuts() {
                switch cut {
                case .take(let device, let events, let outcome): takes.append((device, events, outcome))
                case .skipped(let flaw): flaws.append(flaw)
                }
            }
        }

        /// The outcome of replaying a take that was written.
        func replayed(_ index: Int) throws -> [String] {
            let folder = try Folder()
            let take = takes[index]
            let bytes = EvemuWriter.bytes(devices: [take.device], events: take.events.map { ($0, 0) })
            try folder.write(String(decoding: bytes, as: UTF8.self), "take.evemu")
            let run = Run("replay", folder.path("take.evemu"))
            return run.lines.dropFirst().map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") }
        }
    }

    private func isClear(_ events: [InputEvent], _ device: RecordedDevice) -> Bool {
        var contacts = ContactTracker(description: device.description)
        for event in events { _ = contacts.handle(event) }
        return !contacts.frame.contacts.contains(where: \.isDown)
    }

    @Test("Consecutive gestures are one complete take each, and each recording begins with the state of the device")
    func row() throws {
        var cutting = try Cutting("down 120pt in 100ms, lift, wait 500ms, down 40pt in 100ms, lift, wait 500ms, tap")
        cutting.play()
        #expect(cutting.takes.map(\.outcome.result) == [.dismissed, .returned, .tapped])
        #expect(cutting.flaws.isEmpty)
        for index in cutting.takes.indices {
            #expect(isClear(cutting.takes[index].events, cutting.takes[index].device))
            #expect(try cutting.replayed(index) == [cutting.takes[index].outcome.sentence])
        }
    }

    @Test(
        "A finger that comes soon begins the next take: no take holds half a gesture or two",
        arguments: [25, 40, 60, 100])
    func soon(wait: Int) throws {
        var cutting = try Cutting("down 120pt in 100ms, lift, wait \(wait)ms, down 110pt in 100ms, lift")
        cutting.play()
        #expect(cutting.takes.map(\.outcome.result) == [.dismissed, .dismissed], "\(cutting.flaws)")
        for index in cutting.takes.indices {
            #expect(isClear(cutting.takes[index].events, cutting.takes[index].device))
            #expect(try cutting.replayed(index) == [cutting.takes[index].outcome.sentence])
            #expect(cutting.takes[index].outcome.translation.y > 100)
        }
    }

    @Test("A drop while the finger is down drops the whole gesture, and the next gesture is a take")
    func dropped() throws {
        var cutting = try Cutting(
            "down 100pt in 300ms, hold 300ms, down 50pt in 200ms, lift, wait 300ms, down 40pt in 100ms, lift")
        cutting.play(until: 400)
        let found = cutting.cutter.drop()
        #expect(found)
        cutting.play()
        #expect(cutting.flaws == [.dropped])
        #expect(cutting.takes.map(\.outcome.result) == [.returned])
        #expect(try cutting.replayed(0) == [cutting.takes[0].outcome.sentence])
        let nothing = cutting.cutter.drop()
        #expect(!nothing)
    }

    @Test("A finger that was down before the series began does not make a take")
    func foundDown() throws {
        var cutting = try Cutting("down 100pt in 300ms, lift, wait 300ms, down 40pt in 100ms, lift")
        // Like a device that is opened during a drag: the first frame contains the finger.
        cutting.play(from: 5)
        #expect(cutting.flaws == [.begun])
        #expect(cutting.takes.map(\.outcome.result) == [.returned])
    }

    @Test("One finger on a touchpad moves the pointer and is not a take; two fingers make one")
    func pointer() throws {
        var cutting = try Cutting("down 10mm in 100ms, lift", device: "clickpad")
        cutting.play()
        #expect(cutting.flaws == [.pointerMotion] && cutting.takes.isEmpty)
        cutting = try Cutting("two fingers 20mm apart: down 30mm in 200ms, lift", device: "clickpad")
        cutting.play()
        #expect(cutting.flaws.isEmpty && cutting.takes.map(\.outcome.result) == [.dismissed])
    }

    @Test("Of two gestures that meet in one frame, neither is a take")
    func meeting() throws {
        let recording = try LiveFixture(recording: "phone.replaced-id.returned.evemu").recording
        var cutter = TakeCutter(
            RecordedDevice(node: nil, description: recording.description), rules: .flowstack, scenario: Scenario())
        cutter.take([Cutting.rest(recording)] + recording.events)
        cutter.rest(by: Timestamp(microseconds: .max / 2))
        let cuts = cutter.takeCuts()
        #expect(cuts.count == 1)
        if case .skipped(let flaw) = cuts.first { #expect(flaw == .several) } else { Issue.record("\(cuts)") }
    }

    @Test("A device that is unplugged during a drag spoils the take; after the lift it does not")
    func gone() throws {
        var cutting = try Cutting("down 100pt in 300ms, hold 200ms, lift")
        cutting.play(until: 400)
        cutting.cutter.removeDevice()
        cutting.collect()
        #expect(cutting.takes.isEmpty && cutting.flaws == [.deviceGone])
        cutting = try Cutting("down 100pt in 300ms, hold 200ms, lift")
        cutting.cutter.take([Cutting.rest(cutting.recording)])
        for frame in cutting.recording.frames { cutting.cutter.take(Array(cutting.recording.events[frame])) }
        cutting.cutter.removeDevice()
        cutting.collect()
        #expect(cutting.takes.map(\.outcome.result) == [.dismissed] && cutting.flaws.isEmpty)
    }
}
