import FlowNavigation
import Geometry
import Gestures
import Harness
import TouchInput

/// Shows the stack of a recorded session at any time, including running transitions and drags.
struct FilmCamera {
    let moments: [RecordedMoment]
    /// When each destination started to appear and to disappear.
    private var arrivals: [Key: Timestamp] = [:]
    private var departures: [Key: Timestamp] = [:]
    /// The stack that each moment belongs to. A flow that returns gets a new one.
    private var stacks: [Int] = []

    /// A destination of a stack.
    private struct Key: Hashable {
        var stack: Int
        var id: PresentationID
    }

    /// The corner radius of a screen that fills the device.
    static let screenRadius = 36.0
    /// A transition is over when less than this share of the way remains for good.
    private static let tolerance = 0.005

    /// A camera for these moments; moments without a stack are left out.
    init(_ moments: [RecordedMoment]) {
        self.moments = moments.filter { $0.stack != nil }
        // Destinations present from the start did not appear.
        var known = Set(self.moments.first?.stack?.presented.map { Key(stack: 0, id: $0.id) } ?? [])
        var (numbers, count): ([String: Int], Int) = ([:], 0)
        var shown: String?
        for moment in self.moments {
            guard let stack = moment.stack else { continue }
            let root = moment.roots?.flows.active ?? ""
            if root != shown, numbers[root] == nil || moment.roots?.leaving != nil {
                numbers[root] = count
                count += 1
            }
            shown = root
            let number = numbers[root] ?? 0
            stacks.append(number)
            for presentation in stack.presented where known.insert(Key(stack: number, id: presentation.id)).inserted {
                arrivals[Key(stack: number, id: presentation.id)] = moment.time
            }
            for presentation in stack.departing where departures[Key(stack: number, id: presentation.id)] == nil {
                departures[Key(stack: number, id: presentation.id)] = moment.time
            }
        }
    }

    /// The last moment not later than `time`, otherwise the first.
    func index(at time: Timestamp) -> Int? {
        moments.lastIndex { $0.time <= time } ?? (moments.isEmpty ? nil : 0)
    }

    /// The picture at `time`.
    func frame(at time: Timestamp, start: Timestamp) -> FilmFrame? {
        guard let index = index(at: time), let stack = moments[index].stack else { return nil }
        var frame = FilmFrame(
            seconds: Double(time.microseconds(since: start)) / 1_000_000, headline: "", caption: "",
            extent: stack.environment.size)
        frame.keyboardHeight = stack.environment.keyboardHeight
        frame.layers = layers(of: stack, stacks[index], rootName(at: index), at: time, pull: pull(at: time, index))
        if let roots = moments[index].roots { addRoots(roots, at: time, index, to: &frame) }
        if stack.isOverlayShown {
            let rect = stack.frame(of: .overlay)
            frame.layers.append(
                FilmFrame.Layer(
                    name: "overlay", rect: rect, radius: 12, scrim: 0, isClear: true,
                    links: links(on: .overlay, of: stack, from: rect, to: rect)))
        }
        frame.finger = finger(at: index)
        return frame
    }

    private func rootName(at index: Int) -> String {
        guard let roots = moments[index].roots, roots.names.count > 1 else { return "root" }
        return roots.flows.active
    }

