import FlowNavigation
import Gestures
import Harness
import TouchInput

/// Sees the stack of a recorded session at any time: transitions on their way, and what a finger pulls.
struct FilmCamera {
    let moments: [RecordedMoment]
    /// When each destination began to come, and to go.
    private var arrivals: [PresentationID: Timestamp] = [:]
    private var departures: [PresentationID: Timestamp] = [:]

    /// The corners of a screen that fills the device.
    static let screenRadius = 36.0
    /// A transition is over when this part of its way is left for good.
    private static let tolerance = 0.005

    /// A camera before these moments, of which those without a stack are left out.
    init(_ moments: [RecordedMoment]) {
        self.moments = moments.filter { $0.stack != nil }
        // What is there from the beginning did not come.
        var known = Set(self.moments.first?.stack?.presented.map(\.id) ?? [])
        for moment in self.moments {
            guard let stack = moment.stack else { continue }
            for presentation in stack.presented where known.insert(presentation.id).inserted {
                arrivals[presentation.id] = moment.time
            }
            for presentation in stack.departing where departures[presentation.id] == nil {
                departures[presentation.id] = moment.time
            }
        }
    }

    /// The last moment that is not later than `time`, else the first.
    func index(at time: Timestamp) -> Int? {
        moments.lastIndex { $0.time <= time } ?? (moments.isEmpty ? nil : 0)
    }

    /// What is seen at `time`.
    func frame(at time: Timestamp, start: Timestamp) -> FilmFrame? {
        guard let index = index(at: time), var stack = moments[index].stack else { return nil }
        let over = SpringMotion(spring: stack.animation, from: 1, to: 0).settledTime(tolerance: Self.tolerance)
        // Once all have arrived, their links are seen again.
        if stack.departing.allSatisfy({ Self.seconds(from: departures[$0.id] ?? time, to: time) >= over }) {
            _ = stack.settle()
        }
        var frame = FilmFrame(
            seconds: Double(time.microseconds(since: start)) / 1_000_000, headline: "", caption: "",
            extent: stack.environment.size)
        frame.keyboardHeight = stack.environment.keyboardHeight
        let root = stack.frame(of: .root)
        frame.layers.append(
            FilmFrame.Layer(
                name: "root", rect: root, radius: Self.screenRadius, scrim: 0,
                links: links(on: .root, of: stack, from: root, to: root)))
        let pull = pull(at: time, index)
        for presentation in stack.presented {
            let progress =
                arrivals[presentation.id].map {
                    let motion = SpringMotion(spring: stack.animation, from: 0, to: 1)
                    let seconds = Self.seconds(from: $0, to: time)
                    return seconds < motion.settledTime(tolerance: Self.tolerance) ? motion.value(at: seconds) : 1
                } ?? 1
            let isTop = presentation.id == stack.top?.id
            frame.layers.append(
                layer(presentation, of: stack, progress: progress, pull: isTop ? pull ?? Pull() : Pull()))
        }
        for presentation in stack.departing {
            let seconds = departures[presentation.id].map { Self.seconds(from: $0, to: time) } ?? 0
            let motion = SpringMotion(spring: stack.animation, from: 1, to: 0)
            guard seconds < motion.settledTime(tolerance: Self.tolerance) else { continue }
            frame.layers.append(
                layer(presentation, of: stack, progress: motion.value(at: seconds), pull: pull ?? Pull()))
        }
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

    /// The links in view, carried along with their screen from where it rests to where it is.
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
            let center = Position(
                x: rect.x + (whole.center.x - rest.x) * scale, y: rect.y + (whole.center.y - rest.y) * scale)
            return FilmFrame.Link(
                name: "\(link.value)",
                rect: Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
                radius: link.configuration.cornerRadius * scale, isHidden: stack.isHidden(instance))
        }
    }

    /// What the finger pulls at, or what is on its way back from a pull.
    private func pull(at time: Timestamp, _ index: Int) -> Pull? {
        guard let last = moments[...index].lastIndex(where: { $0.step != nil }), let step = moments[last].step else {
            return nil
        }
        if step.after == .dragging { return step.effects.follow.map { Self.pull($0) } }
        guard step.after == .settling,
            let followed = moments[...last].last(where: { $0.step?.effects.follow != nil || $0.step?.clause == .d1 }),
            let translation = followed.step?.effects.follow
        else { return nil }
        let velocity = moments[last].velocity
        let motion = PullMotion(
            from: Self.pull(translation), velocity: Position(x: velocity.x, y: velocity.y),
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
            position: Position(x: end.x, y: end.y), trail: way.map { Position(x: $0.x, y: $0.y) })
    }

    private static func pull(_ translation: Point) -> Pull {
        Pull(translation: Position(x: translation.x, y: translation.y))
    }

    private static func seconds(from: Timestamp, to time: Timestamp) -> Double {
        Double(time.microseconds(since: from)) / 1_000_000
    }
}
