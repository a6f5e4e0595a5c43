import Foundation
import Testing
import TouchInput

@Suite("A labelled series from a real device", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct SeriesProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)").path

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test("A person is led through it, drops a spoilt take, and has a labelled recording of each")
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

    @Test("Ended early, or by the device, it keeps what was made and nothing half-made")
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
}
