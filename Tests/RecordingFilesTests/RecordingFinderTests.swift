import Foundation
import HarnessTestSupport
import RecordingFiles
import Testing

@Suite("Finding recordings")
struct RecordingFinderTests {
    @Test("A folder stands for the recordings inside it, sorted by name, without their companions")
    func folders() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.evemu", "b.trace", "b.evemu.contacts.json", "a.yml", "README.md", "pad.desc", "pad.prop", "pad.device",
            ".hidden.evemu", "sub/c.txt.gz", "sub/.git/d.evemu", "sub/deep/e.csv",
        ] { try folder.file(name) }
        try folder.file("b.json", #"{"rules": "flowstack"}"#)
        try folder.file("log.json", #"{"version": 1, "entries": [], "hardwareProperties": {}}"#)
        let found = try RecordingFinder.recordings(in: ["x.evemu", folder.path, "-", "\(folder.path)/sub/"])
        let inFolder = ["a.yml", "b.evemu", "log.json", "sub/c.txt.gz", "sub/deep/e.csv"].map { "\(folder.path)/\($0)" }
        let inSub = ["c.txt.gz", "deep/e.csv"].map { "\(folder.path)/sub/\($0)" }
        #expect(found == ["x.evemu"] + inFolder + ["-"] + inSub)
    }

    @Test("A link to a folder is not followed, a link to a file is, and a pipe is not a recording")
    func links() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("sub/a.evemu")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: "\(folder.path)/sub/loop", withDestinationPath: folder.path)
        try manager.createSymbolicLink(atPath: "\(folder.path)/b.evemu", withDestinationPath: file)
        try manager.createSymbolicLink(atPath: "\(folder.path)/gone.evemu", withDestinationPath: "nowhere")
        #expect(mkfifo("\(folder.path)/pipe.evemu", 0o600) == 0)
        #expect(try RecordingFinder.recordings(in: [folder.path]) == ["\(folder.path)/b.evemu", file])
    }

    @Test("A folder without permission is an error with its path")
    func noFolder() throws {
        #expect(try RecordingFinder.recordings(in: ["/no/such/folder"]) == ["/no/such/folder"])
    }

    @Test("A description belongs to the longest prefix of a name before a dot, dash or underscore")
    func descriptions() throws {
        let folder = try TemporaryFolder()
        for name in [
            "Pad.desc", "Pad.hp.desc", "Pad-old.prop", "Pen_Touch.device", "Padding.desc", "Two.desc", "Two.prop",
        ] {
            try folder.file(name)
        }
        func found(_ name: String) -> String? {
            RecordingFinder.description(for: "\(folder.path)/\(name)").map {
                String($0.dropFirst(folder.path.count + 1))
            }
        }
        #expect(found("Pad.tap.events") == "Pad.desc")
        #expect(found("Pad.events") == "Pad.desc")
        #expect(found("Pad.hp.edge-scroll.events") == "Pad.hp.desc")
        #expect(found("Pad.hpx.edge-scroll.events") == "Pad.desc")
        #expect(found("Pad-old.events") == "Pad-old.prop")
        #expect(found("Pad-old2.events") == "Pad.desc")
        #expect(found("Pen_Touch_double-tap.events.gz") == "Pen_Touch.device")
        #expect(found("Pen.events") == nil)
        #expect(found("Paddings.events") == nil)
        #expect(found("Two.a.events") == "Two.desc")
        #expect(found("Pad.desc") == nil)
    }

    @Test(
        "A companion has the recording's name without its last extension and that of the compression",
        arguments: [
            ("a/b.c/pull.evemu", "a/b.c/pull.trace"), ("pull.up.evemu.gz", "pull.up.trace"), ("pull.xz", "pull.trace"),
            ("a.b/pull", "a.b/pull.trace"), (".evemu", ".evemu.trace"),
        ])
    func companions(path: String, companion: String) {
        #expect(RecordingFinder.companion(of: path, ending: ".trace") == companion)
    }
}

@Suite(
    "Finding other people's recordings",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct SharedRecordingFinderTests {
    @Test("Every description in the folder of its recording is found")
    func descriptions() throws {
        var found = 0
        let root = SharedMaterial.root.appendingPathComponent("recordings").path
        for row in try SharedMaterial.recordingIndex() {
            let file = try #require(row["file"])
            guard let expected = row["description_file"], !expected.isEmpty, !file.hasPrefix("autotest/") else {
                continue
            }
            let path = RecordingFinder.description(for: "\(root)/\(file)")
            #expect(path.map { ($0 as NSString).lastPathComponent } == expected, "\(file)")
            found += 1
        }
        #expect(found == 23)
    }

    @Test("Every recording in the index is found in its folder, and otherwise only the descriptions of some")
    func recordings() throws {
        let root = SharedMaterial.root.appendingPathComponent("recordings").path
        let found = try RecordingFinder.recordings(in: [root]).map { String($0.dropFirst(root.count + 1)) }
        let rows = try SharedMaterial.recordingIndex()
        let expected = Set(rows.compactMap { $0["file"] })
        let descriptions = Set(rows.compactMap { $0["description_file"] })
        #expect(expected.subtracting(found) == [])
        let others = Set(found).subtracting(expected).map { ($0 as NSString).lastPathComponent }
        #expect(Set(others).subtracting(descriptions).sorted() == [])
    }

    @Test("Among files named one by one, companions of another named recording are ignored")
    func besideNamedRecordings() throws {
        let named = ["a.evemu", "a.json", "a.trace", "b.json", "c.trace"]
        #expect(try RecordingFinder.recordings(in: named) == ["a.evemu", "b.json", "c.trace"])
    }
}
