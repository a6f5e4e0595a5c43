import Documents
import FlowNavigation
import Geometry

extension StackScenario {
    /// Reads a document: see Documentation/FlowNavigation.md. An unknown key, an undescribed screen and a value without
    /// a destination are errors with their place.
    public init(_ node: YamlNode) throws(YamlError) {
        self.init()
        try node.allowOnly([
            "device", "viewport", "safeArea", "turnedSafeArea", "keyboard", "animation", "rules", "root", "roots",
            "tabBar", "screens", "destinations", "presented", "overlay", "path", "timeline", "urls", "made",
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
        if let value = node["roots"] { try readRoots(value) }
        root = try rootName(node.value("root"))
        if roots.isEmpty { roots = [Root(name: root, screen: root)] }
        if let value = node["tabBar"] {
            guard roots.count > 1 else { throw value.error(expected: "several “roots” beside “tabBar”") }
            tabBar = try value.asDouble(in: 0...1000)
            environment.safeArea.bottom = max(environment.safeArea.bottom, tabBar)
            turnedSafeArea.bottom = max(turnedSafeArea.bottom, tabBar)
        }
        if let value = node["rules"] { rules = try RulesDocument.rules(from: value, named: "scenario") }
        for entry in try node["destinations"]?.asEntries() ?? [] {
            destinations[entry.key] = try screenName(entry.value)
        }
        if let value = node["presented"] { try readPresented(value) }
        if let value = node["overlay"] { overlay = try ScreenDescription.overlay(value) }
        for item in try node["path"]?.asItems() ?? [] { path.append(try destined(item)) }
        if let value = node["urls"] { try readURLs(value) }
        try readButtons(screenNodes)
        try add(timeline: node["timeline"])
        do throws(FlowError) {
            _ = try makeStack(over: root, path: path)
        } catch {
            throw (node["path"] ?? node).error(expected: "values that can be presented: \(error)")
        }
        try checkDestinations(screenNodes.map(\.value) + [node["overlay"]].compactMap { $0 })
    }

    /// Adds the moments of a list.
    public mutating func add(timeline node: YamlNode?) throws(YamlError) {
        for item in try node?.asItems() ?? [] { try readMoment(item) }
        timeline.sort { $0.microseconds < $1.microseconds }
    }

    /// The name of a root; without `roots`, the name of the only screen.
    func rootName(_ node: YamlNode) throws(YamlError) -> String {
        if roots.isEmpty { return try screenName(node) }
        let name = try node.asString()
        guard root(named: name) != nil else { throw node.error(expected: "the name of one of the roots") }
        return name
    }

    func screenName(_ node: YamlNode) throws(YamlError) -> String {
        let name = try node.asString()
        guard screens[name] != nil else { throw node.error(expected: "the name of one of the screens") }
        return name
    }

    func destined(_ node: YamlNode) throws(YamlError) -> ScenarioValue {
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
        try node.allowOnly(["at"] + ActionWords.keys)
        let time = Int64((try node.value("at").asDouble(in: 0...1_000_000) * 1_000_000).rounded())
        for action in try ActionWords(scenario: self).actions(node) {
            timeline.append(Moment(microseconds: time, action: action))
        }
    }

    private mutating func readRoots(_ node: YamlNode) throws(YamlError) {
        for entry in try node.asEntries() {
            let value = entry.value
            try value.allowOnly(["screen", "columns", "insertion", "removal"])
            var root = Root(name: entry.key, screen: try screenName(value.value("screen")))
            if let value = value["columns"] { root.columns = try value.asInt(in: 2...3) }
            if let value = value["insertion"] {
                root.transition.insertion = try value.asCase(of: FlowTransition.Kind.self)
            }
            if let value = value["removal"] {
                root.transition.removal = try value.asCase(of: FlowTransition.Kind.self)
            }
            roots.append(root)
        }
    }

    private mutating func readPresented(_ node: YamlNode) throws(YamlError) {
        for entry in try node.asEntries() {
            try entry.value.allowOnly(["screen", "style", "withNavigation"])
            presented[entry.key] = Presented(
                screen: try screenName(entry.value.value("screen")), style: try ActionWords.style(entry.value))
        }
    }

    /// Buttons may refer to anything below them, so they are read last.
    private mutating func readButtons(_ entries: [YamlNode.Entry]) throws(YamlError) {
        let words = ActionWords(scenario: self)
        for entry in entries {
            screens[entry.key]?.content.links += try ScreenDescription.buttons(entry.value, words)
            guard let turned = entry.value["turned"] else { continue }
            screens[entry.key]?.turned?.links += try ScreenDescription.buttons(turned, words)
        }
    }
}
