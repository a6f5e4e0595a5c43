import FlowNavigation
import TouchInput

/// A stack described as data, for recordings and live fingers to drive: its device, screens with links, destinations,
/// an overlay, and what happens at what time. ``StackScenario/init(_:)`` reads it.
public struct StackScenario: Hashable, Sendable {
    /// The device and what surrounds the stack at first.
    public var environment = FlowEnvironment()
    /// What covers the edges while the device lies on its side.
    public var turnedSafeArea = Insets.none
    /// The spring of the stack.
    public var animation = Spring.standard
    /// The name of the root's screen.
    public var root = ""
    /// The screens by their names.
    public var screens: [String: Screen] = [:]
    /// The name of the screen to which each type of value leads.
    public var destinations: [String: String] = [:]
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

        /// What it shows now.
        func content(isTurned: Bool) -> ScreenContent { isTurned ? turned ?? content : content }
    }

    /// Something that happens at a time.
    public struct Moment: Hashable, Sendable {
        /// When, in microseconds from the start of the recording.
        public var microseconds: Int64
        /// What.
        public var action: Action
    }

    /// What can happen.
    public enum Action: Hashable, Sendable {
        /// The device is turned to so many degrees clockwise from upright.
        case rotate(Int)
        /// The keyboard covers so many points of the bottom.
        case keyboard(Double)
        /// The destination on top can or cannot be dismissed by the user.
        case dismissDisabled(Bool)
        /// A screen shows what another one describes; `recreatesLinks`: nothing says which link was which.
        case relayout(String, as: String, recreatesLinks: Bool)
        /// The program dismisses the destination on top.
        case flowDismiss
        /// A URL is opened.
        case open(String)
        /// A value is appended to the path.
        case append(ScenarioValue, linkID: String?)
        /// So many values are removed from the path.
        case removeLast(Int)
    }

    /// An empty stack.
    public init() {}

    /// The stack at its beginning.
    func makeStack() throws(FlowError) -> FlowStack {
        var destinations = FlowDestinations()
        let scenario = self
        try destinations.register(for: ScenarioValue.self) { value in
            scenario.content(of: scenario.destinations[value.type] ?? "", isTurned: false)
        }
        return try FlowStack(
            root: content(of: root, isTurned: false), overlay: overlay, destinations: destinations,
            environment: environment, animation: animation, path: FlowPath(path))
    }

    /// What a screen shows.
    func content(of name: String, isTurned: Bool) -> ScreenContent {
        screens[name]?.content(isTurned: isTurned) ?? ScreenContent()
    }

    /// The name of the screen of a value.
    func screenName(for value: FlowValue) -> String {
        value.as(ScenarioValue.self).flatMap { destinations[$0.type] } ?? ""
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
