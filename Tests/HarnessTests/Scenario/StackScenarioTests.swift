import Documents
import FlowNavigation
import Geometry
import Harness
import RecordingFormats
import Testing

@Suite("Describing a stack")
struct StackScenarioTests {
    private func read(_ text: String) throws -> StackScenario { try StackScenario(YamlDocument(text).root) }

    @Test("Every key is read")
    func everyKey() throws {
        let scenario = try read(
            """
            {
              "device": "iPad", "viewport": "1024x1366", "safeArea": {"top": 24}, "turnedSafeArea": {"left": 5},
              "keyboard": 10, "animation": {"duration": 0.5, "bounce": 0.1}, "root": "a", "made": "by hand",
              "screens": {
                "a": {"contentHeight": 900, "bars": {"top": 90, "bottom": 1, "left": 2, "right": 3}, "lazy": true,
                      "hostsNavigation": true, "dismissDisabled": true,
                      "links": [{"value": "x/1", "frame": "1/2/3/4", "style": "cover", "withNavigation": true, "linkID": "f", "row": "r", "anchor": "0/0/1/1",
                        "controls": ["1/1/1/1"], "activation": "tapGesture", "configuration": {
                          "cornerRadius": 4, "cornerStyle": "continuous", "shadowRadius": 3, "shadowColor": "#ff008033",
                          "shadowOffset": "1/-2", "zoomStyle": "resize",
                          "transitionFromSnapshot": false, "retakeSnapshots": true, "animateFromAnchor": false,
                          "swipeUpToDismiss": true, "showsScrim": false, "presentationStyle": "card"}}],
                      "turned": {"links": [{"value": "x/#", "frame": "0/10/20/30", "repeat": 3, "step": 40}]}},
                "b": {}
              },
              "destinations": {"x": "b"}, "path": ["x/7"],
              "overlay": {"alignment": "top", "size": "30x40", "onlyOverRoot": true, "ignoresKeyboard": true,
                          "links": [{"value": "x", "frame": "0/0/1/1"}]},
              "urls": {"scheme": "s", "hosts": {"h": ["x", "x"]}},
              "timeline": [{"at": 2, "rotate": 90}, {"at": 1, "keyboard": 5, "dismissDisabled": true},
                {"at": 3, "relayout": "a", "as": "b", "recreate": true}, {"at": 4, "flowDismiss": true},
                {"at": 5, "open": "s://h"}, {"at": 6, "append": "x/2", "linkID": "f"}, {"at": 7, "removeLast": 2},
                {"at": 8, "relayout": "a"}, {"at": 9, "flowDismiss": false}]
            }
            """)
        #expect(scenario.environment.device == .iPad && scenario.environment.size == Size(width: 1024, height: 1366))
        #expect(scenario.environment.safeArea == Insets(top: 24) && scenario.turnedSafeArea == Insets(left: 5))
        #expect(scenario.environment.keyboardHeight == 10 && scenario.animation == Spring(duration: 0.5, bounce: 0.1))
        let screen = try #require(scenario.screens["a"])
        let content = screen.content
        #expect(content.contentHeight == 900 && content.isLazy && content.hostsNavigation)
        #expect(content.isInteractiveDismissDisabled)
        #expect(content.bars == Insets(top: 90, left: 2, bottom: 1, right: 3))
        let link = try #require(content.links.first)
        #expect(
            link
                == FlowLink(
                    value: ScenarioValue(type: "x", name: "1"), style: .cover(withNavigation: true), linkID: "f",
                    rowID: "r",
                    frame: Rect(x: 1, y: 2, width: 3, height: 4), anchor: Rect(x: 0, y: 0, width: 1, height: 1),
                    configuration: LinkConfiguration(
                        cornerRadius: 4, cornerStyle: .continuous,
                        shadow: .init(
                            radius: 3, color: .init(red: 1, green: 0, blue: 128.0 / 255), opacity: 51.0 / 255,
                            offset: Point(x: 1, y: -2)), zoomStyle: .resize,
                        transitionFromSnapshot: false, retakeSnapshots: true, animateFromAnchor: false,
                        swipeUpToDismiss: true, showsScrim: false, presentationStyle: .card),
                    activation: .tapGesture, controls: [Rect(x: 1, y: 1, width: 1, height: 1)]))
        #expect(screen.turned?.links.map(\.frame.y) == [10, 50, 90])
        #expect(
            screen.turned?.links.map(\.value) == ["0", "1", "2"].map { FlowValue(ScenarioValue(type: "x", name: $0)) })
        #expect(scenario.overlay?.alignment == .top && scenario.overlay?.isOnlyOverRoot == true)
        #expect(scenario.path == [ScenarioValue(type: "x", name: "7")])
        #expect(scenario.urlScheme == "s" && scenario.urlHosts == ["h": ["x", "x"]])
        #expect(
            scenario.timeline.map(\.action) == [
                .keyboard(5), .dismissDisabled(true), .rotate(90), .relayout("a", as: "b", recreatesLinks: true),
                .flowDismiss, .open("s://h"), .append(ScenarioValue(type: "x", name: "2"), linkID: "f"), .removeLast(2),
                .relayout("a", as: "a", recreatesLinks: false),
            ])
        #expect(scenario.timeline.map(\.microseconds).prefix(3) == [1_000_000, 1_000_000, 2_000_000])
    }

    @Test("The bar of tabs is part of what is covered at the bottom, upright and turned, unless more is covered there")
    func tabBar() throws {
        func bottoms(_ upright: Int, _ turned: Int) throws -> [Double] {
            let scenario = try read(
                """
                {"root": "a", "tabBar": 100, "roots": {"a": {"screen": "a"}, "b": {"screen": "a"}}, "screens": {"a": {}},
                 "safeArea": {"bottom": \(upright)}, "turnedSafeArea": {"bottom": \(turned)}}
                """)
            return [scenario.environment.safeArea.bottom, scenario.turnedSafeArea.bottom]
        }
        #expect(try bottoms(34, 21) == [100, 100])
        #expect(try bottoms(120, 21) == [120, 100])
        #expect(try bottoms(34, 130) == [100, 130])
    }

    private static func plain(_ keys: String) -> String {
        "{\"screens\": {\"a\": {}}, \"root\": \"a\", \"destinations\": {\"x\": \"a\"}, \(keys)}"
    }

    private static func screen(_ keys: String) -> String { "{\"screens\": {\"a\": {\(keys)}}, \"root\": \"a\"}" }

    private static func link(_ keys: String) -> String {
        screen("\"links\": [{\"value\": \"x\", \"frame\": \"0/0/1/1\", \"configuration\": {\(keys)}}]")
    }

    @Test(
        "What is wrong is named with its place and what should stand there",
        arguments: [
            (
                """
                {"screens": {"a": {"links": [{"value": "x", "frame": "0/0/1/1", "repeat": 100000},
                                             {"value": "x", "frame": "0/0/1/1"}]}}, "root": "a"}
                """, "at most 100000 links"
            ),
            ("{}", "screens"), ("{\"screens\": {}, \"root\": \"a\"}", "one of the screens"),
            ("{\"screens\": {\"a\": {\"tall\": 1}}, \"root\": \"a\"}", "one of the keys"),
            (
                "{\"screens\": {\"a\": {\"links\": [{\"value\": \"x\", \"frame\": \"1/2/3/4\"}]}}, \"root\": \"a\"}",
                "destination"
            ),
            (
                "{\"screens\": {\"a\": {\"links\": [{\"value\": \"x\", \"frame\": \"1/2/-3/4\"}]}}, \"root\": \"a\"}",
                "left/top/width/height"
            ),
            ("{\"screens\": {\"a\": {}}, \"root\": \"a\", \"timeline\": [{\"at\": 1, \"rotate\": 45}]}", "degrees"),
            ("{\"screens\": {\"a\": {}}, \"root\": \"a\", \"timeline\": [{\"rotate\": 90}]}", "“at”"),
            ("{\"screens\": {\"a\": {}}, \"root\": \"a\", \"path\": [\"y/1\"]}", "destination"),
            ("{\"screens\": {\"a\": {}}, \"root\": \"a\", \"viewport\": \"wide\"}", "393x852"),
            ("{\"screens\": {\"a\": {}}, \"root\": \"a\", \"destinations\": {\"x\": \"b\"}}", "one of the screens"),
            (plain("\"timeline\": [{\"at\": 0.1}]"), "timeline[0]: expected what happens"),
            (plain("\"timeline\": [{\"at\": 0.2, \"as\": \"a\", \"recreate\": true}]"), "“relayout” beside “as”"),
            (
                plain("\"timeline\": [{\"at\": 0.2, \"keyboard\": 1, \"recreate\": true}]"),
                "“relayout” beside “recreate”"
            ),
            (
                plain("\"timeline\": [{\"at\": 0.1, \"relayout\": \"a\", \"linkID\": \"x\"}]"),
                "“append” beside “linkID”"
            ),
            (plain("\"timeline\": [{\"at\": 0.1, \"push\": \"x\", \"withNavigation\": true}]"), "“sheet” or “cover”"),
            (plain("\"timeline\": [{\"at\": 0.1, \"open\": \"x://y\"}]"), "no “urls”"),
            (plain("\"timeline\": [{\"at\": 0.1, \"show\": \"b\"}]"), "one of the roots"),
            (plain("\"timeline\": [{\"at\": 0.1, \"toggle\": \"b\"}]"), "a key of “presented”"),
            (plain("\"tabBar\": 80"), "several “roots”"), (plain("\"rules\": \"none\""), "rules"),
            (plain("\"roots\": {\"a\": {\"screen\": \"a\", \"columns\": 4}}"), "roots.a.columns"),
            (plain("\"roots\": {\"b\": {\"screen\": \"a\"}}"), "one of the roots"),
            (plain("\"roots\": {\"a\": {\"screen\": \"a\", \"insertion\": \"fly\"}}"), "slide"),
            (plain("\"presented\": {\"b\": {\"screen\": \"a\", \"withNavigation\": true}}"), "“style” beside"),
            (
                plain("\"presented\": {\"b\": {\"screen\": \"a\", \"style\": \"push\", \"withNavigation\": true}}"),
                "a sheet or a cover"
            ),
            (screen("\"buttons\": [{\"title\": \"t\", \"frame\": \"0/0/1/1\"}]"), "what happens"),
            (screen("\"buttons\": [{\"title\": \"t\", \"frame\": \"0/0/1/1\", \"rotate\": 90}]"), "one of the keys"),
            (link("\"shadowColor\": \"#000000\""), "“shadowRadius” beside"),
            (link("\"shadowRadius\": 1, \"shadowColor\": \"black\""), "#00000033"),
            (link("\"shadowRadius\": 1, \"shadowOffset\": \"1\""), "0/4"),
            (link("\"shadowRadius\": 1, \"shadowOffset\": \"1//2\""), "0/4"),
            (link("\"shadowRadius\": 1, \"shadowOffset\": \"/1/2\""), "0/4"),
            (
                "{\"root\": \"a\", \"path\": [\"x\"], \"destinations\": {\"x\": \"a\"}, \"screens\": {\"a\": {\"links\": "
                    + "[{\"value\": \"x\", \"frame\": \"0/0/1/1\", \"style\": \"push\"}]}}}",
                "values that can be presented"
            ),
        ])
    func errors(_ text: String, _ words: String) {
        let error = #expect(throws: YamlError.self) { try read(text) }
        #expect(error.map { "\($0)".contains(words) } == true, "\(String(describing: error))")
    }
}
