import Documents
import Gestures
import Harness
import Testing

@Suite("What happens to a stack, in words, kind by kind")
struct StackLinesTests {
    private func lines(
        _ document: String, timeline: String = "[]", taps: [(Int32, Int32)] = []
    ) throws -> [String] {
        try RootedStack.session(document, timeline: timeline, taps: taps).trace.compactMap { line in
            if case .stack(_, let words) = line { words } else { nil }
        }
    }

    @Test("Flows that come and go, a button, a destination from its link")
    func flows() throws {
        let lines = try lines(
            RootedStack.flows, timeline: "[{\"at\": 1, \"show\": \"login\"}, {\"at\": 1.2, \"show\": \"login\"}]",
            taps: [(500, 50), (500, 50)])
        #expect(
            lines == [
                "button “Login”", "main scales in, login fades out", "x/1 is presented from link x/1 at 0,0 1000 × 100",
                "login slides in, main fades out", "login is shown already",
            ])
    }

    @Test("Tabs, a push, a sheet, a tap that meets nothing")
    func tabs() throws {
        #expect(
            try lines(RootedStack.tabs, taps: [(500, 50), (999, 900), (999, 200), (0, 900), (500, 150)]) == [
                "x/1 is presented from the side", "b is shown", "nothing there to tap", "a is shown",
                "nothing there to tap",
            ])
        #expect(try lines(RootedStack.tabs, taps: [(500, 150)]) == ["s is presented from the bottom"])
    }

    @Test("Columns of a split, and URLs that cannot be opened")
    func split() throws {
        #expect(
            try lines(RootedStack.split("iPad"), taps: [(100, 150), (400, 50), (700, 550), (700, 50)]) == [
                "country/Japan is selected in column 1, column 2 shows cities",
                "city/0 of Japan is selected in column 2, column 3 shows city", "button “Back”",
                "photo is presented from link photo at 666.7,0 333.3 × 100",
            ])
        func opened(_ url: String) throws -> [String] {
            try lines(RootedStack.split("iPad", columns: 2), timeline: "[{\"at\": 0, \"open\": \"\(url)\"}]")
        }
        #expect(
            try opened("u://c/Italy/Rome")
                == ["open u://c/Italy/Rome", "the split has fewer columns than the link has parts"])
        #expect(try opened("u://d") == ["open u://d", "no link has the host “d”"])
    }

    private let simple = """
        {"viewport": "1000x1000", "root": "a", "path": ["x/1", "x/2"], "screens": {
           "a": {"links": [{"value": "x/1", "frame": "0/0/700/100", "activation": "tapGesture", "controls": ["600/0/100/100"]}]}, "b": {}},
         "destinations": {"x": "b"}}
        """

    @Test("What the program does: the keyboard, a rotation, dismissal disabled, the path, a screen laid out anew")
    func program() throws {
        func after(_ action: String) throws -> [String] {
            try lines(simple, timeline: "[{\"at\": 0.5, \(action)}]")
        }
        #expect(try after("\"keyboard\": 300") == ["keyboard 300 pt"])
        #expect(try after("\"dismissDisabled\": true") == ["dismissal by the user is disabled"])
        #expect(try after("\"dismissDisabled\": false") == ["dismissal by the user is enabled"])
        #expect(try after("\"flowDismiss\": true") == ["x/2 is dismissed by the program and returns to the side"])
        #expect(try after("\"removeLast\": 1") == ["x/2 is dismissed by the path and returns to the side"])
        #expect(try after("\"rotate\": 90").first == "rotated to 90°")
        #expect(try after("\"relayout\": \"a\"").first == "a is laid out anew")
    }

    @Test("What fingers do: a drag that dismisses, one that returns, one that is refused, a control of a link")
    func fingers() throws {
        func outcome(_ document: String, _ touch: (inout Touching) -> Void) throws -> String? {
            let stack = try StackScenario(YamlDocument(document).root)
            return Touching {
                $0.scenario = $0.scenario.driving(stack)
                touch(&$0)
            }.outcomes.first?.consequence
        }
        #expect(try outcome(simple) { $0.pull(200) } == "x/2 is dismissed by a drag and returns to the side")
        #expect(try outcome(simple) { $0.pull(40) } == "x/2 stays")
        #expect(
            try outcome(simple) {
                $0.scenario.isDismissalDisabled = true
                $0.pull(200)
            } == "x/2 stays: dismissal is disabled")
        let root = simple.replacing("\"path\": [\"x/1\", \"x/2\"], ", with: "")
        let control = try outcome(root) { $0.drag(650, 60, by: []) }
        #expect(control == "control 1 of link x/1")
    }
}
