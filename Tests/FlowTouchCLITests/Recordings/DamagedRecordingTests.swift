import Foundation
import Testing

@Suite("Damaged and unreadable recordings on the command line")
struct DamagedRecordingTests {
    @Test("A damaged recording gives what stands before the damage, its place, and status 3")
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
            #expect(run.remarks.contains("bad.evemu:61: expected “E: <sec>.<usec>"), "\(run.remarks)")
        }
        #expect(Run("replay", bad).lines[1].contains("cancelled: the end of the recording"))
        #expect(folder.exists("out.yml"))
    }

    @Test("A recording that is damaged, as its .json says, is status 0, and its damage is said all the same")
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
            #expect(run.remarks.contains("bad.evemu:2: expected “E: <sec>.<usec>"), "\(run.remarks)")
            #expect(run.remarks.contains("(damaged, as its .json says)"), "\(run.remarks)")
        }
        #expect(Run("explain", "--gesture", "1", bad).status == 1)
    }

    @Test("What cannot be read is status 3, with the reason")
    func unreadable() throws {
        let folder = try Folder()
        let empty = try folder.write("", "empty.evemu")
        for command in ["replay", "explain", "contacts"] {
            let run = Run(command, empty)
            #expect(run.status == 3)
            #expect(run.remarks.contains("the input is empty"), "\(run.remarks)")
            let missing = Run(command, folder.path("missing"))
            #expect(missing.status == 3)
            #expect(missing.remarks.contains("cannot open") && missing.remarks.contains("No such file"))
        }
        for words in [["explain", folder.path], ["convert", folder.path, "x.evemu"]] {
            let run = Run(words: words)
            #expect(run.status == 3)
            #expect(run.remarks.contains("Is a directory; name a file in it"))
        }
        try folder.write(#"{"scenario": {"swipeUpp": true}}"#, "pull.json")
        let beside = Run("replay", folder.synth(ReplayCommandTests.pull))
        #expect(beside.status == 3)
        #expect(beside.remarks.contains("pull.json:1:15:") && beside.remarks.contains("swipeUpp"), "\(beside.remarks)")
    }
}
