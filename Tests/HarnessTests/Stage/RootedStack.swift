import Documents
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import TouchInput

/// Stacks with several roots, and taps on them.
enum RootedStack {
    /// Taps at these places of a stack of 1000 × 1000 points, half a second apart.
    static func session(_ text: String, timeline: String = "[]", taps: [(Int32, Int32)] = []) throws -> Session {
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
        }.session(recordsTrace: true, recordsMoments: true)
    }

    static let flows = """
        {"root": "login", "screens": {"login": {"buttons": [{"title": "Login", "frame": "0/0/1000/100", "show": "main"}]},
           "main": {"links": [{"value": "x/1", "frame": "0/0/1000/100"}]}, "x": {}}, "destinations": {"x": "x"},
         "roots": {"login": {"screen": "login", "insertion": "slide", "removal": "opacity"},
                   "main": {"screen": "main", "insertion": "scale", "removal": "opacity"}}}
        """

    static let tabs = """
        {"root": "a", "tabBar": 100, "roots": {"a": {"screen": "a"}, "b": {"screen": "b"}},
         "screens": {"a": {"hostsNavigation": true, "links": [
             {"value": "x/1", "frame": "0/0/1000/100", "style": "push"}, {"value": "s", "frame": "0/100/1000/100", "style": "sheet"}]},
           "b": {"links": [{"value": "x/2", "frame": "0/850/1000/150"}]}, "x": {}},
         "destinations": {"x": "x", "s": "x"}}
        """

    static func split(_ device: String, columns: Int = 3) -> String {
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
}
