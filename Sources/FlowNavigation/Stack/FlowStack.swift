/// A stack of destinations over a root, without a screen: calls in, effects out.
///
/// The view that shows it tells it of taps, of drags that dismiss, of its size and of its links' places, and does what
/// the effects say. Nothing here knows of time: ``settle()`` says that what was under way has arrived.
public struct FlowStack: Sendable {
    /// What is presented above the root.
    public internal(set) var path = FlowPath()
    /// What surrounds the stack.
    public internal(set) var environment: FlowEnvironment
    /// Where each type of value leads.
    public let destinations: FlowDestinations
    /// The spring of every transition of the stack.
    public let animation: Spring
    /// Whether the user is kept from dismissing any destination, whatever is said of it.
    public var isInteractiveDismissDisabled = false
    /// Whether a swipe up dismisses any destination, whatever its link says.
    public var allowsSwipeUp = false
    /// The link under a finger that is down.
    public internal(set) var pressedLink: LinkInstance?

    var root: FlowScreen
    var overlay: FlowScreen?
    let overlayLayout: FlowOverlay?
    var presentations = ChunkedArray<Presentation>()
    var departures: [PresentationID: Departure] = [:]
    var links = LinkTable()
    var snapshots = LinkSnapshots()
    /// Which presentations, also departing ones, show a value: in the order in which they came.
    var active: [FlowValue: [PresentationID]] = [:]
    var arriving: Set<PresentationID> = []
    private var presentedCount = 0

    /// A stack over this root.
    ///
    /// - Parameters:
    ///   - root: What lies under everything.
    ///   - overlay: What stays in front of everything.
    ///   - path: What is presented from the beginning.
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

    /// The presentations from the lowest to the top, one for each value on the path.
    public var presented: some Sequence<Presentation> { presentations }

    /// The destination on top.
    public var top: Presentation? { presentations.last }

    /// The destinations on their way back, in the order in which they were presented.
    public var departing: [Presentation] { departures.keys.sorted().compactMap { departures[$0]?.presentation } }

    /// How many destinations are on their way back.
    public var departingCount: Int { departures.count }

    /// What was under way has arrived: what came is there, what went is gone.
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

    /// Presents an element in a style: its own, else the one that its destination or its link has.
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

    /// What was pushed lies where the screen below it lies, a cover over all of it; neither dims what is behind.
    private func adopt(_ style: RouteStyle?, into configuration: inout LinkConfiguration) {
        switch style {
        case nil, .sheet: return
        case .push: configuration.presentationStyle = top?.configuration.presentationStyle ?? .fullScreen
        case .cover: configuration.presentationStyle = .fullScreen
        }
        configuration.showsScrim = false
    }
}
