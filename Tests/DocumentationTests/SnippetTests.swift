import FlowNavigation
import Foundation
import Geometry
import Gestures
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// The code that the pages show is compiled here, word for word, and does what they say.
@Suite("Code that the pages show")
struct SnippetTests {
    static let pages = [
        ("Gestures", ["README.md", "Sources/Gestures/Gestures.docc/JudgingADrag.md"]),
        ("TouchInput", ["Sources/TouchInput/TouchInput.docc/FollowingFingers.md"]),
        ("FlowNavigation", ["README.md", "Sources/FlowNavigation/FlowNavigation.docc/PresentingFromALink.md"]),
        ("RecordingFormats", ["Sources/RecordingFormats/RecordingFormats.docc/ReadingARecording.md"]),
        ("Harness", ["Sources/Harness/Harness.docc/ReplayingARecording.md"]),
    ]

    @Test("The article of each library shows a snippet of at most 30 lines that is compiled", arguments: pages)
    func shown(library: String, paths: [String]) throws {
        let snippet = try Page("Tests/DocumentationTests/Snippets/\(library)Snippet.swift").text
        #expect(snippet.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 30)
        for path in paths {
            #expect(try Page(path).text.contains("```swift\n" + snippet + "```\n"), "\(path) shows other code")
        }
    }

    private static func recording(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: SharedMaterial.packageRoot.appendingPathComponent("Recordings/\(name)")))
    }

    @Test("A pull past 80 points dismisses, one of 80 does not", arguments: [80.0, 80.5])
    func gestures(distance: Double) {
        let step = pullDown(by: distance)
        #expect(step.before == .dragging && step.after == .settling)
        #expect(step.effects.dismiss?.direction == (distance > 80 ? .down : nil))
        #expect(step.effects.restore == (distance <= 80))
    }

    @Test("A stroke has where the finger landed and lifted")
    func touchInput() {
        var script = EventScript()
        script.down(id: 1, 100, 200)
        script.report()
        script.move(110, 400)
        script.report()
        script.up()
        script.report()
        #expect(strokes(in: script.events, of: nil) == ["100,200 → 110,400: lift"])
    }

    @Test("The events of a recording are counted, also those before damage")
    func recordingFormats() throws {
        let whole = try Self.recording("phone.pull-down.dismissed.evemu")
        let counted = countEvents(in: [Array(whole.prefix(1000)), Array(whole.dropFirst(1000))])
        #expect(counted == countEvents(in: [whole]) && counted.count == 1)
        #expect(counted[0].hasPrefix("FlowTouch Phone: "))
        let damaged = countEvents(in: [try Self.recording("phone.cut-line.cancelled.evemu")])
        #expect(damaged.count == 2 && damaged[1].hasPrefix("damaged: "))
    }

    @Test("A recording is judged by the rules that are given")
    func harness() throws {
        let recording = try Self.recording("phone.swipe-up.dismissed.evemu")
        let sentences = judge(recording, by: .flowstack)
        #expect(sentences.count == 1 && sentences[0].hasPrefix("gesture 1: dismissed up"))
        var rules = DismissRules.flowstack
        rules.up = nil
        #expect(judge(recording, by: rules).first?.hasPrefix("gesture 1: dismissed") == false)
    }

    @Test("The destination returns to where its link is now")
    func flowNavigation() throws {
        let effects = try walkThroughTrails()
        let presented = effects.compactMap { if case .presented(let id, _, _) = $0 { id } else { nil } }
        #expect(presented.count == 1)
        let targets = effects.compactMap { if case .dismissed(_, _, let target, _) = $0 { target } else { nil } }
        guard case .link(_, let place)? = targets.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(place == Rect(x: 16, y: 100, width: 361, height: 100))
    }
}
