import Documents
import Foundation
import Gestures
import Harness
import RecordingFormats
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Changes by keys, in the .json beside the recording")
struct TurnedRulesTests {
    /// Plays a sentence, presses keys at the given milliseconds, records it as `live --save` does, and returns the outcomes
    /// of the picture.
    private func kept(
        _ sentence: String, _ presses: [(Int64, String)], in folder: Folder, rules: DismissRules = .flowstack
    ) throws -> [String] {
        var live = try LiveFixture(sentence, rules: rules)
        for (moment, keys) in presses {
            live.play(until: moment)
            live.press(keys)
        }
        live.play()
        live.model.finish(isGone: false)
        let device = RecordedDevice(node: nil, description: live.description)
        let console = CapturedConsole()
        var file = try KeptRecording(folder.path("kept.evemu"), .evemu, device, overwriting: false)
        try file.append(live.recording.events)
        try file.finish(
            gestures: live.model.gestureCount, lostGesture: false, turned: live.model.turned, console.console())
        return live.model.outcomes.map(\.sentence)
    }

    private func replayed(_ folder: Folder, _ words: String...) -> [String] {
        let run = Run(words: ["replay", folder.path("kept.evemu")] + words)
        #expect(run.status == 0, "\(run.remarks)")
        return run.lines.dropFirst().map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") }
    }

    @Test(
        "Whatever keys were pressed, replay gives the outcomes of the picture",
        arguments: [
            [(600, "++++++")], [(600, "d")], [(300, "p"), (500, "ppp")], [(0, "s")], [(100, "ss"), (600, "u")],
            [(600, "++++++++++"), (650, "-----------")], [(1200, "d"), (1900, "d")], [(10, "P")], [(1500, "pp")],
            [(600, "d"), (640, "0")],
        ] as [[(Int64, String)]])
    func same(presses: [(Int64, String)]) throws {
        let folder = try Folder()
        let sentence =
            "at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift, wait 700ms, down 90pt in 200ms, hold 100ms, lift"
        let said = try kept(sentence, presses, in: folder)
        #expect(said.count == 2)
        let beside = try folder.read("kept.json")
        #expect(replayed(folder) == said, "\(beside.prefix(300))")
        #expect(beside.contains("\"rules\""))
    }

    @Test("With --rules the user's rules apply to the whole recording; without a key there is no .json")
    func asked() throws {
        let folder = try Folder()
        let sentence = "at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift"
        #expect(try kept(sentence, [(600, "++++++")], in: folder)[0].hasPrefix("returned"))
        #expect(replayed(folder, "--rules", "flowstack")[0].hasPrefix("dismissed"))
        #expect(Run("explain", folder.path("kept.evemu")).output.contains("110 pt"))
        let other = try Folder()
        _ = try kept(sentence, [(600, "b?")], in: other)
        #expect(!other.exists("kept.json"))
    }

    @Test("Every preset, with or without moved thresholds, reads back as the same rules")
    func readBack() throws {
        for preset in DismissRules.presets {
            var dial = RulesDial(preset, Scenario())
            for _ in 0..<3 {
                let text = JSONText.object([Scenario.Kind.rules(dial.rules).member]).text
                let document = try YamlDocument(Array(text.utf8))
                var read = try RulesDocument.rules(from: #require(document.root["rules"]), named: "own")
                read.name = dial.rules.name
                #expect(read == dial.rules, "\(preset.name)")
                _ = dial.moveThresholds(by: 1)
            }
        }
    }
}
