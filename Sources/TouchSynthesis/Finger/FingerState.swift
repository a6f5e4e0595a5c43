/// Whether a finger is down, pressed or finished at a clause, which decides if the clause makes sense.
struct FingerState {
    private var isDown = false
    private var isPressed = false
    private var isFinished = false
    private var pressedTime: Int64 = 0
    private var time: Int64 = 0

    /// Performs `clause`. If the clause makes no sense here, throws and leaves the state unchanged.
    mutating func take(_ clause: StrokeSentence.Clause, found: String) throws(SentenceError) {
        func refuse(_ expected: String, _ advice: String) -> SentenceError {
            SentenceError(column: clause.column, expected: expected, found: found, advice: advice)
        }
        guard !isFinished else {
            throw refuse("nothing after “unlifted”", "it leaves the finger down to the end of the recording")
        }
        var next = self
        switch clause.kind {
        case .startAt:
            guard !isDown else {
                throw refuse(
                    "a finger that is not down", "a finger that is down moves with “to … in …”, or lifts first")
            }
        case .wait(let microseconds):
            guard !isDown else { throw refuse("a finger that is not down", "a finger that is down rests with “hold”") }
            next.time += microseconds
        case .tap(let microseconds):
            guard !isDown else { throw refuse("a finger that is not down", "lift it first") }
            next.time += microseconds
        case .move(_, let microseconds), .hold(let microseconds):
            next.isDown = true
            next.time += microseconds
        case .jump, .palm:
            next.isDown = true
        case .flick(_, let microseconds):
            guard !isPressed else { throw refuse("a button that is not held", "release it before the finger lifts") }
            next.isDown = false
            next.time += microseconds
        case .lift:
            guard isDown else { throw refuse("a finger that is down", "nothing touches here; move or hold first") }
            guard !isPressed else { throw refuse("a button that is not held", "release it before the finger lifts") }
            next.isDown = false
        case .unlifted:
            guard isDown else { throw refuse("a finger that is down", "nothing touches here; move or hold first") }
            next.isFinished = true
        case .press:
            guard !isPressed else { throw refuse("a button that is not held", "release it first") }
            next.isDown = true
            next.isPressed = true
            next.pressedTime = time
        case .release:
            guard isPressed else { throw refuse("a button that is held", "press it first") }
            guard time > pressedTime else {
                throw refuse("a hold or a movement between press and release", "write “press, hold 60ms, release”")
            }
            next.isPressed = false
        case .drop:
            guard isDown else { throw refuse("a finger that is down", "frames are lost while something moves") }
        }
        guard next.time <= StrokeSentence.Limit.partTime else {
            throw refuse("at most 10 minutes in all", "make several recordings")
        }
        self = next
    }
}