    /// The appearing and disappearing flows, and the tab bar.
    private func addRoots(_ roots: RecordedRoots, at time: Timestamp, _ index: Int, to frame: inout FilmFrame) {
        if let gone = roots.flows.leaving, let leaving = roots.leaving,
            let before = moments[..<index].lastIndex(where: { $0.roots?.flows.active != roots.flows.active })
        {
            let motion = SpringMotion(spring: leaving.animation, from: 0, to: 1)
            let seconds = Self.seconds(from: moments[before + 1].time, to: time)
            if seconds < motion.settledTime(tolerance: Self.tolerance) {
                let looks = roots.flows.layers(at: motion.value(at: seconds)).map(\.appearance)
                let under = layers(of: leaving, stacks[before], gone, at: time, pull: nil)
                frame.layers =
                    under.map { $0.seen(looks[0], in: frame.extent) }
                    + frame.layers.map { $0.seen(looks[looks.count - 1], in: frame.extent) }
            }
        }
        guard roots.tabBar > 0 else { return }
        let top = frame.extent.height - roots.tabBar
        let width = frame.extent.width / Double(max(1, roots.names.count))
        frame.layers.append(
            FilmFrame.Layer(
                name: "tabs", rect: Rect(x: 0, y: top, width: frame.extent.width, height: roots.tabBar), radius: 0,
                scrim: 0, isClear: true,
                links: roots.names.enumerated().map { index, name in
                    FilmFrame.Link(
                        name: name, rect: Rect(x: Double(index) * width, y: top, width: width, height: roots.tabBar),
                        radius: 0, isHidden: false)
                }))
    }

    /// The root of a stack and what it presents.
    private func layers(
        of stack: FlowStack, _ number: Int, _ name: String, at time: Timestamp, pull: Pull?
    ) -> [FilmFrame.Layer] {
        var stack = stack
        let over = SpringMotion(spring: stack.animation, from: 1, to: 0).settledTime(tolerance: Self.tolerance)
        func departure(_ presentation: Presentation) -> Double {
            departures[Key(stack: number, id: presentation.id)].map { Self.seconds(from: $0, to: time) } ?? 0
        }
        // Links become visible once their destinations have arrived back.
        if stack.departing.allSatisfy({ departure($0) >= over }) { _ = stack.settle() }
        let root = stack.frame(of: .root)
        var layers = [
            FilmFrame.Layer(
                name: name, rect: root, radius: Self.screenRadius, scrim: 0,
                links: links(on: .root, of: stack, from: root, to: root))
        ]
        for presentation in stack.presented {
            let progress =
                arrivals[Key(stack: number, id: presentation.id)].map {
                    let motion = SpringMotion(spring: stack.animation, from: 0, to: 1)
                    let seconds = Self.seconds(from: $0, to: time)
                    return seconds < motion.settledTime(tolerance: Self.tolerance) ? motion.value(at: seconds) : 1
                } ?? 1
            let isTop = presentation.id == stack.top?.id
            layers.append(layer(presentation, of: stack, progress: progress, pull: isTop ? pull ?? Pull() : Pull()))
        }
        for presentation in stack.departing {
            let motion = SpringMotion(spring: stack.animation, from: 1, to: 0)
            let seconds = departure(presentation)
            guard seconds < over else { continue }
            layers.append(layer(presentation, of: stack, progress: motion.value(at: seconds), pull: pull ?? Pull()))
        }
        return layers
    }

    private func layer(
        _ presentation: Presentation, of stack: FlowStack, progress: Double, pull: Pull
    ) -> FilmFrame.Layer {
        let layout =
            stack.layout(of: presentation.id)
            ?? PresentationLayout(style: presentation.configuration.presentationStyle, in: stack.environment)
        let (rect, radius, scrim): (Rect, Double, Double)
        switch stack.returnPlace(of: presentation.id) ?? .side {
        case .link(_, let source), .lastKnown(let source):
            let transition = ZoomTransition(from: source, to: layout, configuration: presentation.configuration)
            rect = transition.frame(at: progress, pull: pull)
            radius =
                layout.isCard ? transition.cornerRadius(at: progress) : Self.screenRadius * min(1, max(0.3, progress))
            scrim = transition.scrimOpacity(at: progress)
        case .side, .below:
            let size = stack.environment.size
            let slide =
                presentation.style?.isPresented == true
                ? SlideTransition(to: layout.frame, stackHeight: size.height)
                : SlideTransition(to: layout.frame, stackWidth: size.width)
            rect = slide.frame(at: progress, pull: pull)
            radius = layout.isCard ? layout.cornerRadius : Self.screenRadius
            scrim = presentation.configuration.showsScrim ? ZoomTransition.scrimOpacity * min(1, max(0, progress)) : 0
        }
        return FilmFrame.Layer(
            name: "\(presentation.element.value)", rect: rect, radius: radius, scrim: scrim,
            links: links(on: .destination(presentation.id), of: stack, from: layout.frame, to: rect))
    }

