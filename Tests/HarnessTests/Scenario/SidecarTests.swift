import Documents
import Geometry
import Gestures
import Harness
import RecordingFormats
import Testing

@Suite("What lies beside a recording")
struct SidecarTests {
    private func read(_ text: String) throws -> Sidecar { try Sidecar(YamlDocument(text)) }

    @Test("Every key is read")
    func everyKey() throws {
        let sidecar = try read(
            """
            {
              "surface": {"viewport": "393x852", "orientation": 90, "kind": "touchpad", "gain": 2.5},
              "scenario": {"swipeUp": true, "disabled": true, "scroll": "10/2000/852",
                           "fingers": 3, "without": ["jump-filter", "ghost-filter"],
                           "changes": [{"at": 0.12, "disabled": false}, {"at": 0.3, "orientation": 180, "swipeUp": false},
                                       {"at": 1, "scroll": null}, {"at": 2, "deviceGone": true},
                                       {"at": 3, "deviceGone": false}]},
              "rules": {"basedOn": "flowstack", "down": 60},
              "intent": "keep", "outcomes": ["dismissed", "notRecognised"], "readable": false,
              "made": "by hand", "description": "a pull"
            }
            """)
        #expect(sidecar.scenario.surface.viewport == Size(width: 393, height: 852))
        #expect(sidecar.scenario.surface.orientation == .clockwise)
        #expect(sidecar.scenario.surface.kind == .touchpad)
        #expect(sidecar.scenario.surface.gain == 2.5)
        #expect(sidecar.scenario.allowsSwipeUp && sidecar.scenario.isDismissalDisabled)
        #expect(sidecar.scenario.scroll == ScrollState(offset: 10, contentHeight: 2000, viewportHeight: 852))
        #expect(
            sidecar.scenario.changes == [
                .at(120, .disabled(false)), .at(300, .swipeUp(false)), .at(300, .orientation(.upsideDown)),
                .at(1000, .scroll(nil)), .at(2000, .deviceGone),
            ])
        #expect(sidecar.scenario.fingers == .exactly(3))
        #expect(sidecar.scenario.filters.missing == [.ghost, .jump])
        #expect(sidecar.rules?.down == .points(60))
        #expect(sidecar.intent == .keep)
        #expect(sidecar.outcomes == [.dismissed, .notRecognised])
        #expect(!sidecar.isReadable)
    }

    @Test("Nothing said is nothing expected")
    func empty() throws {
        #expect(try read("{}") == Sidecar())
        #expect(try read(#"{"outcomes": []}"#).outcomes == [])
        #expect(try read(#"{"rules": "flowstack-source"}"#).rules == .flowstackSource)
    }

    @Test("A matrix and a flip say how the panel is mounted")
    func orientation() throws {
        #expect(try read("surface: {matrix: [0, -1, 1, 1, 0, 0]}").scenario.surface.orientation == .clockwise)
        let flipped = try read("surface: {orientation: 180, flip: horizontal}")
        #expect(flipped.scenario.surface.orientation == Orientation.upsideDown.followed(by: .flippedHorizontally))
    }

    @Test(
        "What is wrong is told with its place and path",
        arguments: [
            ("{\n  \"outcome\": []}", "2:3: "), ("surface: {size: 3}", "1:11: "),
            ("surface: {viewport: big}", "1:21: surface.viewport: expected a size in points such as 393x852"),
            ("scenario: {changes: [{at: 0.1}]}", "1:22: scenario.changes[0]: expected what changes beside “at”"),
            ("surface: {viewport: 0x852}", "1:21: surface.viewport: "),
            ("surface: {orientation: 45}", "1:24: surface.orientation: expected 0, 90, 180 or 270 degrees clockwise"),
            ("surface: {matrix: [1, 2]}", "1:19: surface.matrix: expected the six numbers of a 2×3 matrix"),
            ("surface: {gain: 0}", "1:17: surface.gain: "), ("scenario: {scroll: 1/2}", "1:20: scenario.scroll: "),
            ("scenario: {changes: [{disabled: true}]}", "1:22: "),
            ("scenario: {changes: [{at: -1, disabled: true}]}", "1:27: scenario.changes[0].at: "),
            ("outcomes: [dismised]", "1:12: outcomes[0]: "), ("intent: pull", "1:9: intent: "),
            ("readable: 7", "1:11: readable: "), ("rules: {dwon: 3}", "1:9: "),
        ])
    func wrong(text: String, start: String) {
        do {
            _ = try read(text)
            Issue.record("read: \(text)")
        } catch {
            #expect("\(error)".hasPrefix(start), "\(error)")
        }
    }
}
