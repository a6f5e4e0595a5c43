import Documents
import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// Drives a described stack with a recording: turns the gesture's steps into taps, scrolls and dismissals, and reports
/// what happened.
struct StackStage: Sendable {
    /// The stack of the shown root.
    var stack: FlowStack
    /// The shown root, and the one that is disappearing.
    var flows: RootFlows<String>
    /// The stacks of the hidden tabs.
    var parked: [String: FlowStack] = [:]
    /// The stack of the disappearing flow.
    var leaving: FlowStack?
    /// The selections in the columns of splits.
    var splits: [String: SplitNavigation<ScenarioValue, ScenarioValue>] = [:]
    let scenario: StackScenario
    /// The sentences about what happened since they were last taken.
    private(set) var lines: [String] = []
    /// What the current gesture did to the stack.
    private(set) var consequences: [String] = []
    private var timeline: ArraySlice<StackScenario.Moment>
    var settlesAt: Timestamp?
    var isTurned = false
    var hasTurned = false
    private(set) var touch = Point.zero
    /// The screen and root on top when the finger went down. A movement that began there affects nothing else.
    private var touched: (root: String, screen: ScreenID)?
    /// Whether the finger went down beside the card on top, where only taps work.
    private(set) var isBesideCard = false
    /// Whether the scenario overrides what the screens say about scrolling.
    private(set) var scrollsElsewhere: Bool

    /// The stack at the start, in a scenario that may override parts of it.
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

    /// Applies a setting to the view on top, whichever it is.
    mutating func take(_ kind: Scenario.Kind) {
        switch kind {
        case .disabled(let isDisabled): stack.isInteractiveDismissDisabled = isDisabled
        case .swipeUp(let isAllowed): stack.allowsSwipeUp = isAllowed
        case .scroll(let scroll): scrollsElsewhere = scroll != nil
        case .orientation, .deviceGone, .rules: break
        }
    }

    /// A finger went down at a position in the touched view. With `onScreen`, it touches what is there.
    mutating func beginTouch(at place: Point, onScreen: Bool) {
        touch = Point(x: place.x, y: place.y)
        touched = (flows.active, top)
        isBesideCard = onScreen && top != .root && !stack.frame(of: top).contains(touch)
        // What happened between two gestures does not belong to the second one.
        consequences.removeAll()
    }

    /// Whether the touched screen is no longer on top.
    var hasLostTouch: Bool { touched.map { $0 != place } ?? false }

    /// The screen on top and its root.
    var place: (root: String, screen: ScreenID) { (flows.active, top) }

    /// The screen on top.
    var top: ScreenID { stack.top.map { .destination($0.id) } ?? .root }

    /// Whether there is nothing to dismiss.
    var isAtRoot: Bool { stack.path.isEmpty }

    /// Takes the next due moment of the timeline.
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

    /// Applies a step of the gesture to the stack.
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

    /// Destinations make their screens for portrait; in landscape they are laid out again.
    private mutating func layOutTurned(_ effects: [FlowEffect]) {
        for effect in effects {
            guard case .presented(let id, _, _) = effect, let value = stack.value(of: id) else { continue }
            let content = scenario.content(
                of: scenario.screenName(for: value), showing: value.as(ScenarioValue.self), isTurned: true)
            stack.layOut(.destination(id), content)
        }
    }

    /// Values and URLs may come from anywhere, and these sentences are printed.
    mutating func tell(_ line: String) {
        let line = PrintableText.excerpt(of: line, limit: 2000)
        lines.append(line)
        consequences.append(line)
    }
}

extension DismissCause {
    /// The kind of dismissal for a drag in this direction.
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
