import FlowNavigation
import Gestures
import TouchInput

/// A described stack on the road of a recording: it turns the gesture's steps into taps, scrolls and dismissals of the
/// stack, and says what became of them.
struct StackStage: Sendable {
    /// The stack over the root that is shown.
    var stack: FlowStack
    /// Which root is shown, and which is on its way out.
    var flows: RootFlows<String>
    /// The stacks over the tabs that are not shown.
    var parked: [String: FlowStack] = [:]
    /// The stack over the flow that is on its way out.
    var leaving: FlowStack?
    /// What is selected in the columns of the splits.
    var splits: [String: SplitNavigation<ScenarioValue, ScenarioValue>] = [:]
    let scenario: StackScenario
    /// What happened since it was last taken, in sentences.
    private(set) var lines: [String] = []
    /// What the gesture that goes on did to the stack.
    private(set) var consequences: [String] = []
    private var timeline: ArraySlice<StackScenario.Moment>
    private var settlesAt: Timestamp?
    private(set) var isTurned = false
    private var hasTurned = false
    private(set) var touch = Position.zero
    /// What was on top when the finger went down, over which root: a movement that began on it does nothing to another.
    private var touched: (root: String, screen: ScreenID)?
    /// Whether the finger went down beside the card on top, where only a tap does something.
    private(set) var isBesideCard = false
    /// Whether something else is said to scroll than what the screens say.
    private(set) var scrollsElsewhere: Bool

    /// The stack at its beginning, for a session whose surroundings may say more of it.
    init?(_ scenario: StackScenario, in surroundings: Scenario) {
        do throws(FlowError) {
            stack = try scenario.makeStack(over: scenario.root, path: scenario.path)
        } catch {
            return nil
        }
        self.scenario = scenario
        flows = RootFlows(
            active: scenario.root,
            transitions: Dictionary(scenario.roots.map { ($0.name, $0.transition) }) { first, _ in first })
        timeline = scenario.timeline[...]
        stack.isInteractiveDismissDisabled = surroundings.isDismissalDisabled
        stack.allowsSwipeUp = surroundings.allowsSwipeUp
        scrollsElsewhere = surroundings.scroll != nil
        if isSplit { stack.layOut(.root, rootContent) }
    }

    /// Something is said of the view on top, whichever it is.
    mutating func take(_ kind: Scenario.Kind) {
        switch kind {
        case .disabled(let isDisabled): stack.isInteractiveDismissDisabled = isDisabled
        case .swipeUp(let isAllowed): stack.allowsSwipeUp = isAllowed
        case .scroll(let scroll): scrollsElsewhere = scroll != nil
        case .orientation, .deviceGone: break
        }
    }

    /// A finger comes down at a place of the touched view; `onScreen`: what is there is under the finger.
    mutating func beginTouch(at place: Point, onScreen: Bool) {
        touch = Position(x: place.x, y: place.y)
        touched = (flows.active, top)
        isBesideCard = onScreen && top != .root && !stack.frame(of: top).contains(touch)
        // What happened between two gestures is not the second one's doing.
        consequences.removeAll()
    }

    /// Whether what the finger went down on is not on top any more.
    var hasLostTouch: Bool { touched.map { $0 != (flows.active, top) } ?? false }

    /// The screen on top.
    var top: ScreenID { stack.top.map { .destination($0.id) } ?? .root }

    /// Whether there is nothing to dismiss.
    var isAtRoot: Bool { stack.path.isEmpty }

    /// The next moment of the timeline that is due.
    mutating func takeMoment(by microseconds: Int64) -> StackScenario.Moment? {
        guard let moment = timeline.first, moment.microseconds <= microseconds else { return nil }
        timeline.removeFirst()
        return moment
    }

    mutating func settle(by time: Timestamp) {
        guard let settlesAt, time >= settlesAt else { return }
        self.settlesAt = nil
        _ = stack.settle()
        flows.settle()
        leaving = nil
    }

