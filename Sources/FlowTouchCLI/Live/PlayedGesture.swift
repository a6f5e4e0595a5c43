import Geometry
import Gestures
import Harness
import TouchInput

/// A gesture as it was played, so that it can be judged again under other rules: the session as it was before it, and
/// its events.
struct PlayedGesture {
    /// What ended the input, where that ended the gesture.
    enum End {
        case deviceGone, over
    }

    private let before: Session
    /// What judged it when it began.
    let start: RulesDial
    /// What judged it when it ended.
    private(set) var end: RulesDial
    /// Whether what judges changed while it went on.
    private(set) var hasChanged = false
    private(set) var events: [InputEvent] = []
    private var isWhole = true
    /// What took the fingers, if they did not lift.
    var cut: End?

    /// A gesture of more events is not kept: an hour of ten fingers.
    static let mostEvents = 1 << 22

    init(before session: Session, under dial: RulesDial) {
        before = session
        start = dial
        end = dial
    }

    mutating func append(_ frame: ArraySlice<InputEvent>) {
        guard events.count + frame.count <= Self.mostEvents else {
            events = []
            isWhole = false
            return
        }
        if isWhole { events += frame }
    }

    /// It is judged by other rules from here on.
    mutating func change(to dial: RulesDial) {
        end = dial
        hasChanged = true
    }

    /// What becomes of it when these rules judge all of it, if there is anything to say beside what was said: it comes to
    /// something else, or the rules are not those that it began and ended under. `nil` too when it is too long to be kept.
    func secondOpinion(under dial: RulesDial, beside said: Outcome) -> Outcome? {
        if dial == start && !hasChanged { return nil }
        guard let outcome = outcome(under: dial, number: said.gesture) else { return nil }
        return dial == start && dial == end && outcome.sentence == said.sentence ? nil : outcome
    }

    private func outcome(under changed: RulesDial, number: Int) -> Outcome? {
        guard isWhole, !events.isEmpty else { return nil }
        var session = before
        session.recordsTrace = false
        session.adopt(changed, after: start)
        session.advance(through: events, in: 0..<events.count)
        if cut == .deviceGone { session.removeDevice() }
        session.finish()
        return session.takeOutcomes().first { $0.gesture == number }
    }
}

extension Session {
    /// Judges from now on by what the keys say; what they left alone stays as it became.
    mutating func adopt(_ dial: RulesDial, after former: RulesDial) {
        let changes = dial.changes(after: former, in: surface.viewport)
        if dial.rules != rules || !changes.isEmpty { judge(by: dial.rules, changes) }
    }
}

extension RulesDial {
    /// What is not as another dial has it around a view of this size.
    func changes(after former: RulesDial, in extent: Size) -> [Scenario.Kind] {
        var changes: [Scenario.Kind] = []
        if allowsSwipeUp != former.allowsSwipeUp { changes.append(.swipeUp(allowsSwipeUp)) }
        if isDisabled != former.isDisabled { changes.append(.disabled(isDisabled)) }
        if scrollPlace != former.scrollPlace { changes.append(.scroll(scroll(in: extent))) }
        return changes
    }
}
