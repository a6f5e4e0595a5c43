import Foundation
import Harness
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Playing a recording")
struct PlayedRecordingTests {
    private static let head =
        "# EVEMU 1.3\nN: pad\nI: 0003 0001 0001 0001\nB: 03 03 00 00 00 00 00 00 00\nA: 00 0 100 2 0\nA: 01 0 100 0 0\n"

    private func played(_ events: [String], head: String = head) throws -> PlayedRecording {
        let folder = try Folder()
        let path = try folder.write(head + events.map { "E: \($0)\n" }.joined(), "a.evemu")
        let console = CapturedConsole().console()
        return try PlayedRecording(OpenedRecording(path, descriptionFile: nil), .firstTouch, console)
    }

    @Test("Frames end with their SYN_REPORT; events after the last one are not a frame")
    func frames() throws {
        let recording = try played([
            "1.000000 0003 0000 0001", "1.000000 0000 0000 0000", "1.010000 0000 0000 0000", "1.020000 0003 0000 0002",
        ])
        #expect(recording.frames == [0..<2, 2..<3])
        #expect(recording.notes.count == 1 && recording.notes[0].contains("fuzz"))
    }

    @Test("Each frame is due at its recorded time divided by the speed; time never goes back")
    func dueTimes() throws {
        let recording = try played(
            ["1.000000", "1.010000", "1.005000", "1.025000", "90000.000000", "90000.001000"].map {
                "\($0) 0000 0000 0000"
            })
        #expect(recording.dueTimes(speed: 1) == [0, 10_000, 10_000, 30_000, 30_000, 31_000])
        #expect(recording.dueTimes(speed: 2) == [0, 5000, 5000, 15_000, 15_000, 15_500])
    }

    @Test("A gap of a day is skipped, one just below a day is not")
    func longestGap() throws {
        let recording = try played(["0.000000", "86399.999999", "172799.999999"].map { "\($0) 0000 0000 0000" })
        #expect(recording.dueTimes(speed: 1) == [0, 86_399_999_999, 86_399_999_999])
    }

    @Test("The slot in which the recording begins is sent before it")
    func slot() throws {
        let head = """
            # EVEMU 1.3
            # Supported events:
            #   Event type 3 (EV_ABS)
            #     Event code 47 (ABS_MT_SLOT)
            #       Value 1
            N: screen
            I: 0003 0001 0001 0001
            B: 03 00 00 00 00 00 80 60 00
            A: 2f 0 4 0 0
            A: 35 0 100 0 0
            A: 36 0 100 0 0

            """
        let recording = try played(["1.000000 0000 0000 0000"], head: head)
        #expect(recording.opening.map(\.value) == [1])
        #expect(try played(["1.000000 0000 0000 0000"]).opening.isEmpty)
    }

    @Test("A recording that cannot be played is refused with the reason")
    func refusals() throws {
        let folder = try Folder()
        let bare = try folder.write("E: 1.000000 0000 0000 0000\n", "bare.evemu")
        let run = Run("play", bare)
        #expect(run.status == 1 && run.remarks.contains("--description"), "\(run.remarks)")
        let empty = try folder.write(Self.head + "E: 1.000000 0003 0000 0001\n", "empty.evemu")
        #expect(Run("play", empty).remarks.contains("no frame"))
        #expect(Run("play", folder.path("none.evemu")).status == 3)
        #expect(Run("play", empty, "--speed", "0").status == 2)
    }
}
