import Foundation
import Testing

@Suite("flowtouch convert")
struct ConvertCommandTests {
    private func trace(_ path: String, description: String) -> [String] {
        Array(Run("replay", "--trace", "--description", description, path).lines.dropFirst())
    }

    @Test(
        "A recording that is converted and converted back gives the same trace",
        arguments: ["evemu", "libinput", "getevent", "evtest", "raw64"])
    func everyFormat(format: String) throws {
        let folder = try Folder()
        let sentences = [
            "down 120pt in 180ms, hold 50ms, lift", "down 40pt in 90ms, palm, hold 20ms, lift, wait 300ms, tap",
            "two fingers: down 100pt in 200ms, lift",
        ]
        for (index, sentence) in sentences.enumerated() {
            let source = folder.synth(sentence, "\(index).evemu")
            let there = folder.path("\(index).\(format)")
            let back = folder.path("\(index).\(format).back")
            #expect(Run("convert", "--force", "--to", format, source, there).status == 0)
            #expect(Run("convert", "--to", "evemu", "--description", source, there, back).status == 0)
            let expected = trace(source, description: source)
            #expect(expected.count > 3)
            #expect(trace(there, description: source) == expected)
            #expect(trace(back, description: source) == expected)
        }
    }

    @Test("A cancelled touch stays cancelled in a table, which loses the reason; that is reported")
    func takenAway() throws {
        let folder = try Folder()
        let palm = folder.synth("down 120pt in 180ms, palm, hold 50ms, lift", "palm.evemu")
        let run = Run("convert", palm, folder.path("palm.csv"))
        #expect(run.remarks.contains("a contact is cancelled"), "\(run.remarks)")
        #expect(try Run.gestures(folder.path("palm.csv")).map(\.summary) == ["cancelled system down"])
        let back = Run("convert", folder.path("palm.csv"), folder.path("palm.back.evemu"))
        #expect(back.status == 0)
        let again = Run("convert", folder.path("palm.back.evemu"), folder.path("again.csv"))
        #expect(again.status == 0 && !again.remarks.contains("cancelled"))
        #expect(try Run.gestures(folder.path("again.csv")).map(\.summary) == ["cancelled system down"])
    }

    @Test("A table of samples gives the same outcome as the recording that it was made from")
    func samples() throws {
        let folder = try Folder()
        let source = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        let table = folder.path("pull.csv")
        let run = Run("convert", source, table)
        #expect(run.status == 0)
        #expect(run.remarks.contains("note: assumed: viewport"))
        #expect(Run("replay", table).lines[1] == Run("replay", source).lines[1])
    }

    @Test("An existing file is not overwritten without --force")
    func overwriting() throws {
        let folder = try Folder()
        let source = folder.synth("tap")
        let target = try folder.write("mine", "target.yml")
        let refused = Run("convert", source, target)
        #expect(refused.status == 1)
        #expect(refused.remarks.contains("--force"))
        #expect(try folder.read("target.yml") == "mine")
        #expect(Run("convert", "--force", source, target).status == 0)
        #expect(try folder.read("target.yml") != "mine")
        let synth = Run("synth", "tap", "-o", target)
        #expect(synth.status == 1)
    }

    @Test("- is standard output, and losses are reported on standard error")
    func output() throws {
        let folder = try Folder()
        let source = folder.synth("tap")
        let run = Run("convert", "--to", "getevent", source, "-")
        #expect(run.status == 0)
        #expect(run.output.contains("add device 1: "))
        #expect(run.remarks.contains("note: "))
        #expect(Run("convert", "-d", "2", source, "-", "--to", "evemu").status == 1)
    }

    @Test("The same sentence, device and seed give the same bytes; another seed gives different ones")
    func seeds() {
        let words = ["synth", "down 120pt in 180ms, lift"]
        #expect(Run(words: words).output == Run(words: words + ["--seed", "1"]).output)
        #expect(Run(words: words).output != Run(words: words + ["--seed", "2"]).output)
    }
}
