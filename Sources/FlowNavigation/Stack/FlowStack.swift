/// A stack of destinations above a root, independent of any screen: calls go in, effects come out.
///
/// The view that shows it reports taps, dismissing drags, its size and the frames of its links, and performs the
/// effects. The stack has no clock: call ``settle()`` when all running transitions have finished.
public struct FlowStack: Sendable {
    /// The presented values above the root.
    public internal(set) var path = FlowPath()
    /// The stack's surroundings.
    public internal(set) var environment: FlowEnvironment
    /// The destination of each type of value.
    public let destinations: FlowDestinations
    /// The spring of all transitions.
    public let animation: Spring
    /// Whether dismissal by the user is disabled for every destination, whatever its own setting.
    public var isInteractiveDismissDisabled = false
    /// Whether swiping up dismisses every destination, whatever its link says.
    public var allowsSwipeUp = false
    /// The link that is pressed.
    public internal(set) var pressedLink: LinkInstance?

    var root: FlowScreen
    var overlay: FlowScreen?
    let overlayLayout: FlowOverlay?
    var presentations = ChunkedArray<Presentation>()
    var departures: [PresentationID: Departure] = [:]
    var links = LinkTable()
    var snapshots = LinkSnapshots()
    /// The presentations of each value, including departing ones, oldest first.
    var active: [FlowValue: [PresentationID]] = [:]
    var arriving: Set<PresentationID> = []
    private var presentedCount = 0

    /// A stack with the screen `root` at the bottom and `overlay` in front of everything, which presents the values of
    /// `path` at the start.
    public init(
        root: ScreenContent, overlay: FlowOverlay? = nil, destinations: FlowDestinations = FlowDestinations(),
        environment: FlowEnvironment = FlowEnvironment(), animation: Spring = .standard, path: FlowPath = FlowPath()
    ) throws(FlowError) {
        self.destinations = destinations
        self.environment = environment
        self.animation = animation
        overlayLayout = overlay
        self.root = FlowScreen(id: .root, content: root)
        if let overlay {
            self.overlay = FlowScreen(id: .overlay, content: ScreenContent(links: overlay.links))
            fill(.overlay, with: overlay.links)
        }
        fill(.root, with: root.links)
        try setPath(path)
        _ = settle()
    }

    /// The presentations from bottom to top, one for each value on the path.
    public var presented: some Sequence<Presentation> { presentations }

    /// The destination on top.
    public var top: Presentation? { presentations.last }

    /// The departing destinations, in the order in which they were presented.
    public var departing: [Presentation] { departures.keys.sorted().compactMap { departures[$0]?.presentation } }

    /// The number of departing destinations.
    public var departingCount: Int { departures.count }

    /// Finishes all running transitions: new destinations have arrived, departing ones are removed.
    public mutating func settle() -> [FlowEffect] {
        var effects: [FlowEffect] = []
        for id in arriving.sorted() {
            guard let depth = depth(of: id) else { continue }
            presentations[depth].phase = .presented
            effects.append(.arrived(id))
        }
        arriving = []
        for id in departures.keys.sorted() {
            guard let presentation = departures[id]?.presentation else { continue }
            active[presentation.element.value]?.removeAll { $0 == presentation.id }
            if active[presentation.element.value]?.isEmpty == true { active[presentation.element.value] = nil }
            effects.append(.departed(presentation.id))
        }
        departures = [:]
        return effects
    }

    /// Presents an element in its own style, otherwise in the style of its destination or its link.
    mutating func present(
        _ element: FlowPath.Element, _ content: ScreenContent, _ source: PresentationSource, style: RouteStyle? = nil
    ) throws(FlowError) -> [FlowEffect] {
        let linked = source.instance.flatMap { link($0) }?.style
        let style = style ?? destinations.style(for: element.value) ?? linked
        guard style != .push || canPush else { throw .noNavigation }
        var effects: [FlowEffect] = []
        let id = PresentationID(number: presentedCount)
        presentedCount += 1
        var configuration = LinkConfiguration()
        var origin = style?.isPresented == true ? ZoomOrigin.below : .side
        var source = source
        source.firstLater = links.next
        if let instance = source.instance, let link = link(instance), let place = place(of: instance) {
            configuration = link.configuration
            source.rowID = link.rowID
            source.linkID = link.linkID
            source.screen = links[instance]?.screen
            source.lastPlace = place
            let isZooming = style == nil && configuration.animateFromAnchor
            if isZooming { origin = .link(instance, place) }
            if style == nil, snapshots.activate(instance, link, environment.traits) == .take {
                effects.append(.takeSnapshot(instance))
            }
        } else {
            source.instance = nil
        }
        adopt(style, into: &configuration)
        var content = content
        let hasNavigation = style.map { $0.hasNavigation ?? canPush } ?? content.hostsNavigation
        content.hostsNavigation = content.hostsNavigation || hasNavigation
        presentations.append(
            Presentation(
                id: id, element: element, configuration: configuration, style: style, hasNavigation: hasNavigation,
                phase: .presenting,
                isInteractiveDismissDisabled: content.isInteractiveDismissDisabled, source: source,
                screen: FlowScreen(id: .destination(id), content: content)))
        path.append(element)
        active[element.value, default: []].append(id)
        arriving.insert(id)
        fill(.destination(id), with: content.links)
        effects.append(.presented(id, from: origin, animation: animation))
        if let key = element.value.as(PresentedDestination.self)?.key {
            effects.append(.isPresentedChanged(key: key, true))
        }
        return effects
    }

    /// A pushed screen has the frame of the screen below it, and a cover fills that screen. Neither dims what is behind
    /// it.
    private func adopt(_ style: RouteStyle?, into configuration: inout LinkConfiguration) {
        switch style {
        case nil, .sheet: return
        case .push: configuration.presentationStyle = top?.configuration.presentationStyle ?? .fullScreen
        case .cover: configuration.presentationStyle = .fullScreen
        }
        configuration.showsScrim = false
    }
}
