import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@Suite("A labelled series from a real device", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct SeriesProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)").path

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test("A person is guided through a series, drops a spoilt take, and gets a labelled recording of each take")
    func led() throws {
        var screen = try TouchedDevice()
        let record = try RunningProgram(
            "record", screen.path, "--intent", "dismiss,keep", "--count", "2", "-o", folder, typing: true)
        func take(_ prompt: String, _ units: Int32, _ id: Int32) throws {
            #expect(Guest.wait(20) { record.remarks.hasSuffix(prompt + "\n") }, "\(record.remarks)")
            try screen.pull(by: units, id: id)
        }
        try take("Pull down to dismiss: 1 of 2", 400, 1)
        try take("Pull down to dismiss: 2 of 2", 80, 2)
        #expect(record.remarks("Pull down, and keep the view: let it return: 1 of 2"))
        record.type("x")
        #expect(record.remarks("dropped dismiss-02"))
        try take("Pull down to dismiss: 2 of 2", 400, 3)
        try take("Pull down, and keep the view: let it return: 1 of 2", 80, 4)
        try take("Pull down, and keep the view: let it return: 2 of 2", 80, 5)
        #expect(record.status() == 0, "\(record.remarks)")
        #expect(
            record.output == "dismiss  2 of 2: 2 dismissed\nkeep     2 of 2: 2 returned\n1 dropped\n",
            "\(record.output)"
        )
        for stem in ["dismiss-01", "dismiss-02", "keep-01", "keep-02"] {
            let intent = stem.prefix { $0 != "-" }
            #expect(try text("\(stem).json") == "{\"intent\":\"\(intent)\"}\n")
            let replay = try RunningProgram("replay", "\(folder)/\(stem).evemu")
            #expect(replay.status() == 0, "\(replay.remarks)")
            #expect(replay.output.contains(intent == "dismiss" ? "dismissed down" : "returned"), "\(replay.output)")
            #expect(replay.output.split(separator: "\n").count == 2)
        }
        let again = try RunningProgram("record", screen.path, "--intent", "keep", "--count", "1", "-o", folder)
        #expect(again.status() == 1 && again.remarks.contains("--force"))
    }

    @Test("A series that ends early keeps complete takes and no partial one")
    func endedEarly() throws {
        let record: RunningProgram
        do {
            var screen = try TouchedDevice()
            record = try RunningProgram(
                "record", screen.path, "--intent", "tap", "--count", "3", "-o", folder, "--format", "libinput")
            #expect(record.remarks("Tap: 1 of 3"))
            try screen.tap(id: 1)
            #expect(record.remarks("Tap: 2 of 3"))
            try screen.pull(by: 40, id: 2, lifts: false)
        }
        #expect(record.status() == 1 && record.remarks.contains("is gone"))
        #expect(record.output == "tap      1 of 3: 1 tapped\n")
        #expect(exists("tap-01.yml") && exists("tap-01.json") && !exists("tap-02.yml") && !exists("tap-02.json"))
    }

    @Test(
        "A drop while the finger is down ends with its lift; a finger that comes right after belongs to the next take")
    func wholeTakes() throws {
        var screen = try TouchedDevice()
        let record = try RunningProgram(
            "record", screen.path, "--intent", "dismiss", "--count", "3", "-o", folder, typing: true)
        #expect(record.remarks("Pull down to dismiss: 1 of 3"))
        try screen.pull(by: 200, id: 1, lifts: false)
        usleep(200_000)
        record.type("x")
        #expect(record.remarks("dropped: do it once more"))
        for step in Int32(1)...5 {
            usleep(4000)
            try screen.send {
                $0.move(300, 400 + 40 * step)
                $0.report()
            }
        }
        try screen.lift()
        usleep(400_000)
        #expect(!exists("dismiss-01.evemu"))
        // Three in a row, each 60 ms after the one before.
        for id in Int32(2)...4 {
            try screen.pull(by: 400, id: id)
            usleep(60_000)
        }
        #expect(record.status() == 0, "\(record.remarks)")
        #expect(record.output == "dismiss  3 of 3: 3 dismissed\n", "\(record.output)\(record.remarks)")
        for number in 1...3 {
            let replay = try RunningProgram("replay", "\(folder)/dismiss-0\(number).evemu")
            #expect(replay.status() == 0 && replay.output.contains("dismissed down"), "\(replay.output)")
            #expect(replay.output.split(separator: "\n").count == 2, "\(replay.output)")
        }
    }

    @Test(
        "A finger that was down before is not a take; --force and q change nothing; with a full disk the kept takes are reported"
    )
    func keptWhole() throws {
        var screen = try TouchedDevice()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["tap-01.evemu", "tap-01.json"] {
            try Data("earlier".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
        try screen.pull(by: 40, id: 1, lifts: false)
        let record = try RunningProgram(
            "record", screen.path, "--intent", "tap", "--count", "1", "-o", folder, "--force", typing: true)
        #expect(record.remarks("Tap: 1 of 1"))
        try screen.lift()
        #expect(record.remarks("a finger was down before: not counted"), "\(record.remarks)")
        record.type("q")
        #expect(record.status() == 0)
        #expect(try text("tap-01.evemu") == "earlier" && text("tap-01.json") == "earlier")

        let disk = "\(folder)/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        #expect(mount("none", disk, "tmpfs", 0, "size=12k") == 0)
        defer { umount(disk) }
        let full = try RunningProgram("record", screen.path, "--intent", "dismiss", "--count", "9", "-o", disk)
        #expect(full.remarks("Pull down to dismiss: 1 of 9"))
        for id in Int32(2)...9 where full.isRunning {
            try screen.pull(by: 800, id: id)
            usleep(300_000)
        }
        #expect(full.status() == 1 && full.remarks.contains("No space left on device"), "\(full.remarks)")
        let kept = try FileManager.default.contentsOfDirectory(atPath: disk).sorted()
        let takes = kept.filter { $0.hasSuffix(".evemu") }.map { $0.dropLast(6) }
        #expect(kept.filter { $0.hasSuffix(".json") }.map { $0.dropLast(5) } == takes && kept.count == 2 * takes.count)
        #expect(full.output.hasPrefix("dismiss  \(takes.count) of 9"), "\(full.output) \(kept)")
    }
}
