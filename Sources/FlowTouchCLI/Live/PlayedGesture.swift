import Geometry
import Gestures
import Harness
import TouchInput

/// A gesture that can be judged again under other rules: the session before it, and its events.
struct PlayedGesture {
    /// Why the input ended.
    enum End {
        case deviceGone, over
    }

    private let before: Session
    /// What it was judged by when it began.
    let start: RulesDial
    /// What it was judged by when it ended.
    private(set) var end: RulesDial
    /// Whether that changed during the gesture.
    private(set) var hasChanged = false
    private(set) var events: [InputEvent] = []
    private var isWhole = true
    /// The end of the input, if it ended the gesture.
    var cut: End?

    /// A gesture with more events is not kept; this is an hour of ten fingers.
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

    /// Tells that other rules judge it from here on.
    mutating func change(to dial: RulesDial) {
        end = dial
        hasChanged = true
    }

    /// The outcome if these rules judge the whole gesture. It is `nil` if that adds nothing: the gesture began and ended
    /// under these rules and its outcome is the same. It is also `nil` if the gesture was too long to keep.
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
    /// Judges by another dial from now on. Only what differs between the dials changes.
    mutating func adopt(_ dial: RulesDial, after former: RulesDial) {
        let changes = dial.changes(after: former, in: surface.viewport)
        if dial.rules != rules || !changes.isEmpty { judge(by: dial.rules, changes) }
    }
}

extension RulesDial {
    /// The differences to another dial, for a view of this size.
    func changes(after former: RulesDial, in extent: Size) -> [Scenario.Kind] {
        var changes: [Scenario.Kind] = []
        if allowsSwipeUp != former.allowsSwipeUp { changes.append(.swipeUp(allowsSwipeUp)) }
        if isDisabled != former.isDisabled { changes.append(.disabled(isDisabled)) }
        if scrollPlace != former.scrollPlace { changes.append(.scroll(scroll(in: extent))) }
        return changes
    }
}
