import Documents
import FlowNavigation

/// Reads what a program does at a given time or when a button is tapped: one key per action, with its arguments.
struct ActionWords {
    /// The scenario as read so far.
    let scenario: StackScenario

    /// The keys of actions, in the order in which simultaneous ones are performed.
    private static let actions = [
        "rotate", "keyboard", "dismissDisabled", "relayout", "flowDismiss", "open", "append", "removeLast", "show",
        "toggle", "push", "sheet", "cover", "goBack", "goBackToRoot", "goBackTo", "pop", "dismiss",
    ]
    /// The arguments of actions. They mean nothing without an action.
    private static let companions = [
        ("as", ["relayout"]), ("recreate", ["relayout"]), ("linkID", ["append"]),
        ("withNavigation", ["sheet", "cover"]),
    ]

    /// All allowed keys.
    static let keys = actions + companions.map(\.0)

    /// The actions of a node; at least one.
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

    /// Whether the presented screen can push, if the node says so.
    private func navigation(_ node: YamlNode) throws(YamlError) -> Bool {
        try node["withNavigation"]?.asBool() ?? false
    }

    /// The style of a link or a `presented` destination, from `style` and `withNavigation`; `nil` if there is none.
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
