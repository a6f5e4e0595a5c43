import Gestures
import Testing

@Suite("flowtouch rules")
struct RulesCommandTests {
    @Test("What rules prints, read as a file, prints the same")
    func roundTrip() throws {
        let folder = try Folder()
        for preset in DismissRules.presets {
            let printed = Run("rules", preset.name)
            #expect(printed.status == 0)
            let path = try folder.write(printed.output, "rules.json")
            #expect(Run("rules", path).output == printed.output)
        }
        #expect(Run("rules").output == Run("rules", "flowstack").output)
        #expect(Run("rules", "--list").lines == DismissRules.presets.map(\.name))
    }

    @Test("Rules of a file take what they do not say from their preset, and are reported by the file's name")
    func file() throws {
        let folder = try Folder()
        let path = try folder.write(#"{"basedOn": "flowstack-source", "down": 60}"#, "near.json")
        let run = Run("rules", path)
        #expect(run.status == 0)
        #expect(run.output.contains(#""name": "near.json""#))
        #expect(run.output.contains(#""down": {"points":60}"#))
        #expect(run.output.contains("cancelNeverReturns"))
    }

    @Test("A field that is not known is an error with its place, and status 3")
    func unknownField() throws {
        let folder = try Folder()
        let run = Run("rules", try folder.write("{\n \"slop\": 5,\n \"slpo\": 6}", "bad.json"))
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.remarks.contains("bad.json:3:2: expected one of the keys “name”"))
        #expect(run.remarks.contains("found “slpo”"))
    }
}
