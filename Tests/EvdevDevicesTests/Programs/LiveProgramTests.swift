import EvdevDevices
import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@Suite("flowtouch and real devices", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct LiveProgramTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    private func path(_ name: String) -> String { folder.path(name) }

    private func replayed(_ path: String, scenario: String? = nil) throws -> RunningProgram {
        try ProgramFolder.replayed(path, scenario: scenario)
    }

    @Test(
        "play, record and live agree: the recording replays to the trace that was printed, byte for byte",
        arguments: ["phone.pull-down.dismissed.evemu", "clickpad.two-fingers.dismissed.evemu"])
    func agreement(name: String) throws {
        let source = Guest.recordings.appending(path: name).path
        let play = try RunningProgram("play", source, "--before", "8", "--after", "1")
        #expect(play.remarks("playing on "))
        let node = try #require(play.remarks.firstMatch(of: /\/dev\/input\/event[0-9]+/)).output
        let record = try RunningProgram("record", String(node), "-o", path("kept.evemu"))
        let live = try RunningProgram("live", String(node), "--save", path("kept.yml"))
        #expect(record.remarks("recording ") && live.remarks("reading "))
        #expect(play.status() == 0, "\(play.remarks)")
        #expect(play.remarks.contains("late by "))
        // The device disappeared after the fingers had lifted.
        #expect(live.status() == 1 && record.status() == 1)
        #expect(!FileManager.default.fileExists(atPath: path("kept.json")))
        #expect(live.trace.contains("dismissed down by distance"))
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
        #expect(try replayed(path("kept.yml")).trace == live.trace)
        func clauses(_ program: RunningProgram) -> [Substring] {
            program.trace.split(separator: "\n").map { $0.dropFirst(8) }
        }
        #expect(try clauses(live) == clauses(replayed(source)))
    }

    @Test("A live finger drives a stack as its recording does")
    func stack() throws {
        let scenarios = Guest.recordings.appending(path: "scenarios")
        // Without the .json beside it, whose timeline a live device does not have.
        let source = path("numbers.evemu")
        try FileManager.default.copyItem(
            atPath: scenarios.appending(path: "numbers.sheets-and-back-to-root.evemu").path, toPath: source)
        let scenario = scenarios.appending(path: "numbers.json").path
        let play = try RunningProgram("play", source, "--before", "3", "--after", "1")
        #expect(play.remarks("playing on "))
        let node = try #require(play.remarks.firstMatch(of: /\/dev\/input\/event[0-9]+/)).output
        let live = try RunningProgram("live", String(node), "--scenario", scenario, "--save", path("kept.evemu"))
        #expect(play.status() == 0, "\(play.remarks)")
        #expect(live.status() == 1)
        #expect(live.trace.contains("number/1 is presented from the bottom"), "\(live.output)")
        #expect(live.trace.contains("number/3 is dismissed by a drag from the edge"))
        #expect(try replayed(path("kept.evemu"), scenario: scenario).trace == live.trace)
        func transitions(_ program: RunningProgram) -> [Substring] {
            program.trace.split(separator: "\n").map { $0.dropFirst(8) }.filter { $0.contains("▸") }
        }
        #expect(try transitions(live) == transitions(replayed(source, scenario: scenario)))
    }

    @Test("If the device is unplugged during a drag, the drag is cancelled for that reason, also in a replay")
    func unplugged() throws {
        let live: RunningProgram
        do {
            var screen = try TouchedDevice()
            live = try RunningProgram("live", screen.path, "--save", path("kept.evemu"))
            #expect(live.remarks("reading "))
            try screen.pull(by: 400, id: 1, lifts: false)
            #expect(live.says("arm(down)"))
        }
        #expect(live.status() == 1)
        #expect(live.trace.contains("cancelled: device gone"))
        #expect(live.remarks.contains("is gone"))
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }

    @Test("If a keyboard gets the node of the awaited device, live goes on waiting")
    func otherDeviceInPlace() throws {
        let live: RunningProgram
        let node: String
        do {
            let screen = try TouchedDevice()
            node = screen.path
            live = try RunningProgram("live", node, "--wait")
            #expect(live.remarks("reading "))
        }
        #expect(live.remarks("is gone"))
        do {
            let keyboard = try VirtualDevice(
                DeviceDescription(name: "keys", codes: [.key: [EventCode(rawValue: 30)]]))
            #expect(keyboard.path == node)
            usleep(300_000)
            #expect(live.isRunning, "\(live.remarks)")
        }
        let screen = try TouchedDevice()
        #expect(screen.path == node)
        #expect(Guest.wait { live.remarks.split(separator: "\n").count { $0.hasPrefix("reading ") } == 2 })
        #expect(live.interrupt() == 0)
    }

    @Test("A finger that moved far during lost events still dismisses, and live reports the loss")
    func farAfterLoss() throws {
        var screen = try TouchedDevice()
        let live = try RunningProgram("live", screen.path, "--save", path("kept.evemu"))
        #expect(live.remarks("reading "))
        try screen.pull(by: 80, id: 1, lifts: false)
        #expect(live.says("D3"))
        live.signal(SIGSTOP)
        for step in Int32(0)..<1000 {
            try screen.send {
                $0.move(300 + step % 2, 300 + step)
                $0.report(then: 0)
            }
        }
        live.signal(SIGCONT)
        #expect(live.says("contact 1 moved meanwhile"))
        try screen.lift()
        #expect(live.says("dismissed down by distance"), "\(live.output)")
        #expect(live.interrupt() == 0)
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }

    @Test("With --wait, live continues when the device is plugged in again; Ctrl-C ends it with status 0")
    func pluggedAgain() throws {
        let live = try RunningProgram("live", "test screen", "--wait", "--save", path("kept.evemu"))
        #expect(live.remarks("waiting for “test screen”"))
        for round in 1...2 {
            var screen = try TouchedDevice()
            #expect(Guest.wait { live.remarks.split(separator: "\n").count { $0.hasPrefix("reading ") } == round })
            try screen.pull(by: 400, id: Int32(round))
            #expect(Guest.wait { live.output.split(separator: "\n").count { $0.contains("dismissed down") } == round })
        }
        #expect(Guest.wait { live.remarks.split(separator: "\n").count { $0.hasSuffix("is gone") } == 2 })
        #expect(live.interrupt() == 0)
        #expect(try replayed(path("kept.evemu")).trace.contains("dismissed down"))
        #expect(try replayed(path("kept.2.evemu")).trace.contains("dismissed down"))
    }

    @Test("A reader that was stopped for two seconds reports the loss and continues with the right contacts")
    func stopped() throws {
        var screen = try TouchedDevice()
        let live = try RunningProgram("live", screen.path, "--save", path("kept.evemu"))
        #expect(live.remarks("reading "))
        try screen.pull(by: 200, id: 1, lifts: false)
        #expect(live.says("D8"))
        live.signal(SIGSTOP)
        let end = Date(timeIntervalSinceNow: 2)
        var count: Int32 = 0
        while Date() < end || count < 1000 {
            count += 1
            try screen.send {
                $0.move(300 + count % 7, 400 + count % 5)
                $0.report()
            }
            if count % 20 == 0 { usleep(20_000) }
        }
        try screen.lift()
        live.signal(SIGCONT)
        #expect(live.says("contact 1 left meanwhile"))
        #expect(live.says("dropped events"))
        usleep(400_000)
        try screen.pull(by: 400, id: 2)
        #expect(live.says("dismissed down by distance"))
        #expect(live.interrupt() == 0)
        #expect(live.remarks.contains("events were lost once (SYN_DROPPED)"))
        #expect(live.output.split(separator: "\n").count { $0.contains("  =  ") } == 2)
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }

    @Test("Inhibiting a device during a drag, as suspend does, cancels the drag")
    func inhibited() throws {
        var screen = try TouchedDevice()
        let live = try RunningProgram("live", screen.path, "--save", path("kept.evemu"))
        #expect(live.remarks("reading "))
        try screen.pull(by: 400, id: 1, lifts: false)
        #expect(live.says("arm(down)"))
        let node = try #require(screen.path.split(separator: "/").last)
        try Data("1".utf8).write(to: URL(fileURLWithPath: "/sys/class/input/\(node)/device/inhibited"))
        #expect(live.says("cancelled: by the system"), "\(live.output)")
        #expect(live.interrupt() == 0)
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }

    @Test("A grabbed device is released when the program is killed")
    func killed() throws {
        var screen = try TouchedDevice()
        var other = try OpenDevice(screen.path)
        let live = try RunningProgram("live", screen.path, "--grab")
        #expect(live.remarks("reading "))
        try screen.pull(by: 40, id: 1)
        #expect(live.says("="))
        #expect(try other.readAll().isEmpty)
        live.signal(SIGKILL)
        #expect(live.status() == -SIGKILL)
        try screen.pull(by: 40, id: 2)
        #expect(try !other.readAll().isEmpty)
    }

    @Test("Reading a device at rest uses no processor time")
    func idle() throws {
        let screen = try TouchedDevice()
        let live = try RunningProgram("live", screen.path, "--wait")
        #expect(live.remarks("reading "))
        func switches() throws -> [Substring] {
            let status = try String(contentsOfFile: "/proc/\(live.identifier)/status", encoding: .utf8)
            return status.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
        }
        usleep(300_000)
        let before = try switches()
        usleep(2_000_000)
        #expect(try switches() == before)
        #expect(!before.isEmpty)
    }

    @Test("A HID digitizer works from the list of devices to the outcome", arguments: [false, true])
    func digitizer(isPad: Bool) throws {
        let digitizer = try HIDDigitizer(isPad ? .touchpad : .touchscreen)
        let name = isPad ? HIDDigitizer.padName : HIDDigitizer.screenName
        _ = Guest.wait { ListedDevice.all().contains { $0.name.hasPrefix(name) && $0.kind != .other } }
        let devices = try RunningProgram("devices")
        #expect(devices.status() == 0)
        let row = try #require(devices.output.split(separator: "\n").first { $0.contains(name) })
        #expect(row.contains(isPad ? "touchpad" : "touchscreen") && row.contains("100 × 60") && row.contains("yes"))
        let live = try RunningProgram("live", name, "--save", path("kept.evemu"))
        #expect(live.remarks("reading "), "\(live.remarks)")
        func fingers(_ y: Int) -> [(id: UInt8, x: Int, y: Int)] {
            isPad ? [(0, 800, y), (1, 1000, y)] : [(0, 800, y)]
        }
        // 25 mm: 160 points.
        for step in 0...50 { try digitizer.scan(fingers(100 + step * 10)) }
        try digitizer.scan([], lifted: fingers(600))
        #expect(live.says("dismissed down by distance"), "\(live.output)")
        #expect(live.interrupt() == 0)
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }
}
