import Documents
import FlowNavigation

/// Reads what a program does, at a time or when a button is tapped: one key for each, with what belongs to it.
struct ActionWords {
    /// The scenario that it happens in, as far as it was read.
    let scenario: StackScenario

    /// The keys of actions, in the order in which several of one moment happen.
    private static let actions = [
        "rotate", "keyboard", "dismissDisabled", "relayout", "flowDismiss", "open", "append", "removeLast", "show",
        "toggle", "push", "sheet", "cover", "goBack", "goBackToRoot", "goBackTo", "pop", "dismiss",
    ]
    /// What belongs to an action: it says nothing without one of those.
    private static let companions = [
        ("as", ["relayout"]), ("recreate", ["relayout"]), ("linkID", ["append"]),
        ("withNavigation", ["sheet", "cover"]),
    ]

    /// All keys that can stand there.
    static let keys = actions + companions.map(\.0)

    /// What the node says that happens: at least one action.
    func actions(_ node: YamlNode) throws(YamlError) -> [StackScenario.Action] {
        for (key, owners) in Self.companions {
            if let value = node[key], owners.allSatisfy({ node[$0] == nil }) {
                throw value.error(expected: "“\(owners.joined(separator: "” or “"))” beside “\(key)”")
            }
        }
        var actions: [StackScenario.Action] = []
        for key in Self.actions {
            if let value = node[key], let action = try action(key, value, in: node) { actions.append(action) }
        }
        if Self.actions.allSatisfy({ node[$0] == nil }) {
            throw node.error(expected: "what happens: one of \(Self.actions.joined(separator: ", "))")
        }
        return actions
    }

    private func action(
        _ key: String, _ value: YamlNode, in node: YamlNode
    ) throws(YamlError) -> StackScenario.Action? {
        switch key {
        case "rotate":
            let degrees = try value.asInt()
            guard [0, 90, 180, 270].contains(degrees) else { throw value.error(expected: "0, 90, 180 or 270 degrees") }
            return .rotate(degrees)
        case "keyboard": return .keyboard(try value.asDouble(in: 0...10_000))
        case "dismissDisabled": return .dismissDisabled(try value.asBool())
        case "relayout":
            let name = try scenario.screenName(value)
            let other = try node["as"].map { node throws(YamlError) in try scenario.screenName(node) } ?? name
            return .relayout(name, as: other, recreatesLinks: try node["recreate"]?.asBool() ?? false)
        case "flowDismiss": return try value.asBool() ? .flowDismiss : nil
        case "open":
            guard !scenario.urlScheme.isEmpty else {
                throw value.error(expected: "no URL where the scenario has no “urls”")
            }
            return .open(try value.asString())
        case "append": return .append(try scenario.destined(value), linkID: try node["linkID"]?.asString())
        case "removeLast": return .removeLast(try value.asInt(in: 1...1_000_000))
        case "show": return .show(try scenario.rootName(value))
        case "toggle":
            let name = try value.asString()
            guard scenario.presented[name] != nil else { throw value.error(expected: "a key of “presented”") }
            return .toggle(name)
        case "push": return .present(try scenario.destined(value), .push)
        case "sheet": return .present(try scenario.destined(value), .sheet(withNavigation: try navigation(node)))
        case "cover": return .present(try scenario.destined(value), .cover(withNavigation: try navigation(node)))
        case "goBack": return .goBack(try value.asInt(in: 1...1_000_000))
        case "goBackToRoot": return try value.asBool() ? .goBackToRoot : nil
        case "goBackTo": return .goBackTo(try scenario.destined(value))
        case "pop": return .pop(try value.asInt(in: 1...1_000_000))
        case "dismiss": return .dismiss(try value.asInt(in: 1...1_000_000))
        default: return nil
        }
    }

    /// Whether screens can be pushed from what is presented, if that is said.
    private func navigation(_ node: YamlNode) throws(YamlError) -> Bool {
        try node["withNavigation"]?.asBool() ?? false
    }

    /// How a link's or a `presented` destination comes: `style` with `withNavigation`; `nil`: nothing is said of it.
    static func style(_ node: YamlNode) throws(YamlError) -> RouteStyle? {
        let withNavigation = try node["withNavigation"]?.asBool()
        guard let value = node["style"] else {
            if let node = node["withNavigation"] { throw node.error(expected: "“style” beside “withNavigation”") }
            return nil
        }
        switch try value.asCase(of: Style.self) {
        case .push:
            if let node = node["withNavigation"] { throw node.error(expected: "a sheet or a cover beside it") }
            return .push
        case .sheet: return .sheet(withNavigation: withNavigation ?? false)
        case .cover: return .cover(withNavigation: withNavigation ?? false)
        }
    }

    private enum Style: String, CaseIterable {
        case push, sheet, cover
    }
}
