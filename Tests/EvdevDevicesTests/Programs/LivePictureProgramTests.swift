import EvdevDevices
import Foundation
import HarnessTestSupport
import Testing

@Suite("The picture of a real device", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct LivePictureProgramTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "flowtouch").path

    /// `flowtouch live` with these words in a terminal with job control, followed by these commands.
    private func session(_ words: String, _ rest: String = "") throws -> TerminalSession {
        // The test machine sets NO_COLOR; a person's terminal has colours.
        let session = try TerminalSession(
            "\(Self.program) live \(words); echo \"status=$?\"\n\(rest)", environment: ["NO_COLOR": ""])
        return session
    }

    @Test(
        "If the device is unplugged during a drag, the picture shows the outcome, and it is printed after the picture")
    func unplugged() throws {
        var screen: TouchedDevice? = try TouchedDevice()
        let waiting = try session("'test screen' --wait")
        let ending = try session("'test screen'")
        try #require(waiting.shows("q quit") && ending.shows("q quit"), "\(waiting.output)\(ending.output)")
        try screen?.pull(by: 400, id: 1, lifts: false)
        #expect(waiting.shows("ARMED") && ending.shows("ARMED"))
        screen = nil
        #expect(waiting.shows("device is gone"), "\(waiting.output)")
        #expect(waiting.shows("cancelled: device gone"), "\(waiting.output)")
        #expect(ending.shows("1049l") && ending.shows("gesture 1: cancelled: device gone"), "\(ending.output)")
        #expect(ending.shows("is gone") && ending.value(after: "status=") == "1")
        // A key judges the gesture again, with the same reason.
        waiting.press("+")
        #expect(waiting.shows("now: cancelled: device gone"), "\(waiting.output)")
        screen = try TouchedDevice()
        #expect(waiting.shows("idle"), "\(waiting.output)")
        try screen?.pull(by: 400, id: 2)
        #expect(waiting.shows("dismissed down by distance"), "\(waiting.output)")
        waiting.press("q")
        #expect(waiting.shows("2 gestures: 1 dismissed, 1 cancelled"))
        #expect(waiting.value(after: "status=") == "0")
    }

    @Test(
        "A grabbed device is let go of while the program is stopped, taken again then, and after it was plugged again")
    func grabbed() throws {
        var screen: TouchedDevice? = try TouchedDevice()
        let live = try session("'test screen' --grab --wait", "fg >/dev/null; echo \"done=$?\"")
        try #require(live.shows("q quit"), "\(live.output)")
        var other: OpenDevice? = try OpenDevice(screen?.path ?? "")
        func hears(_ id: Int32) throws -> Bool {
            try screen?.pull(by: 40, id: id)
            usleep(200_000)
            return try other?.readAll().isEmpty == false
        }
        #expect(try !hears(1))
        live.press("\u{1a}")
        // The shell resumes it at once, and only then it grabs again.
        #expect(live.value(after: "status=") == "\(128 + SIGTSTP)")
        #expect(live.shows("q quit"))
        #expect(try !hears(2))
        other = nil
        screen = nil
        #expect(live.shows("device is gone"))
        screen = try TouchedDevice()
        #expect(live.shows("idle"))
        other = try OpenDevice(screen?.path ?? "")
        #expect(try !hears(3))
        live.press("q")
        #expect(live.value(after: "done=") == "0")
        #expect(try hears(4))
    }

    @Test(
        "While it is stopped, others can read a grabbed device; if another grabs it meanwhile, that is reported",
        arguments: [true, false])
    func stoppedGrab(isPicture: Bool) throws {
        var screen = try TouchedDevice()
        let live = try session(
            "'test screen' --grab \(isPicture ? "" : "--trace")", "read line; fg >/dev/null; echo \"done=$?\"")
        try #require(live.shows(isPicture ? "q quit" : "reading "), "\(live.output)")
        live.press("\u{1a}")
        #expect(live.value(after: "status=") == "\(128 + SIGTSTP)")
        var other = try OpenDevice(screen.path)
        try screen.pull(by: 40, id: 1)
        #expect(try !other.readAll().isEmpty)
        try other.grab()
        live.press("\n")
        #expect(live.shows("no longer grabbed"), "\(live.output)")
        live.press("\u{3}")
        #expect(live.value(after: "done=") == "0")
    }

    @Test("Keys arm and disarm under a resting finger")
    func still() throws {
        var screen = try TouchedDevice()
        let live = try session("'test screen'")
        try #require(live.shows("q quit"), "\(live.output)")
        try screen.pull(by: 400, id: 1, lifts: false)
        #expect(live.shows("ARMED"))
        live.press("d")
        #expect(live.shows("dragging, disabled"), "\(live.output)")
        live.press("d")
        #expect(live.shows("ARMED"), "\(live.output)")
        live.press("d")
        try screen.lift()
        #expect(live.shows("refused"), "\(live.output)")
        live.press("d")
        #expect(live.shows("now: dismissed"), "\(live.output)")
        live.press("q")
        #expect(live.value(after: "status=") == "0")
    }
}
