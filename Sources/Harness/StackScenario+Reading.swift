import FlowNavigation
import RecordingFormats

extension StackScenario {
    /// What the document holds: see Documentation/FlowNavigation.md. An unknown key, a screen that is not described and
    /// a value whose type leads nowhere are errors with their place.
    public init(_ node: YamlNode) throws(YamlError) {
        self.init()
        try node.allowOnly([
            "device", "viewport", "safeArea", "turnedSafeArea", "keyboard", "animation", "root", "screens",
            "destinations", "overlay", "path", "timeline", "urls", "made",
        ])
        if let value = node["device"] { environment.device = try value.asCase(of: DeviceClass.self) }
        if let value = node["viewport"] { environment.size = try StackWords.extent(value) }
        if let value = node["safeArea"] { environment.safeArea = try StackWords.insets(value) }
        if let value = node["turnedSafeArea"] { turnedSafeArea = try StackWords.insets(value) }
        if let value = node["keyboard"] { environment.keyboardHeight = try value.asDouble(in: 0...10_000) }
        if let value = node["animation"] {
            try value.allowOnly(["duration", "bounce"])
            animation = Spring(
                duration: try value["duration"]?.asDouble(in: 0.001...60) ?? Spring.standard.duration,
                bounce: try value["bounce"]?.asDouble(in: -0.99...0.99) ?? Spring.standard.bounce)
        }
        let screenNodes = try node.value("screens").asEntries()
        for entry in screenNodes { screens[entry.key] = try ScreenDescription.screen(entry.value) }
        root = try screenName(node.value("root"))
        for entry in try node["destinations"]?.asEntries() ?? [] {
            destinations[entry.key] = try screenName(entry.value)
        }
        if let value = node["overlay"] { overlay = try ScreenDescription.overlay(value) }
        for item in try node["path"]?.asItems() ?? [] { path.append(try destined(item)) }
        if let value = node["urls"] { try readURLs(value) }
        try add(timeline: node["timeline"])
        try checkDestinations(screenNodes.map(\.value) + [node["overlay"]].compactMap { $0 })
    }

    /// Adds what a list of moments says.
    public mutating func add(timeline node: YamlNode?) throws(YamlError) {
        for item in try node?.asItems() ?? [] { try readMoment(item) }
        timeline.sort { $0.microseconds < $1.microseconds }
    }

    private func screenName(_ node: YamlNode) throws(YamlError) -> String {
        let name = try node.asString()
        guard screens[name] != nil else { throw node.error(expected: "the name of one of the screens") }
        return name
    }

    private func destined(_ node: YamlNode) throws(YamlError) -> ScenarioValue {
        let value = try StackWords.value(node)
        guard destinations[value.type] != nil else {
            throw node.error(expected: "a value whose type has a destination")
        }
        return value
    }

    private func checkDestinations(_ nodes: [YamlNode]) throws(YamlError) {
        for node in nodes {
            for part in [node, node["turned"]].compactMap({ $0 }) {
                for link in try part["links"]?.asItems() ?? [] { _ = try destined(link.value("value")) }
            }
        }
    }

    private mutating func readURLs(_ node: YamlNode) throws(YamlError) {
        try node.allowOnly(["scheme", "hosts"])
        urlScheme = try node.value("scheme").asString()
        for entry in try node.value("hosts").asEntries() {
            var types: [String] = []
            for item in try entry.value.asItems() { types.append(try destined(item).type) }
            urlHosts[entry.key] = types
        }
    }

    private mutating func readMoment(_ node: YamlNode) throws(YamlError) {
        try node.allowOnly([
            "at", "rotate", "keyboard", "dismissDisabled", "relayout", "as", "recreate", "flowDismiss", "open",
            "append",
            "linkID", "removeLast",
        ])
        let time = Int64((try node.value("at").asDouble(in: 0...1_000_000) * 1_000_000).rounded())
        func add(_ action: Action) { timeline.append(Moment(microseconds: time, action: action)) }
        if let value = node["rotate"] {
            let degrees = try value.asInt()
            guard [0, 90, 180, 270].contains(degrees) else { throw value.error(expected: "0, 90, 180 or 270 degrees") }
            add(.rotate(degrees))
        }
        if let value = node["keyboard"] { add(.keyboard(try value.asDouble(in: 0...10_000))) }
        if let value = node["dismissDisabled"] { add(.dismissDisabled(try value.asBool())) }
        if let value = node["relayout"] {
            let name = try screenName(value)
            let other = try node["as"].map { node throws(YamlError) in try screenName(node) } ?? name
            add(.relayout(name, as: other, recreatesLinks: try node["recreate"]?.asBool() ?? false))
        }
        if let value = node["flowDismiss"], try value.asBool() { add(.flowDismiss) }
        if let value = node["open"] { add(.open(try value.asString())) }
        if let value = node["append"] { add(.append(try destined(value), linkID: try node["linkID"]?.asString())) }
        if let value = node["removeLast"] { add(.removeLast(try value.asInt(in: 1...1_000_000))) }
    }
}
