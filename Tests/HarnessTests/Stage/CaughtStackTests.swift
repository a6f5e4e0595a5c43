import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

@Suite("A finger that comes while a screen of a stack settles")
struct CaughtStackTests {
    private func session(timeline: String = "[]", _ touch: (inout Touching) -> Void) throws -> Session {
        let document = try YamlDocument(
            """
            {"viewport": "700x1500", "root": "a", "path": ["x/1", "x/2"], "timeline": \(timeline),
             "screens": {"a": {}, "b": {}}, "destinations": {"x": "b"}}
            """)
        let stack = try StackScenario(document.root)
        return Touching {
            $0.scenario = $0.scenario.driving(stack)
            $0.rules.catchesSettling = true
            touch(&$0)
        }.session(recordsTrace: true)
    }

    @Test("After a dismissal it does nothing to the screen below")
    func dismissed() throws {
        let session = try session {
            $0.pull(200)
            $0.script.clock += 20_000
            $0.pull(200, id: 2)
        }
        #expect(session.outcomes.map(\.result) == [.dismissed, .notRecognised])
        #expect(session.stack?.path.count == 1)
    }

    @Test("A screen that returns is caught, and dismissed from where it was")
    func returned() throws {
        let session = try session {
            $0.pull(70)
            $0.script.clock += 20_000
            $0.pull(70, id: 2)
        }
        #expect(session.outcomes.map(\.result) == [.returned, .dismissed])
        #expect(session.stack?.path.count == 1)
    }

    @Test("One that the program took away meanwhile is not: the finger begins anew on the screen below")
    func takenAway() throws {
        // The pull ends at 40 ms.
        let session = try session(timeline: "[{\"at\": 0.05, \"flowDismiss\": true}]") {
            $0.pull(70)
            $0.script.clock += 20_000
            $0.pull(70, id: 2)
        }
        #expect(session.outcomes.map(\.result) == [.returned, .returned])
        #expect(session.outcomes.last?.translation.y == 70)
        #expect(session.stack?.path.count == 1)
    }

    @Test("One whose device was turned is at rest, and not caught")
    func turned() throws {
        let session = try session(timeline: "[{\"at\": 0.05, \"rotate\": 180}]") {
            $0.pull(70)
            $0.script.clock += 20_000
            $0.pull(70, id: 2)
        }
        #expect(session.outcomes.count == 2 && session.outcomes[1].clause == .d12)
        #expect(session.outcomes[1].translation.y.magnitude == 70)
    }
}
