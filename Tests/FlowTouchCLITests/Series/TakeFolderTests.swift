import Foundation
import Harness
import RecordingFormats
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Takes and their labels are kept together or not at all")
struct TakeFolderTests {
    private let device = RecordedDevice(
        node: nil, description: DeviceDescription(name: "pad", axes: [.x: AbsoluteAxis(minimum: 0, maximum: 9)]))
    private let events = [
        InputEvent(time: Timestamp(microseconds: 1), type: .synchronization, code: .synReport, value: 0)
    ]
    private let take = TakeSeries([.keep], count: 1).takes[0]

    @Test("A take has its label beside it, and both are removed together")
    func together() throws {
        let folder = try Folder()
        let takes = TakeFolder(folder.path, .evemu, overwriting: false)
        try takes.keep(take, device, events)
        #expect(try folder.read("keep-01.json") == "{\"intent\":\"keep\"}\n")
        #expect(Run("replay", folder.path("keep-01.evemu")).status == 0)
        #expect(throws: CommandFailure.self) { try takes.keep(take, device, events) }
        takes.remove(take)
        #expect(!folder.exists("keep-01.json") && !folder.exists("keep-01.evemu"))
    }

    @Test("If one of both cannot be written, neither is, and existing files stay unchanged")
    func failed() throws {
        let folder = try Folder()
        // A label that is a folder cannot be replaced.
        try FileManager.default.createDirectory(
            atPath: folder.path("keep-01.json/x"), withIntermediateDirectories: true)
        try folder.write("earlier", "keep-01.evemu")
        let takes = TakeFolder(folder.path, .evemu, overwriting: true)
        #expect(throws: CommandFailure.self) { try takes.keep(take, device, events) }
        #expect(try folder.read("keep-01.evemu") == "earlier")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "keep-01.evemu", "keep-01.json",
            ])
    }

    @Test("An empty folder that was created is removed; one that existed or is not empty stays")
    func emptyFolder() throws {
        let folder = try Folder()
        var takes = TakeFolder(folder.path("new"), .evemu, overwriting: false)
        try takes.prepare()
        takes.removeIfEmpty()
        #expect(!folder.exists("new"))
        try takes.prepare()
        try takes.keep(take, device, events)
        takes.removeIfEmpty()
        #expect(folder.exists("new/keep-01.evemu"))
        var old = TakeFolder(folder.path, .evemu, overwriting: false)
        try old.prepare()
        old.removeIfEmpty()
        #expect(folder.exists("new"))
        try folder.write("", "file")
        var file = TakeFolder(folder.path("file"), .evemu, overwriting: false)
        #expect(throws: CommandFailure.self) { try file.prepare() }
    }

    @Test("Without a device there is no folder")
    func noDevice() throws {
        let folder = try Folder()
        let run = Run("record", "no such device", "--intent", "keep", "-o", folder.path("takes"))
        #expect(run.status == 1 && !folder.exists("takes"), "\(run.remarks)")
    }
}
