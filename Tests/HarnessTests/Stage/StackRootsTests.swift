import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

@Suite("Flows, tabs and columns under a finger")
struct StackRootsTests {
    /// Taps at these places of a stack of 1000 × 1000 points, half a second apart.
    private func session(_ text: String, timeline: String = "[]", taps: [(Int32, Int32)] = []) throws -> Session {
        var stack = try StackScenario(YamlDocument(text).root)
        try stack.add(timeline: YamlDocument(timeline).root)
        return Touching {
            $0.description = DeviceDescription.testScreen(width: 1000, height: 1000)
            $0.scenario.surface.viewport = Size(width: 1000, height: 1000)
            $0.scenario = $0.scenario.driving(stack)
            for (number, tap) in taps.enumerated() {
                $0.script.clock = Int64(number) * 500_000
                $0.drag(tap.0, tap.1, by: [(0, 0), (0, 0)], id: Int32(number + 1))
            }
        }.session(recordsTrace: true)
    }

    private func lines(_ session: Session) -> [String] {
        session.trace.compactMap { if case .stack(_, let line) = $0 { line } else { nil } }
    }

    private func values(_ session: Session) -> [String] { session.stack?.path.map { "\($0.value)" } ?? [] }

    private let flows = """
        {"root": "login", "screens": {"login": {"buttons": [{"title": "Login", "frame": "0/0/1000/100", "show": "main"}]},
           "main": {"links": [{"value": "x/1", "frame": "0/0/1000/100"}]}, "x": {}}, "destinations": {"x": "x"},
         "roots": {"login": {"screen": "login", "insertion": "slide", "removal": "opacity"},
                   "main": {"screen": "main", "insertion": "scale", "removal": "opacity"}}}
        """