    /// What a gesture's step does to the stack.
    mutating func follow(_ step: DismissStep, _ event: DismissEvent, at time: Timestamp) {
        let effects = step.effects
        if case .touchedDown = event {
            if step.after == .tracking, tab(at: touch) == nil { stack.touchDown(at: touch) }
        } else if step.after != .tracking && !effects.tap {
            stack.touchUp()
        }
        if effects.tap { tap(at: time) }
        if !scrollsElsewhere, !hasLostTouch {
            if let offset = effects.scroll { stack.scroll(top, to: offset) }
            if step.before == .scrolling && step.after == .idle { tellScroll() }
        }
        if let dismissal = effects.dismiss {
            take(stack.dismissInteractively(by: DismissCause(dismissal.direction)), at: time)
        } else if effects.refuse, let presentation = stack.top {
            tell("\(presentation.element.value) stays: dismissal is disabled")
        }
        if effects.restore, !effects.refuse, !hasLostTouch, let presentation = stack.top {
            tell("\(presentation.element.value) stays")
        }
        if case .settled = event { _ = stack.settle() }
    }

    mutating func perform(_ action: StackScenario.Action, at time: Timestamp) {
        switch action {
        case .rotate(let degrees): rotate(to: degrees)
        case .keyboard(let height):
            var environment = stack.environment
            environment.keyboardHeight = height
            tell("keyboard \(DecimalText.short(height)) pt")
            take(stack.setEnvironment(environment), at: time)
        case .dismissDisabled(let isDisabled):
            stack.setInteractiveDismissDisabled(isDisabled)
            tell("dismissal by the user is \(isDisabled ? "disabled" : "enabled")")
        case .relayout(let name, let other, let recreatesLinks):
            tell("\(name) is laid out anew")
            layOut(recreatesLinks: recreatesLinks) { $0 == name ? other : nil }
        case .flowDismiss: take(stack.flowDismiss(), at: time)
        case .open(let url): open(url, at: time)
        case .append(let value, let linkID):
            attempt(at: time) { stack throws(FlowError) in
                try stack.append(value, linkID: linkID.map { FlowLinkID($0) })
            }
        case .removeLast(let count): take(stack.removeLast(count), at: time)
        case .show(let name): show(name, at: time)
        case .toggle(let key):
            attempt(at: time) { stack throws(FlowError) in try stack.setPresented(key, !stack.isPresented(key)) }
        case .present(let value, let style):
            attempt(at: time) { stack throws(FlowError) in try stack.show(value, style: style) }
        case .goBack(let count): navigate(at: time) { $0.goBack(count) }
        case .goBackToRoot: navigate(at: time) { $0.goBackToRoot() }
        case .goBackTo(let value): navigate(at: time) { $0.goBackTo { $0 == FlowValue(value) } }
        case .pop(let count): navigate(at: time) { $0.pop(count) }
        case .dismiss(let count): navigate(at: time) { $0.dismiss(count) }
        }
    }

    private mutating func open(_ url: String, at time: Timestamp) {
        tell("open \(url)")
        do throws(DeepLinkError) {
            if isSplit {
                select(try scenario.router.path(for: url).compactMap { $0.value.as(ScenarioValue.self) })
            } else {
                take(try stack.open(url, by: scenario.router), at: time)
            }
        } catch {
            tell("\(error)")
        }
    }

    /// Goes back by one of the methods of routes.
    private mutating func navigate(at time: Timestamp, _ body: (inout FlowPathNavigator) -> Void) {
        attempt(at: time) { stack throws(FlowError) in
            let effects = try stack.navigate { navigator throws(RouteError) in body(&navigator) }
            return effects
        }
    }

    mutating func takeLines() -> [String] {
        defer { lines.removeAll(keepingCapacity: true) }
        return lines
    }

    mutating func takeConsequence() -> String? {
        touched = nil
        defer { consequences.removeAll() }
        return consequences.isEmpty ? nil : consequences.joined(separator: "; ")
    }

    private mutating func tap(at time: Timestamp) {
        if let name = tab(at: touch) { return show(name, at: time) }
        let target = stack.target(at: touch)
        if case .link(let instance) = target, let value = stack.link(instance)?.value {
            if let button = value.as(StackScenario.Button.self) {
                stack.touchUp()
                tell("button “\(button)”")
                for action in button.actions { perform(action, at: time) }
                return
            }
            if let column = column(of: instance), let value = value.as(ScenarioValue.self), select(value, in: column) {
                stack.touchUp()
                return
            }
        }
        switch target {
        case .control(let instance, let control):
            tell("control \(control + 1) of \(StackText.link(instance, in: stack))")
        case .nothing: tell("nothing there to tap")
        case .link, .scrim: break
        }
        let position = touch
        attempt(at: time) { stack throws(FlowError) in try stack.tap(at: position) }
    }

