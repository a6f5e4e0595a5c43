import FlowNavigation
import Geometry
import Gestures

/// A stack described as data, for recordings and live fingers to drive: its device, screens with links, destinations,
/// an overlay, and what happens at what time. ``StackScenario/init(_:)`` reads it.
public struct StackScenario: Hashable, Sendable {
    /// The device and what surrounds the stack at first.
    public var environment = FlowEnvironment()
    /// What covers the edges while the device lies on its side.
    public var turnedSafeArea = Insets.none
    /// The spring of the stack.
    public var animation = Spring.standard
    /// The roots, of which one is shown: flows that come and go, or tabs that stay.
    public var roots: [Root] = []
    /// The name of the root that is shown first.
    public var root = ""
    /// The height of a bar of tabs at the bottom, in points, one for each root; 0: there is none, and a root that goes is
    /// gone with what it presents.
    public var tabBar = 0.0
    /// The screens by their names.
    public var screens: [String: Screen] = [:]
    /// The name of the screen to which each type of value leads.
    public var destinations: [String: String] = [:]
    /// What can be presented without a value, by its key.
    public var presented: [String: Presented] = [:]
    /// The rules by which drags on it are judged, if it says so.
    public var rules: DismissRules?
    /// What stays in front.
    public var overlay: FlowOverlay?
    /// What is presented from the beginning.
    public var path: [ScenarioValue] = []
    /// What happens, in order of time.
    public var timeline: [Moment] = []
    /// The scheme of the URLs that can be opened.
    public var urlScheme = ""
    /// For each host of a URL the types of the values that its parts name.
    public var urlHosts: [String: [String]] = [:]

    /// A screen, upright and on its side.
    public struct Screen: Hashable, Sendable {
        /// What it shows.
        public var content = ScreenContent()
        /// What it shows while the device lies on its side; `nil`: the same.
        public var turned: ScreenContent?

        /// What it shows now, as the screen of a value.
        func content(showing value: ScenarioValue?, isTurned: Bool) -> ScreenContent {
            var content = isTurned ? turned ?? self.content : self.content
            guard let value else { return content }
            for index in content.links.indices { content.links[index].fill(with: value.name) }
            return content
        }
    }

    /// What lies under everything: one of several flows or tabs, or all there is.
    public struct Root: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// The name of its screen; of a split, that of its first column.
        public var screen: String
        /// How many columns it has; 1: it is no split.
        public var columns = 1
        /// How it comes and goes.
        public var transition = FlowTransition(.identity)
    }

    /// A destination that is presented or not, without a value.
    public struct Presented: Hashable, Sendable {
        /// The name of its screen.
        public var screen: String
        /// How it comes; `nil`: from the side.
        public var style: RouteStyle?
    }

    /// Something that happens at a time.
    public struct Moment: Hashable, Sendable {
        /// When, in microseconds from the start of the recording.
        public var microseconds: Int64
        /// What.
        public var action: Action
    }

    /// An empty stack.
    public init() {}

    /// A stack over one of the roots, with nothing presented but for `path`.
    func makeStack(over root: String, path: [ScenarioValue] = []) throws(FlowError) -> FlowStack {
        var destinations = FlowDestinations()
        let scenario = self
        try destinations.register(for: ScenarioValue.self) { value in
            scenario.content(of: scenario.destinations[value.type] ?? "", showing: value)
        }
        for (key, presented) in presented {
            try destinations.register(isPresented: key, style: presented.style) {
                scenario.content(of: presented.screen)
            }
        }
        return try FlowStack(
            root: content(of: self.root(named: root)?.screen ?? ""), overlay: overlay, destinations: destinations,
            environment: environment, animation: animation, path: FlowPath(path))
    }

    /// The root with this name.
    func root(named name: String) -> Root? { roots.first { $0.name == name } }

    /// What a screen shows, as that of a value if it is.
    func content(of name: String, showing value: ScenarioValue? = nil, isTurned: Bool = false) -> ScreenContent {
        screens[name]?.content(showing: value, isTurned: isTurned) ?? ScreenContent()
    }

    /// The name of the screen of a value.
    func screenName(for value: FlowValue) -> String {
        if let key = value.as(PresentedDestination.self)?.key { return presented[key]?.screen ?? "" }
        return value.as(ScenarioValue.self).flatMap { destinations[$0.type] } ?? ""
    }

    /// Where URLs lead.
    var router: DeepLinkRouter {
        var router = DeepLinkRouter(scheme: urlScheme)
        for (host, types) in urlHosts {
            router.register(host: host) { components in
                guard components.count <= types.count else { return nil }
                return FlowPath(zip(types, components).map { ScenarioValue(type: $0, name: $1) })
            }
        }
        return router
    }
}

extension FlowLink {
    /// The link on a screen that shows a value with this name.
    fileprivate mutating func fill(with name: String) {
        if let value = value.as(ScenarioValue.self) {
            let filled = value.filled(with: name)
            guard filled != value else { return }
            let isOwnRow = rowID == RowID(derivedFrom: self.value)
            self.value = FlowValue(filled)
            if isOwnRow { rowID = RowID(derivedFrom: self.value) }
        } else if var button = value.as(StackScenario.Button.self) {
            button.actions = button.actions.map { $0.filled(with: name) }
            value = FlowValue(button)
        }
    }
}
