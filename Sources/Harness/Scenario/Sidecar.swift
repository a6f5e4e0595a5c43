import Documents
import Gestures

/// What lies beside a recording as `.json`: its surface, what surrounds it, its rules, what the hand meant and what
/// should come out.
///
/// ```json
/// {
///   "surface": {"viewport": "393x852", "orientation": 0, "kind": "touchscreen", "gain": 1},
///   "scenario": {"swipeUp": true, "disabled": false, "scroll": "0/2000/852",
///                "fingers": 2, "without": ["jump-filter"],
///                "changes": [{"at": 0.12, "disabled": true}, {"at": 0.3, "orientation": 90},
///                            {"at": 0.4, "rules": "vaul"}]},
///   "stack": "parks.json", "timeline": [{"at": 1.5, "rotate": 90}],
///   "rules": "flowstack",
///   "intent": "dismiss", "person": "Ada",
///   "outcomes": ["dismissed"],
///   "readable": true
/// }
/// ```
public struct Sidecar: Hashable, Sendable {
    /// The scenario, surface included.
    public var scenario = Scenario()
    /// The rules; `nil`: the caller's.
    public var rules: DismissRules?
    /// The intent of every gesture.
    public var intent: Intent?
    /// The intent of each gesture, if they differ; `nil` for unlabelled ones.
    public var gestureIntents: [Intent?]?
    /// The person whose hand it was.
    public var person: String?
    /// The expected results, one per gesture; `nil`: no expectation.
    public var outcomes: [Outcome.Result]?
    /// The file that describes the stack, if it is not described here.
    public var stackFile: String?
    /// Additional moments for that stack.
    public var timeline: YamlNode?
    /// Whether the recording is readable to its end.
    public var isReadable = true

    /// The labelled intent.
    public enum Intent: String, Hashable, Sendable, CaseIterable {
        case dismiss, keep, scroll, tap
    }

    /// An empty sidecar.
    public init() {}

    /// Reads a document. An unknown key is an error with its place.
    public init(_ document: YamlDocument) throws(YamlError) {
        let root = document.root
        try root.allowOnly([
            "surface", "scenario", "stack", "timeline", "rules", "intent", "person", "outcomes", "readable", "made",
            "description",
        ])
        if let node = root["surface"] { try Self.readSurface(node, into: &scenario.surface) }
        if let node = root["scenario"] { try Self.readScenario(node, into: &scenario) }
        if let node = root["stack"] {
            if let file = node.string {
                stackFile = file
            } else {
                var stack = try StackScenario(node)
                try stack.add(timeline: root["timeline"])
                scenario = scenario.driving(stack)
            }
        }
        timeline = root["timeline"]
        if let node = root["rules"] { rules = try RulesDocument.rules(from: node, named: "own") }
        if let node = root["intent"] { try readIntent(node) }
        if let node = root["person"] { person = try node.asString() }
        if let node = root["readable"] { isReadable = try node.asBool() }
        if let node = root["outcomes"] {
            var results: [Outcome.Result] = []
            for item in try node.asItems() { results.append(try item.asCase(of: Outcome.Result.self)) }
            outcomes = results
        }
    }

    private mutating func readIntent(_ node: YamlNode) throws(YamlError) {
        guard let items = node.items else {
            intent = try node.asCase(of: Intent.self)
            return
        }
        var intents: [Intent?] = []
        for item in items { intents.append(item.isNull ? nil : try item.asCase(of: Intent.self)) }
        gestureIntents = intents
    }

    private static func readSurface(_ node: YamlNode, into surface: inout Surface.Options) throws(YamlError) {
        try node.allowOnly(["viewport", "orientation", "kind", "gain", "matrix", "flip"])
        if let value = node["viewport"] {
            guard let size = ScenarioWords.viewport(try value.asString()) else {
                throw value.error(expected: "a size in points such as 393x852")
            }
            surface.viewport = size
        }
        if let value = node["orientation"] { surface.orientation = try orientation(value) }
        if let value = node["matrix"] {
            var numbers: [Double] = []
            for item in try value.asItems() { numbers.append(try item.asDouble(in: -1000...1000)) }
            guard let orientation = Orientation(matrix: numbers) else {
                throw value.error(expected: "the six numbers of a 2×3 matrix")
            }
            surface.orientation = orientation
        }
        if let value = node["flip"] {
            guard let flip = ScenarioWords.flip(try value.asString()) else {
                throw value.error(expected: "horizontal or vertical")
            }
            surface.orientation = surface.orientation.followed(by: flip)
        }
        if let value = node["kind"] { surface.kind = try value.asCase(of: Surface.Kind.self) }
        if let value = node["gain"] { surface.gain = try value.asDouble(in: 0.01...100) }
    }

    private static func orientation(_ node: YamlNode) throws(YamlError) -> Orientation {
        guard let orientation = Orientation(degrees: try node.asInt()) else {
            throw node.error(expected: "0, 90, 180 or 270 degrees clockwise")
        }
        return orientation
    }

    private static func scroll(_ node: YamlNode) throws(YamlError) -> ScrollState? {
        if node.isNull { return nil }
        guard let scroll = ScenarioWords.scroll(try node.asString()) else {
            throw node.error(expected: "offset/content/viewport in points, such as 0/2000/852")
        }
        return scroll
    }

    private static func readScenario(_ node: YamlNode, into scenario: inout Scenario) throws(YamlError) {
        try node.allowOnly(["swipeUp", "disabled", "scroll", "changes", "fingers", "without"])
        if let value = node["swipeUp"] { scenario.allowsSwipeUp = try value.asBool() }
        if let value = node["disabled"] { scenario.isDismissalDisabled = try value.asBool() }
        if let value = node["scroll"] { scenario.scroll = try scroll(value) }
        if let value = node["fingers"] {
            guard let count = ScenarioWords.fingers(try value.asString()) else {
                throw value.error(expected: "a number of fingers from 1 to 5, or any")
            }
            scenario.fingers = count
        }
        if let value = node["without"] {
            var filters: [InputFilter] = []
            for item in try value.asItems() { filters.append(try item.asCase(of: InputFilter.self)) }
            scenario.filters = InputFilters(without: filters)
        }
        for item in try node["changes"]?.asItems() ?? [] {
            try item.allowOnly(["at", "swipeUp", "disabled", "scroll", "orientation", "deviceGone", "rules"])
            if item.entries?.count == 1, item["at"] != nil { throw item.error(expected: "what changes beside “at”") }
            let time = Int64((try item.value("at").asDouble(in: 0...1_000_000) * 1_000_000).rounded())
            func add(_ kind: Scenario.Kind) {
                scenario.changes.append(Scenario.Change(microseconds: time, kind: kind))
            }
            if let value = item["swipeUp"] { add(.swipeUp(try value.asBool())) }
            if let value = item["disabled"] { add(.disabled(try value.asBool())) }
            if let value = item["scroll"] { add(.scroll(try scroll(value))) }
            if let value = item["orientation"] { add(.orientation(try orientation(value))) }
            if let value = item["deviceGone"], try value.asBool() { add(.deviceGone) }
            if let value = item["rules"] { add(.rules(try RulesDocument.rules(from: value, named: "own"))) }
        }
    }
}