    private mutating func attempt(
        at time: Timestamp, _ body: (inout FlowStack) throws(FlowError) -> [FlowEffect]
    ) {
        do throws(FlowError) {
            take(try body(&stack), at: time)
        } catch {
            tell("\(error)")
        }
    }

    /// Another root is shown; nothing of what goes moves under it.
    private mutating func show(_ name: String, at time: Timestamp) {
        guard change(to: name) else { return tell("\(name) is shown already") }
        if isTurned || hasTurned { layOut(recreatesLinks: false) { $0 } }
        settlesAt = time.advanced(byMicroseconds: Int64(stack.animation.duration * 1_000_000))
    }

    private mutating func rotate(to degrees: Int) {
        tell("rotated to \(degrees)°")
        let turns = degrees == 90 || degrees == 270
        var environment = scenario.environment
        environment.keyboardHeight = stack.environment.keyboardHeight
        if turns {
            environment.size = environment.size.turned
            environment.safeArea = scenario.turnedSafeArea
        }
        isTurned = turns
        hasTurned = true
        _ = stack.setEnvironment(environment)
        layOut(recreatesLinks: false) { $0 }
    }

    /// Lays out each screen for which there is a name of what it shows from now on.
    private mutating func layOut(recreatesLinks: Bool, _ name: (String) -> String?) {
        var screens: [(id: ScreenID, name: String, value: FlowValue?)] = [(.root, rootScreen, nil)]
        for presentation in stack.presented {
            let value = presentation.element.value
            screens.append((.destination(presentation.id), scenario.screenName(for: value), value))
        }
        for (screen, current, value) in screens {
            guard let other = name(current) else { continue }
            let content =
                value == nil && isSplit
                ? rootContent
                : scenario.content(of: other, showing: value?.as(ScenarioValue.self), isTurned: isTurned)
            for line in StackText.lines(stack.layOut(screen, content, recreatesLinks: recreatesLinks), in: stack) {
                tell(line)
            }
        }
        guard let presentation = stack.top, let origin = stack.returnPlace(of: presentation.id) else { return }
        tell("\(presentation.element.value) now belongs to \(StackText.origin(origin, in: stack))")
    }

    private mutating func tellScroll() {
        guard let offset = stack.scrollOffset(of: top) else { return }
        let name = stack.top.map { scenario.screenName(for: $0.element.value) } ?? rootScreen
        tell("\(name) is at \(DecimalText.short(offset)) pt")
    }

    private mutating func take(_ effects: [FlowEffect], at time: Timestamp) {
        for line in StackText.lines(effects, in: stack) { tell(line) }
        if isTurned { layOutTurned(effects) }
        guard effects.contains(where: \.isTransition) else { return }
        let settled = stack.animation.duration * 1_000_000
        settlesAt = time.advanced(byMicroseconds: Int64(settled))
    }

    /// Destinations make their screens upright; what comes while the device lies on its side is laid out for that.
    private mutating func layOutTurned(_ effects: [FlowEffect]) {
        for effect in effects {
            guard case .presented(let id, _, _) = effect, let value = stack.value(of: id) else { continue }
            let content = scenario.content(
                of: scenario.screenName(for: value), showing: value.as(ScenarioValue.self), isTurned: true)
            stack.layOut(.destination(id), content)
        }
    }

    mutating func tell(_ line: String) {
        lines.append(line)
        consequences.append(line)
    }
}

extension DismissCause {
    /// What a drag in this direction dismisses by.
    init(_ direction: Direction) {
        self =
            switch direction {
            case .down: .drag
            case .up: .swipeUp
            case .right: .edge
            }
    }
}

extension FlowEffect {
    fileprivate var isTransition: Bool {
        switch self {
        case .presented, .dismissed: true
        case .takeSnapshot, .refused, .scrolled, .retargeted, .isPresentedChanged, .arrived, .departed: false
        }
    }
}
