import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

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
        #expect(session.outcomes[0].consequence != nil)
    }

    @Test(
        "A drag whose destination the program takes away or covers is cancelled for that reason, whatever the rules",
        arguments: ["\"flowDismiss\": true", "\"append\": \"x/3\""], ["flowstack", "flowstack-source", "lifts"])
    func takenAway(_ action: String, _ preset: String) throws {
        let session = try session(path: "[\"x/1\", \"x/2\"]", timeline: "[{\"at\": 0.03, \(action)}]") {
            $0.rules = DismissRules.preset(named: preset) ?? .flowstack
            $0.rules.cancel = preset == "lifts" ? .lifts : $0.rules.cancel
            $0.pull(200)
        }
        #expect(session.stack?.path.count == (action.contains("append") ? 3 : 1))
        let outcome = try #require(session.outcomes.first)
        #expect(outcome.result == .cancelled && outcome.reason == .notOnTop && session.outcomes.count == 1)
        #expect(outcome.consequence?.contains("stays") == false)
        #expect(session.gesture.phase == .idle)
    }

    @Test("A tap whose screen the program takes away reaches nothing below")
    func tapTakenAway() throws {
        let session = try session(path: "[\"x/2\"]", timeline: "[{\"at\": 0.01, \"flowDismiss\": true}]") {
            $0.drag(by: [(0, 0), (0, 0), (0, 0), (0, 0)])
        }
        #expect(session.stack?.path.isEmpty == true)
        #expect(session.outcomes.map(\.result) == [.cancelled])
    }

    @Test("What is presented while the device lies on its side is laid out for that")
    func turned() throws {
        let session = try session(timeline: "[{\"at\": 0, \"rotate\": 90}]") { $0.drag(by: []) }
        let top = try #require(session.stack?.top)
        #expect(session.stack?.scrollRange(of: .destination(top.id)) == 0...4300)
        #expect(session.surface.viewport == Size(width: 1500, height: 700))
    }

    @Test("A link is pressed while a finger may still tap it, and no more once it drags")
    func pressed() throws {
        // A session that ends lets go of everything, so it is looked at before.
        let document = """
            {"viewport": "700x1500", "root": "a", "screens": {"a": {"links": [{"value": "x/1", "frame": "0/0/2000/2000"}]},
             "b": {}}, "destinations": {"x": "b"}}
            """
        let stack = try StackScenario(YamlDocument(document).root)
        for (ways, isPressed) in [([(0, 5)], true), ([(0, 5), (0, 40)], false)] as [([(Int32, Int32)], Bool)] {
            let touching = Touching {
                $0.scenario = $0.scenario.driving(stack)
                $0.hold(by: ways)
            }
            var session = Session(
                description: touching.description, rules: touching.rules, scenario: touching.scenario,
                origin: Timestamp(microseconds: 0))
            session.advance(through: touching.script.events, in: touching.script.events.indices)
            #expect((session.stack?.pressedLink != nil) == isPressed)
        }
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

    @Test("What is said of the view from outside holds over what the stack says of the destination on top")
    func saidFromOutside() throws {
        let isDisabled = try session(path: "[\"x/1\"]", timeline: "[{\"at\": 0, \"dismissDisabled\": false}]") {
            $0.scenario.isDismissalDisabled = true
            $0.pull(200)
        }
        #expect(isDisabled.outcomes.map(\.result) == [.refused] && isDisabled.stack?.path.count == 1)
        let swipe: [(Int32, Int32)] = stride(from: -20, through: -300, by: -20).map { (0, $0) }
        for allows in [false, true] {
            let swiped = try session(path: "[\"x/1\"]") {
                $0.scenario.allowsSwipeUp = allows
                $0.drag(by: swipe)
            }
            #expect(swiped.outcomes.map(\.result) == [allows ? .dismissed : .returned])
            #expect(swiped.stack?.path.count == (allows ? 0 : 1))
        }
        let scrolled = try session(path: "[\"x/1\"]") {
            $0.scenario.scroll = ScrollState(offset: 500, contentHeight: 3000, viewportHeight: 1500)
            $0.pull(200)
        }
        #expect(scrolled.outcomes.map(\.result) == [.scrolled] && scrolled.scene.scroll?.offset == 300)
        #expect(scrolled.outcomes[0].consequence == nil)
    }

    @Test("What is said changes on the way, and once it is not said any more the stack's word holds again")
    func saidOnTheWay() throws {
        let session = try session(path: "[\"x/1\"]") {
            $0.scenario.changes = [.at(0, .disabled(true)), .at(500, .disabled(false))]
            $0.pull(200)
            $0.script.clock = 600_000
            $0.pull(200, id: 2)
        }
        #expect(session.outcomes.map(\.result) == [.refused, .dismissed])
    }

    @Test("The stack is as large as the touched view is said to be")
    func sized() throws {
        let session = try session(path: "[\"x/1\"]", timeline: "[{\"at\": 1, \"rotate\": 90}]") {
            $0.scenario.surface.viewport = Size(width: 500, height: 900)
            $0.pull(20)
        }
        #expect(session.stack?.environment.size == Size(width: 900, height: 500))
        #expect(session.surface.viewport == Size(width: 900, height: 500))
    }

    @Test("A drag that begins beside a card does nothing to it, also one from the edge; a tap there dismisses")
    func besideCard() throws {
        func session(_ x: Int32, _ y: Int32, _ way: [(Int32, Int32)]) throws -> Session {
            let stack = try StackScenario(
                YamlDocument(
                    """
                    {"device": "iPad", "viewport": "1000x1500", "root": "a", "path": ["x/1"],
                     "screens": {"a": {}, "b": {"contentHeight": 5000}}, "destinations": {"x": "b"}}
                    """
                ).root)
            return Touching {
                $0.description = DeviceDescription.testScreen(width: 1000, height: 1500)
                $0.scenario.surface.viewport = nil
                $0.scenario = $0.scenario.driving(stack)
                $0.drag(x, y, by: way)
            }.session(recordsTrace: true)
        }
        let down: [(Int32, Int32)] = stride(from: 20, through: 300, by: 20).map { (0, $0) }
        let right: [(Int32, Int32)] = stride(from: 20, through: 300, by: 20).map { ($0, 0) }
        let up = down.map { ($0.0, -$0.1) }
        for (x, y, way) in [(146, 500, down), (500, 200, down), (2, 500, right), (146, 900, up)] {
            let beside = try session(Int32(x), Int32(y), way)
            #expect(beside.outcomes.map(\.result) == [.notRecognised], "\(x), \(y)")
            #expect(beside.outcomes.first?.reason == .besideCard && beside.stack?.path.count == 1)
            #expect(beside.gesture.phase == .idle)
            let follows = beside.trace.contains { line in
                if case .step(_, let step) = line { step.effects.follow != nil } else { false }
            }
            #expect(!follows)
        }
        #expect(try session(148, 500, down).outcomes.map(\.result) == [.dismissed])
        let tapped = try session(146, 500, [])
        #expect(tapped.outcomes.map(\.result) == [.tapped] && tapped.stack?.path.isEmpty == true)
    }

    @Test(
        "After a drag the stack comes to rest when its own animation is over, whatever the rules' time",
        arguments: [1, 2])
    func ownAnimation(tap: Int) throws {
        let stack = try StackScenario(
            YamlDocument(
                """
                {"viewport": "700x1500", "root": "a", "path": ["x/1"], "animation": {"duration": 1, "bounce": 0},
                 "screens": {"a": {"links": [{"value": "x/1", "frame": "0/0/700/1500"}]}, "b": {}},
                 "destinations": {"x": "b"}}
                """
            ).root)
        let touching = Touching {
            $0.scenario = $0.scenario.driving(stack)
            $0.pull(200)
            // The lift was 88 ms after the beginning.
            $0.script.clock = tap == 1 ? 1_070_000 : 1_100_000
            $0.drag(by: [], id: 2)
        }
        let session = touching.session(recordsTrace: true)
        #expect(session.outcomes.map(\.result) == [.dismissed, .tapped])
        let end = session.outcomes[0].end.microseconds + 1_000_000
        #expect((touching.script.events.last?.time.microseconds ?? 0 >= end) == (tap == 2))
        #expect(session.stack?.path.count == tap - 1, "\(session.outcomes[1].sentence)")
    }

    @Test(
        "The trace is in the order of time, also where the stack moves while the view settles",
        arguments: [false, true])
    func inOrder(goesOn: Bool) throws {
        let session = try session(path: "[\"x/1\"]", timeline: "[{\"at\": 0.2, \"append\": \"x/5\"}]") {
            $0.pull(200)
            guard goesOn else { return }
            $0.script.clock = 2_000_000
            $0.drag(by: [], id: 2)
        }
        let times = session.trace.compactMap { line -> Timestamp? in
            switch line {
            case .step(let time, _), .stack(let time, _): time
            default: nil
            }
        }
        #expect(times == times.sorted() && times.contains(Timestamp(microseconds: 200_000)))
        #expect(session.stack?.path.values(as: ScenarioValue.self)?.last == ScenarioValue(type: "x", name: "5"))
    }

    @Test("Control characters of a value are not printed as they are")
    func printable() throws {
        let session = try session(path: "[\"x/\\u001b[31m\"]") { $0.pull(200) }
        let words = session.outcomes.map(\.sentence).joined()
        #expect(words.contains("x/\\u{1b}[31m is dismissed") && !words.contains("\u{1b}"), "\(words)")
    }

    @Test("What is still to happen at the end of a recording happens")
    func rest() throws {
        let session = try session(timeline: "[{\"at\": 60, \"append\": \"x/5\"}]") { $0.pull(20) }
        #expect(session.stack?.path.count == 1)
    }
}
