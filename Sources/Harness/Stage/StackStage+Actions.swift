import Documents
import FlowNavigation
import Geometry
import TouchInput

/// Performs an action of the program on its stack.
extension StackStage {
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

    /// Goes back with one of the methods of routes.
    private mutating func navigate(at time: Timestamp, _ body: (inout FlowPathNavigator) -> Void) {
        attempt(at: time) { stack throws(FlowError) in
            let effects = try stack.navigate { navigator throws(RouteError) in body(&navigator) }
            return effects
        }
    }

    /// Shows another root. The content of the old one stays where it is.
    mutating func show(_ name: String, at time: Timestamp) {
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

    /// Lays out every screen that has new content in this mapping of names.
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
}
