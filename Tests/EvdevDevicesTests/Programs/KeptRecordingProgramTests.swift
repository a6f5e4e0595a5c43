import EvdevDevices
import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Recordings of a device", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct KeptRecordingProgramTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    private func path(_ name: String) -> String { folder.path(name) }

    private func replayed(_ path: String) throws -> RunningProgram { try ProgramFolder.replayed(path) }

    @Test("A recording is readable up to its last frame if the program is killed or the disk is full")
    func cutShort() throws {
        var screen = try TouchedDevice()
        let killed = try RunningProgram("record", screen.path, "-o", path("killed.yml"))
        #expect(killed.remarks("recording "))
        try screen.pull(by: 400, id: 1, lifts: false)
        #expect(Guest.wait { (try? replayed(path("killed.yml")).trace.contains("arm(down)")) ?? false })
        killed.signal(SIGKILL)
        #expect(killed.status() == -SIGKILL)
        #expect(try replayed(path("killed.yml")).trace.contains("cancelled: the end of the recording"))
        try screen.lift()

        let disk = path("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        #expect(mount("none", disk, "tmpfs", 0, "size=8k") == 0)
        defer { umount(disk) }
        let full = try RunningProgram("record", screen.path, "-o", "\(disk)/full.evemu")
        #expect(full.remarks("recording "))
        for round in Int32(2)...9 where full.isRunning { try screen.pull(by: 800, id: round) }
        #expect(full.status() == 1)
        #expect(full.remarks.contains("No space left on device") && full.remarks.contains("can be read"))
        #expect(try !replayed("\(disk)/full.evemu").trace.isEmpty)
    }

    @Test("record ends after the given number of gestures or time, and overwrites nothing without --force")
    func limits() throws {
        var screen = try TouchedDevice()
        let counted = try RunningProgram("record", screen.path, "-o", path("kept.evemu"), "--count", "2")
        #expect(counted.remarks("recording "))
        for id in Int32(1)...2 {
            usleep(300_000)
            try screen.pull(by: 400, id: id)
        }
        #expect(counted.status() == 0)
        #expect(counted.remarks.contains("2 gestures"))
        let again = try RunningProgram("record", screen.path, "-o", path("kept.evemu"))
        #expect(again.status() == 1 && again.remarks.contains("--force"))
        let timed = try RunningProgram("record", screen.path, "-o", path("kept.evemu"), "--force", "--duration", "0.2")
        #expect(timed.status() == 0 && timed.remarks.contains("0 frames"))
    }

    @Test("The .json of an earlier recording with the same name does not apply to the new one")
    func besideEarlier() throws {
        var screen = try TouchedDevice()
        try Data(#"{"scenario": {"changes": [{"at": 0.01, "deviceGone": true}]}}"#.utf8)
            .write(to: URL(fileURLWithPath: path("kept.json")))
        let refused = try RunningProgram("live", screen.path, "--save", path("kept.evemu"))
        #expect(refused.status() == 1 && refused.remarks.contains("--force"), "\(refused.remarks)")
        #expect(!FileManager.default.fileExists(atPath: path("kept.evemu")))
        let live = try RunningProgram("live", screen.path, "--save", path("kept.evemu"), "--force")
        #expect(live.remarks("reading "))
        try screen.pull(by: 400, id: 1)
        #expect(live.says("dismissed down by distance"))
        #expect(live.interrupt() == 0)
        #expect(try replayed(path("kept.evemu")).trace == live.trace)
    }
}
