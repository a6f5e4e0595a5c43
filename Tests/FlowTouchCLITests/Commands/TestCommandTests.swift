import Foundation
import Testing

@Suite("flowtouch test")
struct TestCommandTests {
    @Test("Without an expected trace a recording fails; --update writes it, and then it passes")
    func update() throws {
        let folder = try Folder()
        let path = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        let first = Run("test", path)
        #expect(first.status == 1)
        #expect(first.output.contains("--update writes it"))
        #expect(first.lines.last == "0 passed, 1 failed")
        #expect(!folder.exists("pull.trace"))
        let update = Run("test", "--update", path)
        #expect(update.status == 0)
        #expect(update.lines.first?.hasSuffix("pull.trace: new") == true)
        #expect(update.lines.contains("+    0.000  D1   idle→tracking"))
        #expect(update.lines.last == "1 passed, 0 failed, 1 written")
        #expect(Run("test", path).status == 0)
        #expect(Run("test", folder.path).lines == ["1 passed, 0 failed"])
    }

    @Test("A difference is shown line by line, and --update shows what it writes")
    func difference() throws {
        let folder = try Folder()
        let path = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        Run("test", "-u", path)
        let good = try folder.read("pull.trace")
        try folder.write(good.replacingOccurrences(of: "D1 ", with: "D2 "), "pull.trace")
        let differing = Run("test", path)
        #expect(differing.status == 1)
        #expect(
            differing.lines.dropFirst().prefix(2) == [
                "-    0.000  D2   idle→tracking", "+    0.000  D1   idle→tracking",
            ])
        #expect(try folder.read("pull.trace") != good)
        let update = Run("test", "-u", path)
        #expect(update.status == 0)
        #expect(update.output.contains("pull.trace: changed\n-    0.000  D2   idle→tracking\n+    0.000  D1"))
        #expect(try folder.read("pull.trace") == good)
    }

    @Test("The outcomes that the .json expects are compared")
    func outcomes() throws {
        let folder = try Folder()
        let path = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        Run("test", "-u", path)
        try folder.write(#"{"outcomes": ["dismissed"]}"#, "pull.json")
        #expect(Run("test", path).status == 0)
        try folder.write(#"{"outcomes": ["returned", "tapped"]}"#, "pull.json")
        let run = Run("test", path)
        #expect(run.status == 1)
        #expect(run.output.contains("expected returned, tapped, found dismissed"))
    }

    @Test("A damaged recording fails with status 3, unless its .json says that it is damaged")
    func damage() throws {
        let folder = try Folder()
        let whole = try String(contentsOfFile: folder.synth("down 120pt in 180ms, hold 50ms, lift"), encoding: .utf8)
        let path = try folder.write(whole + "E: spoilt\n", "pull.evemu")
        #expect(Run("test", "-u", path).status == 3)
        #expect(Run("test", path).status == 3)
        try folder.write(#"{"readable": false}"#, "pull.json")
        #expect(Run("test", path).status == 0)
        #expect(try folder.read("pull.trace").contains("\ndamage: "))
    }
}
