import Documents
import FlowNavigation
import Geometry
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
    var settlesAt: Timestamp?
    var isTurned = false
    var hasTurned = false
    private(set) var touch = Point.zero
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
        case .orientation, .deviceGone, .rules: break
        }
    }

    /// A finger comes down at a place of the touched view; `onScreen`: what is there is under the finger.
    mutating func beginTouch(at place: Point, onScreen: Bool) {
        touch = Point(x: place.x, y: place.y)
        touched = (flows.active, top)
        isBesideCard = onScreen && top != .root && !stack.frame(of: top).contains(touch)
        // What happened between two gestures is not the second one's doing.
        consequences.removeAll()
    }

    /// Whether what the finger went down on is not on top any more.
    var hasLostTouch: Bool { touched.map { $0 != place } ?? false }

    /// The screen on top, and the root that it is over.
    var place: (root: String, screen: ScreenID) { (flows.active, top) }

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

    mutating func attempt(
        at time: Timestamp, _ body: (inout FlowStack) throws(FlowError) -> [FlowEffect]
    ) {
        do throws(FlowError) {
            take(try body(&stack), at: time)
        } catch {
            tell("\(error)")
        }
    }

    private mutating func tellScroll() {
        guard let offset = stack.scrollOffset(of: top) else { return }
        let name = stack.top.map { scenario.screenName(for: $0.element.value) } ?? rootScreen
        tell("\(name) is at \(DecimalText.short(offset)) pt")
    }

    mutating func take(_ effects: [FlowEffect], at time: Timestamp) {
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

    /// Values and URLs are anybody's, and what is said of them is printed.
    mutating func tell(_ line: String) {
        let line = PrintableText.excerpt(of: line, limit: 2000)
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
