import Foundation
import Testing

@Suite("Damaged and unreadable recordings on the command line")
struct DamagedRecordingTests {
    @Test("A damaged recording is handled up to the damage, with its place and status 3")
    func damage() throws {
        let folder = try Folder()
        let whole = try { try String(contentsOfFile: folder.synth(ReplayCommandTests.pull), encoding: .utf8) }()
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        let bad = try folder.write(lines.prefix(60).joined(separator: "\n") + "\nE: spoilt\n", "bad.evemu")
        for words in [
            ["replay", bad], ["explain", bad], ["contacts", bad], ["convert", bad, folder.path("out.yml")],
        ] {
            let run = Run(words: words)
            #expect(run.status == 3, "\(words)")
            #expect(run.remarks.contains("bad.evemu:61: "), "\(run.remarks)")
        }
        #expect(try Run.gestures(bad).map(\.summary) == ["cancelled unfinished down"])
        #expect(folder.exists("out.yml"))
    }

    @Test("If the .json says that a recording is damaged, the status is 0, and the damage is still reported")
    func knownDamage() throws {
        let folder = try Folder()
        let bad = try folder.write("# EVEMU 1.3\nE: spoilt\n", "bad.evemu")
        let commands = [
            ["replay", bad], ["explain", bad], ["contacts", bad], ["convert", bad, folder.path("out.yml")],
        ]
        for words in commands { #expect(Run(words: words).status == 3, "\(words)") }
        try folder.write(#"{"readable": false}"#, "bad.json")
        for words in commands {
            let run = Run(words: words[0] == "convert" ? words + ["--force"] : words)
            #expect(run.status == 0, "\(words)")
            #expect(run.remarks.contains("bad.evemu:2: ") && run.remarks.contains(".json"), "\(run.remarks)")
        }
        #expect(Run("explain", "--gesture", "1", bad).status == 1)
    }

    @Test("Unreadable input has status 3, and the name of the file is reported")
    func unreadable() throws {
        let folder = try Folder()
        let empty = try folder.write("", "empty.evemu")
        for command in ["replay", "explain", "contacts"] {
            let run = Run(command, empty)
            #expect(run.status == 3 && run.remarks.contains("empty.evemu:1: "), "\(run.remarks)")
            let missing = Run(command, folder.path("missing"))
            #expect(missing.status == 3 && missing.remarks.contains(folder.path("missing")), "\(missing.remarks)")
        }
        for words in [["explain", folder.path], ["convert", folder.path, "x.evemu"]] {
            let run = Run(words: words)
            #expect(run.status == 3 && run.remarks.contains(folder.path), "\(run.remarks)")
        }
        try folder.write(#"{"scenario": {"swipeUpp": true}}"#, "pull.json")
        let beside = Run("replay", folder.synth(ReplayCommandTests.pull))
        #expect(beside.status == 3)
        #expect(beside.remarks.contains("pull.json:1:15:") && beside.remarks.contains("swipeUpp"), "\(beside.remarks)")
    }
}
