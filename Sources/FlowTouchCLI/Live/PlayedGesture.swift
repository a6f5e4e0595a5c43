import Gestures
import Harness
import TouchInput

/// A gesture as it was played, so that it can be judged again under other rules: the session as it was before it, and
/// its events.
struct PlayedGesture {
    private let before: Session
    private let dial: RulesDial
    private(set) var events: [InputEvent] = []
    private var isWhole = true

    /// A gesture of more events is not kept: an hour of ten fingers.
    static let mostEvents = 1 << 22

    init(before session: Session, under dial: RulesDial) {
        before = session
        self.dial = dial
    }

    mutating func append(_ frame: ArraySlice<InputEvent>) {
        guard events.count + frame.count <= Self.mostEvents else {
            events = []
            isWhole = false
            return
        }
        if isWhole { events += frame }
    }

    /// What becomes of it under these rules; `nil` when they are the ones that it began under, or when it is too long to
    /// be kept.
    func outcome(under changed: RulesDial) -> Outcome? {
        guard isWhole, !events.isEmpty, changed != dial else { return nil }
        var session = before
        session.recordsTrace = false
        session.adopt(changed, after: dial)
        session.advance(through: events, in: 0..<events.count)
        var outcome = session.takeOutcomes().last
        if outcome == nil {
            session.finish()
            outcome = session.takeOutcomes().last
        }
        return outcome
    }
}

extension Session {
    /// Judges from now on by what the keys say; what they left alone stays as it became.
    mutating func adopt(_ dial: RulesDial, after former: RulesDial) {
        if dial.rules != rules { judge(by: dial.rules) }
        if dial.allowsSwipeUp != former.allowsSwipeUp { change(.swipeUp(dial.allowsSwipeUp)) }
        if dial.isDisabled != former.isDisabled { change(.disabled(dial.isDisabled)) }
        if dial.scrollPlace != former.scrollPlace { change(.scroll(dial.scroll(in: surface.viewport))) }
    }
}
