import Foundation
import HarnessTestSupport
import Testing

@testable import Gestures

@Suite("flowtouch compare")
struct CompareCommandTests {
    @Test("One row for each gesture, one column for each preset; cells that differ from the majority are marked")
    func table() throws {
        let folder = try Folder()
        let path = folder.synth(ReplayCommandTests.push)
        let run = Run("compare", "--presets", "flowstack,compose,vaul", path)
        #expect(run.status == 0)
        #expect(
            run.lines == [
                " 1 flowstack   2 compose     3 vaul",
                "dism dismissed · ret returned · ref refused · scro scrolled · tap tapped · canc cancelled",
                "stuk stuck · — not recognised · dis↑ dis→ upwards, to the right · * not as most · ≠ not all agree",
                path + "  (FlowTouch Phone; touchscreen 432.7 × 962.1 pt; assumed: viewport)",
                "                          1     2     3",
                "   1  0.000–0.112 s     ≠ ret   dism* ret",
                "   2  0.600–0.672 s     ≠ tap   tap   —*",
                "2 gestures in 1 recording: all 3 presets agree on 0",
            ], "\(run.output)")
    }

    @Test("--only-differences leaves out gestures that all agree on, and recordings with only such gestures")
    func onlyDifferences() throws {
        let folder = try Folder()
        let run = Run(
            "compare", "--presets", "flowstack,flowstack-source", "--only-differences",
            folder.synth(ReplayCommandTests.push))
        #expect(run.lines.last == "2 gestures in 1 recording: all 2 presets agree on 2")
        #expect(run.lines.count == 4)
    }

    @Test("--explain gives the numbers behind the cells that differ")
    func explain() throws {
        let folder = try Folder()
        let run = Run(
            "compare", "--presets", "flowstack,compose,vaul", "--explain", folder.synth(ReplayCommandTests.push))
        #expect(
            run.lines.contains {
                $0.hasPrefix("         compose: dismissed down by velocity: ") && $0.hasSuffix("past 125 pt/s")
            })
        #expect(!run.lines.contains { $0.hasPrefix("         flowstack:") })
    }

    @Test("--json gives an object for each gesture and preset, with the documented keys in their order")
    func json() throws {
        let folder = try Folder()
        let run = Run("compare", "--json", folder.synth(ReplayCommandTests.pull))
        #expect(run.lines.count == DismissRules.presets.count)
        for line in run.lines {
            #expect(
                topKeys(of: line) == [
                    "file", "gesture", "preset", "outcome", "reason", "direction", "margin", "clause", "surface",
                ])
        }
        #expect(run.lines[0].contains("\"preset\": \"flowstack\"") || run.lines[0].contains("\"preset\":\"flowstack\""))
    }

    @Test("Odd input is reported as replay reports it, whichever preset is concerned")
    func remarks() throws {
        let folder = SharedMaterial.packageRoot.appendingPathComponent("Recordings").path
        for name in ["phone.jump.cancelled", "phone.cut-record.cancelled", "phone.backward-time.dismissed"] {
            let ending = name.contains("record") ? "bin" : "evemu"
            let compared = Run("compare", "\(folder)/\(name).\(ending)").remarks
            let replayed = Run("replay", "\(folder)/\(name).\(ending)").remarks
            #expect(!replayed.isEmpty)
            for line in replayed.split(separator: "\n") { #expect(compared.contains(line), "\(name): \(line)") }
        }
    }

    @Test("Rules whose lengths contradict each other on this surface are wrong usage, with the field and both lengths")
    func contradiction() throws {
        let folder = try Folder()
        let path = folder.synth(ReplayCommandTests.pull)
        let rules = try folder.write("{\"slop\": {\"millimetres\": 50}}", "far.json")
        for words in [["replay", "--rules", rules], ["compare", "--presets", "compose,\(rules)"]] {
            let run = Run(words: words + [path])
            #expect(run.status == 2)
            for value in ["far.json: down: ", "80 pt", "320.9 pt"] { #expect(run.remarks.contains(value)) }
        }
    }

    @Test("A preset that does not exist is wrong usage; a rules file is a column of its own")
    func presets() throws {
        let folder = try Folder()
        let path = folder.synth(ReplayCommandTests.pull)
        let wrong = Run("compare", "--presets", "flowstack,ios", path)
        #expect(wrong.status == 2)
        #expect(wrong.remarks.contains("“ios”"))
        let rules = try folder.write("{\"name\": \"mine\", \"down\": 200}", "mine.json")
        let own = Run("compare", "--presets", "flowstack,\(rules)", path)
        #expect(own.lines[0] == " 1 flowstack   2 mine")
    }

    @Test("Under each preset the outcome is the same as in a replay")
    func sameAsReplay() throws {
        let recordings = SharedMaterial.packageRoot.appendingPathComponent("Recordings").path
        let compared = Run("compare", "--json", recordings).lines
        for preset in DismissRules.presets {
            let replayed = Run("replay", "--json", "--rules", preset.name, recordings).lines
            let mine = try compared.map(object).filter { $0["preset"] as? String == preset.name }
            let theirs = try replayed.map(object)
            #expect(mine.count == theirs.count)
            for (left, right) in zip(mine, theirs) {
                for key in ["file", "outcome", "reason", "direction", "clause"] {
                    #expect(left[key] as? String == right[key] as? String, "\(preset.name) \(right)")
                }
                #expect(left["margin"] as? Double == right["margin"] as? Double)
            }
        }
    }

    @Test("The number of gestures and their starts are the same under all rules, so that the columns match")
    func inStep() throws {
        let folder = try Folder()
        let recordings = SharedMaterial.packageRoot.appendingPathComponent("Recordings").path
        let begins = try DismissRules.presets.map(\.name).map { name in
            try Run("replay", "--json", "--rules", name, recordings).lines.map(object)
        }
        let own = try (1...5).map { count in
            let rules = try folder.write(
                "{\"touchpadFingers\": \(count), \"secondFinger\": \"\(["mean", "first", "latest", "sum", "cancels"][count - 1])\"}",
                "\(count).json")
            return try Run("replay", "--json", "--rules", rules, recordings).lines.map(object)
        }
        let all = (begins + own).map { $0.map { "\($0["file"] ?? "") \($0["gesture"] ?? "") \($0["start"] ?? "")" } }
        #expect(all[0].count > 60)
        for other in all { #expect(other == all[0]) }
    }

    private func object(_ line: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}
