import Foundation
import RecordingFormats
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Commands for devices, without a device")
struct DeviceCommandsTests {
    @Test("A missing node is refused with advice, and so is a file that is not an input device")
    func absent() {
        let run = Run("live", "/dev/input/event99")
        #expect(run.status == 1)
        #expect(run.remarks.contains("/dev/input/event99") && run.remarks.contains("flowtouch devices"))
        #expect(Run("live", "/dev/null").status == 1)
    }

    @Test("Control characters in a path do not reach the terminal")
    func hostilePath() {
        #expect(!Run("live", "/dev/\u{1b}[31mx").remarks.contains("\u{1b}"))
    }

    @Test("record needs a file, and an extension that selects one of its two formats")
    func recordFile() throws {
        let folder = try Folder()
        #expect(Run("record").status == 2)
        for name in ["a", "a.csv", "a.bin"] {
            let run = Run("record", "/dev/input/event99", "-o", folder.path(name))
            #expect(run.status == 2 && run.remarks.contains(".evemu or .yml"), "\(run.remarks)")
        }
        // With a format it goes on to the device, and creates no file before that is open.
        #expect(Run("record", "/dev/input/event99", "-o", folder.path("a"), "--format", "libinput").status == 1)
        #expect(!folder.exists("a"))
    }

    @Test(
        "Options that would have no effect are refused",
        arguments: [
            ["live", "--replay", "x", "--save", "y.evemu"], ["live", "--replay", "x", "--grab"],
            ["live", "--replay", "x", "--wait"], ["live", "--replay", "x", "--timing"],
            ["live", "--replay", "x", "--json"], ["live", "event0", "--replay", "x"], ["live", "--trace", "--json"],
            ["live", "--bell", "--trace"], ["live", "--bell"], ["live", "--picture", "--json"], ["live", "--force"],
            ["live", "--description", "x"], ["live", "--device", "2"],
            ["record", "--intent", "keep", "--duration", "3", "-o", "x"], ["play", "x", "--loop", "--repeat", "2"],
            ["replay", "x", "--force"],
        ])
    func idle(words: [String]) {
        let run = Run(words: words)
        #expect(run.status == 2 && run.output.isEmpty, "\(words): \(run.remarks)")
        let said = words.filter { $0.hasPrefix("--") }
        #expect(said.contains { run.remarks.contains($0) }, "\(words): \(run.remarks)")
    }

    @Test("The error about a wrong extension names only options that live has")
    func savedEnding() {
        let run = Run("live", "--save", "x.csv")
        #expect(run.status == 2 && run.remarks.contains(".evemu or .yml") && !run.remarks.contains("--format"))
    }

    @Test("devices always ends with status 0, and reports if there are none")
    func devices() {
        let run = Run("devices")
        #expect(run.status == 0)
        #expect(!run.output.isEmpty || run.remarks.contains("flowtouch replay"))
        for line in Run("devices", "--all", "--json").lines { #expect(topKeys(of: line).first == "node") }
    }

    @Test("The recording of a device that was plugged in again has the round in its name")
    func numbered() {
        #expect(SessionFiles.path("a/b.evemu", 1) == "a/b.evemu")
        #expect(SessionFiles.path("a.b/c.evemu", 2) == "a.b/c.2.evemu")
        #expect(SessionFiles.path("a.b/c", 3) == "a.b/c.3")
        #expect(SessionFiles.path(".yml", 2) == ".yml.2")
        #expect(SessionFiles.path("a.yml", 2) { ["a.2.yml", "a.3.yml"].contains($0) } == "a.4.yml")
    }

    @Test("A recording is written frame by frame, without an incomplete frame", arguments: ["a.evemu", "a.yml"])
    func frames(name: String) throws {
        let folder = try Folder()
        let format = try CapturedFile.format(nil, for: name)
        let device = RecordedDevice(
            node: "/dev/input/event0",
            description: DeviceDescription(name: "pad", axes: [.x: AbsoluteAxis(minimum: 0, maximum: 9)]))
        var file = try CapturedFile(folder.path(name), format, device, overwriting: false)
        func events() throws -> Int { Recording(Array(try folder.read(name).utf8)).devices[0].events.count }
        func event(_ type: EventType, _ code: EventCode) -> InputEvent {
            InputEvent(time: Timestamp(microseconds: 1_000_000), type: type, code: code, value: 1)
        }
        try file.append([event(.absolute, .x), event(.synchronization, .synReport), event(.absolute, .x)])
        #expect(try events() == 2)
        try file.append([event(.synchronization, .synReport)])
        #expect(try events() == 4)
        #expect(file.frames == 2 && file.events == 4)
    }
}
