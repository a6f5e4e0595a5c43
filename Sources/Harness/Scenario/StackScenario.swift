import FlowNavigation
import Geometry
import Gestures

/// A stack described as data, for recordings and live fingers to drive: device, screens with links, destinations,
/// overlay, and timed actions. ``StackScenario/init(_:)`` reads it.
public struct StackScenario: Hashable, Sendable {
    /// The device and the stack's initial surroundings.
    public var environment = FlowEnvironment()
    /// The safe area in landscape.
    public var turnedSafeArea = Insets.none
    /// The spring of the stack.
    public var animation = Spring.standard
    /// The roots, one of which is shown: flows that appear and disappear, or tabs that stay.
    public var roots: [Root] = []
    /// The name of the initial root.
    public var root = ""
    /// The height of the tab bar, in points, with one tab per root. 0: there is no tab bar, and a root that disappears
    /// loses what it presents.
    public var tabBar = 0.0
    /// The screens by name.
    public var screens: [String: Screen] = [:]
    /// The name of the screen for each type of value.
    public var destinations: [String: String] = [:]
    /// The destinations presented by a Boolean, by key.
    public var presented: [String: Presented] = [:]
    /// The rules for drags on the stack, if it has its own.
    public var rules: DismissRules?
    /// The overlay.
    public var overlay: FlowOverlay?
    /// The initial path.
    public var path: [ScenarioValue] = []
    /// The timed actions, in order.
    public var timeline: [Moment] = []
    /// The scheme of its URLs.
    public var urlScheme = ""
    /// The types of values that the components of a URL name, by host.
    public var urlHosts: [String: [String]] = [:]

    /// A screen in portrait and landscape.
    public struct Screen: Hashable, Sendable {
        /// Its content.
        public var content = ScreenContent()
        /// Its content in landscape; `nil`: the same.
        public var turned: ScreenContent?

        /// Its current content, resolved for a value.
        func content(showing value: ScenarioValue?, isTurned: Bool) -> ScreenContent {
            var content = isTurned ? turned ?? self.content : self.content
            guard let value else { return content }
            for index in content.links.indices { content.links[index].fill(with: value.name) }
            return content
        }
    }

    /// A root: one of several flows or tabs, or the only one.
    public struct Root: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// The name of its screen; for a split, of its first column.
        public var screen: String
        /// The number of columns; 1: it is not a split.
        public var columns = 1
        /// Its transition.
        public var transition = FlowTransition(.identity)
    }

    /// A destination presented by a Boolean.
    public struct Presented: Hashable, Sendable {
        /// The name of its screen.
        public var screen: String
        /// Its style; `nil`: from the side.
        public var style: RouteStyle?
    }

    /// A timed action.
    public struct Moment: Hashable, Sendable {
        /// The time, in microseconds from the start of the recording.
        public var microseconds: Int64
        /// The action.
        public var action: Action
    }

    /// An empty stack.
    public init() {}

    /// A stack on one of the roots, presenting `path`.
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

    /// The content of a screen, resolved for a value if there is one.
    func content(of name: String, showing value: ScenarioValue? = nil, isTurned: Bool = false) -> ScreenContent {
        screens[name]?.content(showing: value, isTurned: isTurned) ?? ScreenContent()
    }

    /// The name of the screen for the value.
    func screenName(for value: FlowValue) -> String {
        if let key = value.as(PresentedDestination.self)?.key { return presented[key]?.screen ?? "" }
        return value.as(ScenarioValue.self).flatMap { destinations[$0.type] } ?? ""
    }

    /// The router for its URLs.
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
    /// The link on the screen of a value with this name.
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
