import Documents
import FlowNavigation
import Geometry

/// Reads the screens of a described stack.
enum ScreenDescription {
    private static let contentKeys = [
        "contentHeight", "bars", "lazy", "links", "buttons", "dismissDisabled", "hostsNavigation",
    ]
    /// The maximum number of links on a screen.
    private static let mostLinks = 100_000

    static func screen(_ node: YamlNode) throws(YamlError) -> StackScenario.Screen {
        try node.allowOnly(contentKeys + ["turned"])
        var screen = StackScenario.Screen()
        screen.content = try content(node)
        if let turned = node["turned"] {
            try turned.allowOnly(contentKeys)
            screen.turned = try content(turned)
        }
        return screen
    }

    static func overlay(_ node: YamlNode) throws(YamlError) -> FlowOverlay {
        try node.allowOnly(["alignment", "size", "links", "onlyOverRoot", "ignoresKeyboard"])
        return FlowOverlay(
            alignment: try node["alignment"]?.asCase(of: FlowOverlay.Alignment.self) ?? .center,
            size: try StackWords.extent(node.value("size")), links: try links(node["links"]),
            isOnlyOverRoot: try node["onlyOverRoot"]?.asBool() ?? false,
            ignoresKeyboard: try node["ignoresKeyboard"]?.asBool() ?? false)
    }

    /// The buttons of a screen, as links that present nothing.
    static func buttons(_ node: YamlNode, _ words: ActionWords) throws(YamlError) -> [FlowLink] {
        var links: [FlowLink] = []
        for item in try node["buttons"]?.asItems() ?? [] {
            // Only the surroundings can turn a device.
            try item.allowOnly(["title", "frame"] + ActionWords.keys.filter { $0 != "rotate" })
            let title = try item.value("title").asString()
            let button = StackScenario.Button(title: title, actions: try words.actions(item))
            links.append(FlowLink(value: button, frame: try StackWords.rect(item.value("frame"))))
        }
        return links
    }

    private static func content(_ node: YamlNode) throws(YamlError) -> ScreenContent {
        var content = ScreenContent(links: try links(node["links"]))
        if let value = node["contentHeight"] { content.contentHeight = try value.asDouble(in: 0...1e9) }
        if let value = node["bars"] { content.bars = try StackWords.insets(value) }
        if let value = node["lazy"] { content.isLazy = try value.asBool() }
        if let value = node["hostsNavigation"] { content.hostsNavigation = try value.asBool() }
        if let value = node["dismissDisabled"] { content.isInteractiveDismissDisabled = try value.asBool() }
        return content
    }

    private static func links(_ node: YamlNode?) throws(YamlError) -> [FlowLink] {
        var links: [FlowLink] = []
        for item in try node?.asItems() ?? [] {
            try item.allowOnly([
                "value", "frame", "linkID", "row", "anchor", "controls", "activation", "configuration", "repeat",
                "step", "style", "withNavigation",
            ])
            let count = try item["repeat"]?.asInt(in: 0...mostLinks) ?? 1
            guard links.count + count <= mostLinks else {
                throw item.error(expected: "at most \(mostLinks) links in a list")
            }
            let link = try link(item)
            let step = try item["step"]?.asDouble(in: -1e6...1e6) ?? link.frame.height
            let value = try StackWords.value(item.value("value"))
            let row = try item["row"]?.asString()
            for number in 0..<count {
                var copy = link
                let own = numbered(value.description, number)
                copy.value = FlowValue(ScenarioValue(own) ?? value)
                copy.rowID = row.map { RowID(numbered($0, number)) } ?? RowID(derivedFrom: copy.value)
                copy.frame = copy.frame.offset(y: Double(number) * step)
                links.append(copy)
            }
        }
        return links
    }

    private static func link(_ node: YamlNode) throws(YamlError) -> FlowLink {
        var link = FlowLink(
            value: try StackWords.value(node.value("value")), frame: try StackWords.rect(node.value("frame")))
        if let value = node["linkID"] { link.linkID = FlowLinkID(try value.asString()) }
        if let value = node["anchor"] { link.anchor = try StackWords.rect(value) }
        for item in try node["controls"]?.asItems() ?? [] { link.controls.append(try StackWords.rect(item)) }
        link.style = try ActionWords.style(node)
        if let value = node["activation"] { link.activation = try value.asCase(of: LinkActivation.self) }
        if let value = node["configuration"] { link.configuration = try configuration(value) }
        return link
    }

    private static func configuration(_ node: YamlNode) throws(YamlError) -> LinkConfiguration {
        try node.allowOnly([
            "cornerRadius", "cornerStyle", "shadowRadius", "shadowColor", "shadowOffset", "zoomStyle",
            "transitionFromSnapshot", "retakeSnapshots",
            "animateFromAnchor", "swipeUpToDismiss", "showsScrim", "presentationStyle",
        ])
        var configuration = LinkConfiguration()
        if let value = node["cornerRadius"] { configuration.cornerRadius = try value.asDouble(in: 0...10_000) }
        if let value = node["cornerStyle"] {
            configuration.cornerStyle = try value.asCase(of: LinkConfiguration.CornerStyle.self)
        }
        configuration.shadow = try shadow(node)
        if let value = node["zoomStyle"] {
            configuration.zoomStyle = try value.asCase(of: LinkConfiguration.ZoomStyle.self)
        }
        if let value = node["transitionFromSnapshot"] { configuration.transitionFromSnapshot = try value.asBool() }
        if let value = node["retakeSnapshots"] { configuration.retakeSnapshots = try value.asBool() }
        if let value = node["animateFromAnchor"] { configuration.animateFromAnchor = try value.asBool() }
        if let value = node["swipeUpToDismiss"] { configuration.swipeUpToDismiss = try value.asBool() }
        if let value = node["showsScrim"] { configuration.showsScrim = try value.asBool() }
        if let value = node["presentationStyle"] {
            configuration.presentationStyle = try value.asCase(of: FlowPresentationStyle.self)
        }
        return configuration
    }

    private static func shadow(_ node: YamlNode) throws(YamlError) -> LinkConfiguration.Shadow? {
        guard let radius = node["shadowRadius"] else {
            if let other = node["shadowColor"] ?? node["shadowOffset"] {
                throw other.error(expected: "“shadowRadius” beside it")
            }
            return nil
        }
        var shadow = LinkConfiguration.Shadow(radius: try radius.asDouble(in: 0...1000))
        if let value = node["shadowColor"] { (shadow.color, shadow.opacity) = try StackWords.color(value) }
        if let value = node["shadowOffset"] { shadow.offset = try StackWords.offset(value) }
        return shadow
    }

    /// Each `#` becomes the index of the repetition, counted from 0.
    private static func numbered(_ text: String, _ number: Int) -> String {
        var result = ""
        for character in text { result += character == "#" ? "\(number)" : String(character) }
        return result
    }
}
