import FlowNavigation
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing

@Suite("A stack on the road of a recording")
struct StackStageTests {
    /// A session over this stack; its screen `a` is one link to `x/1`, and `x` leads to `b`.
    private func session(
        path: String = "[]", timeline: String = "[]", _ touch: (inout Touching) -> Void
    ) throws -> Session {
        let document = try YamlDocument(
            """
            {"viewport": "700x1500", "root": "a", "path": \(path), "timeline": \(timeline),
             "screens": {"a": {"links": [{"value": "x/1", "frame": "0/0/2000/2000"}]},
                         "b": {"turned": {"contentHeight": 5000}}},
             "destinations": {"x": "b"}}
            """)
        let stack = try StackScenario(document.root)
        return Touching {
            $0.scenario = $0.scenario.driving(stack)
            touch(&$0)
        }.session(recordsTrace: true)
    }

    @Test("A drag dismisses what is on top, and only that")
    func drag() throws {
        let session = try session(path: "[\"x/1\", \"x/2\"]") { $0.pull(200) }
        #expect(session.stack?.path.values(as: ScenarioValue.self) == [ScenarioValue(type: "x", name: "1")])
        #expect(session.outcomes.map(\.result) == [.dismissed])
        #expect(session.outcomes[0].consequence?.contains("x/2 is dismissed by a drag") == true)
    }

    @Test("A drag whose destination the program takes away dismisses nothing else")
    func takenAway() throws {
        let session = try session(path: "[\"x/1\", \"x/2\"]", timeline: "[{\"at\": 0.03, \"flowDismiss\": true}]") {
            $0.pull(200)
        }
        #expect(session.stack?.path.count == 1)
        #expect(session.outcomes[0].consequence?.contains("what was dragged is not on top any more") == true)
    }

    @Test("What is presented while the device lies on its side is laid out for that")
    func turned() throws {
        let session = try session(timeline: "[{\"at\": 0, \"rotate\": 90}]") { $0.drag(by: []) }
        let top = try #require(session.stack?.top)
        #expect(session.stack?.scrollRange(of: .destination(top.id)) == 0...4300)
        #expect(session.surface.viewport == Size(width: 1500, height: 700))
    }

    @Test("A drag that is refused leaves the destination, a tap on nothing says so")
    func refused() throws {
        let session = try session(path: "[\"x/1\"]", timeline: "[{\"at\": 0, \"dismissDisabled\": true}]") {
            $0.pull(200)
            $0.drag(by: [], id: 2)
        }
        #expect(session.outcomes.map(\.result).first == .refused && session.stack?.path.count == 1)
        #expect(session.outcomes[0].consequence == "x/1 stays: dismissal is disabled")
    }

    @Test("What is still to happen at the end of a recording happens")
    func rest() throws {
        let session = try session(timeline: "[{\"at\": 60, \"append\": \"x/5\"}]") { $0.pull(20) }
        #expect(session.stack?.path.count == 1)
    }
}