    @Test("A button has the coordinator show the main flow; back at the login, what it presented is gone")
    func flow() throws {
        let session = try session(
            flows, timeline: "[{\"at\": 1, \"show\": \"login\"}]", taps: [(500, 50), (500, 50), (500, 50)])
        #expect(
            lines(session) == [
                "button “Login”", "main scales in, login fades out", "x/1 is presented from link x/1 at 0,0 1000 × 100",
                "login slides in, main fades out", "button “Login”", "main scales in, login fades out",
            ])
        #expect(values(session).isEmpty)
    }

    @Test("A touch on a flow that is replaced does nothing to the one that comes")
    func replaced() throws {
        let session = try session(flows, timeline: "[{\"at\": 0.01, \"show\": \"main\"}]", taps: [(500, 50)])
        #expect(session.outcomes.map(\.result) == [.cancelled] && session.outcomes.first?.reason == .notOnTop)
        #expect(values(session).isEmpty)
    }

    private let tabs = """
        {"root": "a", "tabBar": 100, "roots": {"a": {"screen": "a"}, "b": {"screen": "b"}},
         "screens": {"a": {"hostsNavigation": true, "links": [
             {"value": "x/1", "frame": "0/0/1000/100", "style": "push"}, {"value": "s", "frame": "0/100/1000/100", "style": "sheet"}]},
           "b": {"links": [{"value": "x/2", "frame": "0/850/1000/150"}]}, "x": {}},
         "destinations": {"x": "x", "s": "x"}}
        """

    @Test("A tap on the bar shows a tab, which keeps what it presents; a sheet lies over the bar")
    func tab() throws {
        let session = try session(
            tabs, taps: [(500, 50), (999, 900), (499, 999), (999, 899), (999, 900), (999, 899), (0, 900)])
        #expect(
            lines(session) == [
                "x/1 is presented from the side", "b is shown", "a is shown", "nothing there to tap", "b is shown",
                "x/2 is presented from link x/2 at 0,850 1000 × 150", "a is shown",
            ])
        #expect(values(session) == ["x/1"] && session.stack?.environment.safeArea.bottom == 100)
        let covered = try self.session(tabs, taps: [(500, 150), (999, 950)])
        #expect(lines(covered).last == "nothing there to tap" && values(covered) == ["s"])
    }

    private func split(_ device: String, columns: Int = 3) -> String {
        """
        {"device": "\(device)", "root": "c", "roots": {"c": {"screen": "countries", "columns": \(columns)}},
         "screens": {
           "countries": {"hostsNavigation": true, "links": [
             {"value": "country/Italy", "frame": "0/0/1000/100", "style": "push"},
             {"value": "country/Japan", "frame": "0/100/1000/100", "style": "push"}]},
           "cities": {"links": [{"value": "city/# of @", "frame": "0/0/1000/100", "repeat": 2, "style": "push"}]},
           "city": {"links": [{"value": "photo", "frame": "0/0/1000/100"}],
                    "buttons": [{"title": "Back", "frame": "0/500/1000/100", "goBackToRoot": true}]},
           "photo": {}},
         "destinations": {"country": "cities", "city": "city", "photo": "photo"},
         "urls": {"scheme": "u", "hosts": {"c": ["country", "city"]}}}
        """
    }

    @Test("Side by side each column shows what is selected in the one before it; the last one presents")
    func columns() throws {
        let session = try session(
            split("iPad"), taps: [(100, 150), (400, 50), (100, 50), (400, 150), (700, 550), (700, 50)])
        #expect(
            lines(session) == [
                "country/Japan is selected in column 1, column 2 shows cities",
                "city/0 of Japan is selected in column 2, column 3 shows city",
                "country/Italy is selected in column 1, column 2 shows cities",
                "city/1 of Italy is selected in column 2, column 3 shows city", "button “Back”",
                "photo is presented from link photo at 666.7,0 333.3 × 100",
            ])
        #expect(values(session) == ["photo"])
    }

    @Test("Another selection in the first column leaves the last one empty")
    func reselection() throws {
        let session = try session(split("iPad"), taps: [(100, 150), (400, 50), (100, 50), (700, 50)])
        #expect(lines(session).last == "nothing there to tap")
    }

    @Test("Two columns have no middle one")
    func twoColumns() throws {
        let session = try session(split("iPad", columns: 2), taps: [(100, 50), (600, 50)])
        #expect(
            lines(session) == [
                "country/Italy is selected in column 1, column 2 shows cities",
                "city/0 of Italy is presented from the side",
            ])
    }

    @Test("On a phone the columns are a stack, and the button goes back to the first")
    func collapsed() throws {
        let session = try session(split("iPhone"), taps: [(500, 50), (500, 150), (500, 550)])
        #expect(
            lines(session) == [
                "country/Italy is presented from the side", "city/1 of Italy is presented from the side",
                "button “Back”", "city/1 of Italy is dismissed by the path and returns to the side",
                "country/Italy is dismissed by the path and returns to the side",
            ])
    }

    @Test("A URL selects in the columns, one that leads further than they go says so")
    func url() throws {
        func opened(_ columns: Int, _ url: String) throws -> [String] {
            lines(
                try session(
                    split("iPad", columns: columns), timeline: "[{\"at\": 0, \"open\": \"\(url)\"}]", taps: [(999, 999)]
                ))
        }
        #expect(try opened(3, "u://c/Italy/Rome")[1...2].map { $0.prefix(13) } == ["country/Italy", "city/Rome is "])
        #expect(try opened(2, "u://c/Italy/Rome")[1] == "the split has fewer columns than the link has parts")
        #expect(try opened(3, "u://d")[1] == "no link has the host “d”")
    }

    @Test("Buttons and moments go back, push, present and toggle as routes do")
    func actions() throws {
        let numbers = """
            {"root": "home", "screens": {"home": {"hostsNavigation": true}, "number": {"links": [
                {"value": "number/@+1", "frame": "0/0/1000/100", "style": "push"},
                {"value": "number/@-1", "frame": "0/100/1000/100", "style": "push"}]}, "welcome": {}},
             "destinations": {"number": "number"}, "presented": {"welcome": {"screen": "welcome", "style": "sheet"}}}
            """
        func path(_ moments: String...) throws -> [String] {
            let timeline = moments.enumerated().map { "{\"at\": \($0), \($1)}" }.joined(separator: ", ")
            return values(try session(numbers, timeline: "[\(timeline)]"))
        }
        let three = [
            "\"push\": \"number/1\"", "\"sheet\": \"number/2\", \"withNavigation\": true", "\"push\": \"number/3\"",
        ]
        #expect(try path(three[0], three[1], three[2]) == ["number/1", "number/2", "number/3"])
        #expect(try path(three[0], three[1], three[2], "\"pop\": 1") == ["number/1", "number/2"])
        #expect(try path(three[0], three[1], three[2], "\"pop\": 2") == ["number/1", "number/2", "number/3"])
        #expect(try path(three[0], three[1], three[2], "\"dismiss\": 1") == ["number/1"])
        #expect(try path(three[0], three[1], three[2], "\"goBackTo\": \"number/1\"") == ["number/1"])
        #expect(try path(three[0], three[1], three[2], "\"goBack\": 2") == ["number/1"])
        #expect(try path(three[0], three[1], "\"goBackToRoot\": true").isEmpty)
        #expect(try path("\"cover\": \"number/1\"", "\"push\": \"number/2\"") == ["number/1"])
        #expect(try path("\"toggle\": \"welcome\"") == ["welcome"])
        #expect(try path("\"toggle\": \"welcome\"", "\"toggle\": \"welcome\"").isEmpty)
        let tapped = try session(
            numbers, timeline: "[{\"at\": 0, \"push\": \"number/-1\"}]", taps: [(1, 999), (1, 50), (1, 50), (1, 150)])
        #expect(values(tapped) == ["number/-1", "number/0", "number/1", "number/0"])
    }

    @Test("The rules that a scenario says are those of its stack")
    func rules() throws {
        let stack = try StackScenario(
            YamlDocument("{\"root\": \"a\", \"screens\": {\"a\": {}}, \"rules\": {\"down\": {\"points\": 40}}}").root)
        #expect(stack.rules?.down == .points(40) && stack.rules?.name == "scenario")
    }
}
