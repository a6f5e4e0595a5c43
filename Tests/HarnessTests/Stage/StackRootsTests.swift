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
    /// What can be seen of a stack: the root that is shown, what that shows, and what is presented over it.
    private struct View: Equatable {
        var root: String
        var links: [String]
        var path: [String]

        init(_ root: String, links: [String] = [], path: [String] = []) {
            self.root = root
            self.links = links
            self.path = path
        }
    }

    /// The views that the session went through, each once.
    private func views(_ session: Session) -> [View] {
        var views: [View] = []
        for moment in session.moments {
            guard let stack = moment.stack, let root = moment.roots?.flows.active else { continue }
            let links = stack.instances(on: .root).compactMap { stack.link($0).map { "\($0.value)" } }
            let view = View(root, links: links, path: stack.path.map { "\($0.value)" })
            if view != views.last { views.append(view) }
        }
        return views
    }

    private func values(_ session: Session) -> [String] { session.stack?.path.map { "\($0.value)" } ?? [] }

    @Test("A button has the coordinator show the main flow; back at the login, what it presented is gone")
    func flow() throws {
        let session = try RootedStack.session(
            RootedStack.flows, timeline: "[{\"at\": 1, \"show\": \"login\"}]", taps: [(500, 50), (500, 50), (500, 50)])
        let (login, main) = (View("login", links: ["Login"]), View("main", links: ["x/1"]))
        #expect(views(session) == [login, main, View("main", links: ["x/1"], path: ["x/1"]), login, main])
    }

    @Test("A touch on a flow that is replaced does nothing to the one that comes")
    func replaced() throws {
        let session = try RootedStack.session(
            RootedStack.flows, timeline: "[{\"at\": 0.01, \"show\": \"main\"}]", taps: [(500, 50)])
        #expect(session.outcomes.map(\.result) == [.cancelled] && session.outcomes.first?.reason == .notOnTop)
        #expect(values(session).isEmpty)
    }

    @Test("A tap on the bar shows a tab, which keeps what it presents; a sheet lies over the bar")
    func tab() throws {
        let session = try RootedStack.session(
            RootedStack.tabs, taps: [(500, 50), (999, 900), (499, 999), (999, 899), (999, 900), (999, 899), (0, 900)])
        func view(_ root: String, path: [String] = []) -> View {
            View(root, links: root == "a" ? ["x/1", "s"] : ["x/2"], path: path)
        }
        // The fourth tap is just above the bar and meets nothing.
        #expect(
            views(session) == [
                view("a"), view("a", path: ["x/1"]), view("b"), view("a", path: ["x/1"]), view("b"),
                view("b", path: ["x/2"]), view("a", path: ["x/1"]),
            ])
        #expect(session.stack?.environment.safeArea.bottom == 100)
        let covered = try RootedStack.session(RootedStack.tabs, taps: [(500, 150), (999, 950)])
        #expect(views(covered) == [view("a"), view("a", path: ["s"])])
    }

    @Test("Side by side each column shows what is selected in the one before it; the last one presents")
    func columns() throws {
        let session = try RootedStack.session(
            RootedStack.split("iPad"), taps: [(100, 150), (400, 50), (100, 50), (400, 150), (700, 550), (700, 50)])
        let all = countries + cities("Italy") + ["photo", "Back"]
        #expect(
            views(session) == [
                View("c", links: countries), View("c", links: countries + cities("Japan")),
                View("c", links: countries + cities("Japan") + ["photo", "Back"]),
                View("c", links: countries + cities("Italy")), View("c", links: all),
                View("c", links: all, path: ["photo"]),
            ])
    }

    private let countries = ["country/Italy", "country/Japan"]

    private func cities(_ country: String) -> [String] { ["city/0 of \(country)", "city/1 of \(country)"] }

    @Test("Another selection in the first column leaves the last one empty")
    func reselection() throws {
        let session = try RootedStack.session(
            RootedStack.split("iPad"), taps: [(100, 150), (400, 50), (100, 50), (700, 50)])
        #expect(views(session).last == View("c", links: countries + cities("Italy")))
    }

    @Test("Two columns have no middle one")
    func twoColumns() throws {
        let session = try RootedStack.session(RootedStack.split("iPad", columns: 2), taps: [(100, 50), (600, 50)])
        let links = countries + cities("Italy")
        #expect(
            views(session) == [
                View("c", links: countries), View("c", links: links),
                View("c", links: links, path: ["city/0 of Italy"]),
            ])
    }

    @Test("On a phone the columns are a stack, and the button goes back to the first")
    func collapsed() throws {
        let session = try RootedStack.session(RootedStack.split("iPhone"), taps: [(500, 50), (500, 150), (500, 550)])
        #expect(
            views(session).map(\.path) == [[], ["country/Italy"], ["country/Italy", "city/1 of Italy"], []])
    }

    @Test("A URL selects in the columns, one that leads further than they go says so")
    func url() throws {
        func opened(_ columns: Int, _ url: String) throws -> [String]? {
            views(
                try RootedStack.session(
                    RootedStack.split("iPad", columns: columns), timeline: "[{\"at\": 0, \"open\": \"\(url)\"}]",
                    taps: [(999, 999)]
                )
            ).last?.links
        }
        #expect(try opened(3, "u://c/Italy/Rome") == countries + cities("Italy") + ["photo", "Back"])
        #expect(try opened(2, "u://c/Italy/Rome") == countries)
        #expect(try opened(3, "u://d") == countries)
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
            return values(try RootedStack.session(numbers, timeline: "[\(timeline)]"))
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
        let tapped = try RootedStack.session(
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
