/// Whether a finger is down, pressed or finished at a clause, which decides if the clause makes sense.
struct FingerState {
    private var isDown = false
    private var isPressed = false
    private var isFinished = false
    private var pressedTime: Int64 = 0
    private var time: Int64 = 0

    /// Why a clause makes no sense: what it needs, and what to write instead.
    private struct Refusal {
        let expected: String
        let advice: String

        static let afterEnd = Refusal(
            expected: "nothing after “unlifted”", advice: "it leaves the finger down to the end of the recording")
        static let tooLong = Refusal(expected: "at most 10 minutes in all", advice: "make several recordings")

        static func needsUp(_ advice: String) -> Refusal {
            Refusal(expected: "a finger that is not down", advice: advice)
        }

        static func needsDown(_ advice: String) -> Refusal {
            Refusal(expected: "a finger that is down", advice: advice)
        }

        static func needsReleased(_ advice: String) -> Refusal {
            Refusal(expected: "a button that is not held", advice: advice)
        }
    }

    /// Performs `clause`. If the clause makes no sense here, throws and leaves the state unchanged.
    mutating func take(_ clause: StrokeSentence.Clause, found: String) throws(SentenceError) {
        let next = after(clause.kind)
        if let refusal = refusal(of: clause.kind) ?? (next.time > StrokeSentence.Limit.partTime ? .tooLong : nil) {
            throw SentenceError(
                column: clause.column, expected: refusal.expected, found: found, advice: refusal.advice)
        }
        self = next
    }

    private func refusal(of kind: StrokeSentence.Kind) -> Refusal? {
        if isFinished { return .afterEnd }
        switch kind {
        case .startAt where isDown: return .needsUp("a finger that is down moves with “to … in …”, or lifts first")
        case .wait where isDown: return .needsUp("a finger that is down rests with “hold”")
        case .tap where isDown: return .needsUp("lift it first")
        case .lift where !isDown, .unlifted where !isDown: return .needsDown("nothing touches here; move or hold first")
        case .drop where !isDown: return .needsDown("frames are lost while something moves")
        case .lift where isPressed, .flick where isPressed: return .needsReleased("release it before the finger lifts")
        case .press where isPressed: return .needsReleased("release it first")
        case .release where !isPressed: return Refusal(expected: "a button that is held", advice: "press it first")
        case .release where time <= pressedTime:
            return Refusal(
                expected: "a hold or a movement between press and release", advice: "write “press, hold 60ms, release”")
        default: return nil
        }
    }

    /// The state after a clause that makes sense.
    private func after(_ kind: StrokeSentence.Kind) -> FingerState {
        var next = self
        switch kind {
        case .wait(let microseconds), .tap(let microseconds): next.time += microseconds
        case .move(_, let microseconds), .hold(let microseconds):
            next.isDown = true
            next.time += microseconds
        case .flick(_, let microseconds):
            next.isDown = false
            next.time += microseconds
        case .jump, .palm: next.isDown = true
        case .lift: next.isDown = false
        case .unlifted: next.isFinished = true
        case .press:
            next.isDown = true
            next.isPressed = true
            next.pressedTime = time
        case .release: next.isPressed = false
        case .startAt, .drop: break
        }
        return next
    }
}
