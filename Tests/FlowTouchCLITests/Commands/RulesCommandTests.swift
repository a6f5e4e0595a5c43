import Gestures
import Harness
import Testing

@Suite("flowtouch rules")
struct RulesCommandTests {
    @Test("The output of rules, read as a file, gives the same output")
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

    @Test("A rules file takes missing fields from its preset, and is reported under its file name")
    func file() throws {
        let folder = try Folder()
        let path = try folder.write(#"{"basedOn": "flowstack-source", "down": 60}"#, "near.json")
        let run = Run("rules", path)
        #expect(run.status == 0)
        #expect(run.output.contains(#""name": "near.json""#))
        #expect(run.output.contains(#""down": {"points":60}"#))
        #expect(run.output.contains("cancelNeverReturns"))
    }

    @Test("--fields lists every field, those of groups too, with what it takes and means and where its default is from")
    func fields() {
        let run = Run("rules", "--fields")
        #expect(run.status == 0)
        let names = run.lines.filter { !$0.hasPrefix(" ") }.map { $0.split(separator: " ")[0] }
        #expect(names.map(String.init) == RuleTable.all.map(\.name))
        #expect(run.lines.contains("shrinkDistance  1 to 10000 points"))
        #expect(run.lines.contains("    the translation at which the view stops shrinking"))
        #expect(
            run.lines.contains("    default from: 200 pt: velos/FlowStack at f872bfd, FlowTransition.swift 130-137"))
        #expect(names.contains("distance.projection.seconds") && names.contains("fling.limit"))
    }

    @Test("An unknown field is an error with its place, and status 3")
    func unknownField() throws {
        let folder = try Folder()
        let run = Run("rules", try folder.write("{\n \"slop\": 5,\n \"slpo\": 6}", "bad.json"))
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.remarks.contains("bad.json:3:2: ") && run.remarks.contains("“slpo”"), "\(run.remarks)")
    }
}