    /// The visible links, moved with their screen from its resting frame to its current one.
    private func links(on screen: ScreenID, of stack: FlowStack, from rest: Rect, to rect: Rect) -> [FilmFrame.Link] {
        let scale = rest.width > 0 ? rect.width / rest.width : 1
        return stack.instances(on: screen).compactMap { instance in
            guard let link = stack.link(instance), let place = stack.place(of: instance) else { return nil }
            var whole = link.frame
            whole.x = place.x - link.zoomFrame.x + link.frame.x
            whole.y = place.y - link.zoomFrame.y + link.frame.y
            guard whole.intersects(rest) else { return nil }
            let pressed = stack.labelScale(of: instance)
            let (width, height) = (whole.width * scale * pressed, whole.height * scale * pressed)
            let center = Point(
                x: rect.x + (whole.center.x - rest.x) * scale, y: rect.y + (whole.center.y - rest.y) * scale)
            return FilmFrame.Link(
                name: "\(link.value)",
                rect: Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
                radius: link.configuration.cornerRadius * scale, isHidden: stack.isHidden(instance))
        }
    }

    /// The layer that the finger drags, or that is returning from a drag.
    private func pull(at time: Timestamp, _ index: Int) -> Pull? {
        guard let last = moments[...index].lastIndex(where: { $0.step != nil }), let step = moments[last].step else {
            return nil
        }
        if step.after == .dragging { return step.effects.follow.map { Self.pull($0) } }
        if let way = moments[last].wayBack { return Self.pull(way.translation(at: time)) }
        // A departing layer continues from the drag with its transition.
        guard step.after == .settling,
            let followed = moments[...last].last(where: { $0.step?.effects.follow != nil || $0.step?.clause == .d1 }),
            let translation = followed.step?.effects.follow
        else { return nil }
        let velocity = moments[last].velocity
        let motion = PullMotion(
            from: Self.pull(translation), velocity: Point(x: velocity.x, y: velocity.y),
            spring: moments[last].stack?.animation ?? .standard)
        return motion.caught(at: Self.seconds(from: moments[last].time, to: time))
    }

    private func finger(at index: Int) -> FilmFrame.Finger? {
        guard let last = moments[...index].lastIndex(where: { $0.event != nil }) else { return nil }
        switch moments[last].event {
        case .touchedDown, .moved: break
        case .lifted, .cancelled, .settled, nil: return nil
        }
        let gesture = moments[last].gesture
        let way = moments[...last].filter { $0.gesture == gesture }.compactMap(\.position)
        guard let end = way.last else { return nil }
        return FilmFrame.Finger(
            position: Point(x: end.x, y: end.y), trail: way.map { Point(x: $0.x, y: $0.y) })
    }

    private static func pull(_ translation: Point) -> Pull {
        Pull(translation: Point(x: translation.x, y: translation.y))
    }

    private static func seconds(from: Timestamp, to time: Timestamp) -> Double {
        Double(time.microseconds(since: from)) / 1_000_000
    }
}

extension FilmFrame.Layer {
    /// The layer inside an appearing or disappearing flow.
    fileprivate func seen(_ look: FlowAppearance, in extent: Size) -> FilmFrame.Layer {
        func place(_ rect: Rect) -> Rect {
            Rect(
                x: extent.width / 2 + (rect.x - extent.width / 2) * look.scale + look.offset * extent.width,
                y: extent.height / 2 + (rect.y - extent.height / 2) * look.scale, width: rect.width * look.scale,
                height: rect.height * look.scale)
        }
        var layer = self
        layer.rect = place(rect)
        layer.opacity = max(0, min(1, look.opacity))
        layer.scrim *= layer.opacity
        layer.links = links.map { link in
            var link = link
            link.rect = place(link.rect)
            return link
        }
        return layer
    }
}
