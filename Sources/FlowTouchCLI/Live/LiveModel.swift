import Documents
import Geometry
import Gestures
import Harness
import TextScreen
import TouchInput

/// What the picture of `live` shows: a device on the road, what became of its gestures, and what keys change.
struct LiveModel {
    /// What the device or the recording is called, safe to print.
    private let name: String
    /// Whether it is a recording that is shown.
    private let isRecording: Bool
    private(set) var session: Session
    private(set) var dial: RulesDial
    private(set) var card = CardMotion()
    private(set) var trail = FingerTrail()
    /// What became of the gestures, the newest last; only the last few are kept.
    private(set) var outcomes: [Outcome] = []
    private var tally: [Outcome.Result: Int] = [:]
    /// How many gestures there were.
    private(set) var gestureCount = 0
    /// What would become of the last gesture under the changed rules.
    private(set) var secondOpinion: Outcome?
    /// A sentence about the last key or the input, until the next.
    var message = ""
    var showsHelp = false
    /// Whether a haptic tick is a bell.
    var ringsBell: Bool
    /// Whether a tick came since it was last taken.
    private(set) var hasTicked = false
    /// The newest frame's time.
    private(set) var lastTime: Timestamp
    /// Why nothing more comes: the device was unplugged, or the recording is over.
    private(set) var end: PlayedGesture.End?
    /// What keys made of the rules since the device came.
    private(set) var turned: TurnedRules

    /// What the session judges by: the dial, but for a lift that is held back, which the keys come too late for.
    private var judging: RulesDial
    /// The dial before any key.
    private let turnless: RulesDial
    private var playing: PlayedGesture?
    private var last: PlayedGesture?
    private var said: Outcome?

    static let keptOutcomes = 50

    init(
        name: String, description: DeviceDescription?, dial: RulesDial, scenario: Scenario, origin: Timestamp,
        ringsBell: Bool, isRecording: Bool = false
    ) {
        self.name = name
        self.isRecording = isRecording
        self.dial = dial
        judging = dial
        turnless = dial
        turned = TurnedRules(dial.rules)
        self.ringsBell = ringsBell
        lastTime = origin
        session = Session(
            description: description, rules: dial.rules, scenario: scenario, origin: origin, recordsTrace: true)
    }

    /// The name, and what the surface is.
    var title: String {
        let surface = session.surface
        let size =
            "\(DecimalText.short(surface.viewport.width, decimals: 0)) × "
            + "\(DecimalText.short(surface.viewport.height, decimals: 0)) pt"
        return "\(name) · \(surface.kind.rawValue) \(size)"
    }

    /// What all gestures came to: “3 gestures: 2 dismissed, 1 returned”.
    var summary: String {
        let parts = Outcome.Result.allCases.compactMap { result in tally[result].map { "\($0) \(result.rawValue)" } }
        let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        return "\(gestureCount) gesture\(gestureCount == 1 ? "" : "s")\(list)"
    }

    /// Another device comes in place of the one that went; what the keys said holds on.
    mutating func plug(_ description: DeviceDescription, _ scenario: Scenario) {
        session = Session(
            description: description, rules: dial.rules, scenario: scenario, origin: lastTime, recordsTrace: true)
        let own = RulesDial(dial.rules, scenario)
        turned = TurnedRules(dial.rules)
        if dial != turnless { note(dial.changes(after: own, in: session.surface.viewport)) }
        session.adopt(dial, after: own)
        judging = dial
        card = CardMotion()
        trail.removeAll()
        (playing, last, secondOpinion, end) = (nil, nil, nil, nil)
        message = ""
    }

    /// Takes events as they were read: whole frames and beginnings of frames.
    mutating func take(_ events: [InputEvent]) {
        var start = 0
        for index in events.indices {
            let event = events[index]
            guard event.type == .synchronization && event.code == .synReport else { continue }
            takeFrame(events, start..<(index + 1))
            start = index + 1
        }
        if start < events.count { takeFrame(events, start..<events.count) }
    }

    private mutating func takeFrame(_ events: [InputEvent], _ range: Range<Int>) {
        // What is over by then is no part of the gesture that this frame begins.
        if let time = events[range].last?.time { rest(by: time) }
        if session.progress == nil { playing = PlayedGesture(before: session, under: judging) }
        playing?.append(events[range])
        let wasOpen = session.progress != nil
        session.advance(through: events, in: range)
        lastTime = session.frame.time
        if !wasOpen && session.progress != nil { trail.removeAll() }
        if session.progress != nil {
            for contact in session.frame.contacts where contact.isDown && contact.phase != .stationary {
                if let place = contact.position, session.surface.contains(place) {
                    trail.append(session.surface.point(at: place))
                }
            }
        }
        collect()
    }

    /// No frame before `time` is still to come.
    mutating func rest(by time: Timestamp) {
        session.rest(by: time)
        collect()
    }

    /// The device is gone, or the recording is over; a view that settles goes on.
    mutating func finish(isGone: Bool) {
        end = isGone ? .deviceGone : .over
        playing?.cut = end
        if isGone { session.removeDevice() }
        session.finish(settles: false)
        collect()
    }

    private mutating func collect() {
        takeSteps()
        let ended = session.takeOutcomes()
        if !ended.isEmpty {
            outcomes += ended
            outcomes.removeFirst(max(0, outcomes.count - Self.keptOutcomes))
            gestureCount += ended.count
            for outcome in ended { tally[outcome.result, default: 0] += 1 }
            (last, said) = (playing, ended.last)
            message = ""
        }
        let isLate = judging != dial && !session.holdsLift
        if isLate {
            note(dial.changes(after: judging, in: session.surface.viewport))
            session.adopt(dial, after: judging)
            judging = dial
            if session.progress != nil { playing?.change(to: dial) }
            takeSteps()
        }
        if !ended.isEmpty || isLate { judgeAgain() }
    }

    private mutating func note(_ changes: [Scenario.Kind]) {
        turned.append(changes + [.rules(dial.rules)], after: lastTime)
    }

    private mutating func judgeAgain() {
        secondOpinion = said.flatMap { last?.secondOpinion(under: dial, beside: $0) }
    }

    private mutating func takeSteps() {
        for line in session.takeTrace() {
            guard case .step(let time, let step) = line else { continue }
            card.take(
                step, at: time, under: session.rules, in: session.surface.viewport, session.gesture.wayBack)
            if step.effects.arm != nil { hasTicked = true }
        }
    }

    /// The tick since this was last asked.
    mutating func takeTick() -> Bool {
        defer { hasTicked = false }
        return hasTicked && ringsBell
    }

    /// Does what a key asks; the answer is whether it is one of those that change something.
    mutating func press(_ key: Key) -> Bool {
        guard case .character(let letter) = key else { return false }
        message = ""
        switch letter {
        case "+", "=": moveThresholds(by: 1)
        case "-", "_": moveThresholds(by: -1)
        case "u": dial.toggleSwipeUp()
        case "d": dial.toggleDisabled()
        case "p": dial.choosePreset(1)
        case "P": dial.choosePreset(-1)
        case "s": dial.chooseScroll()
        case "0": dial.reset()
        case "b":
            ringsBell.toggle()
            message = ringsBell ? "the bell rings when a drag arms" : "no bell"
        case "c": outcomes.removeAll()
        case "r" where !isRecording: message = "there is no recording to play again: r is for --replay"
        default: return false
        }
        collect()
        judgeAgain()
        return true
    }

    /// Judges as a model did that was played before.
    mutating func turn(to dial: RulesDial) {
        self.dial = dial
        collect()
    }

    private mutating func moveThresholds(by step: Int) {
        if !dial.moveThresholds(by: step) { message = "there is no threshold to move further" }
    }

    /// Whether it looks different at another time, without an event.
    func isInMotion(at time: Timestamp) -> Bool {
        if card.isSettling { return true }
        return session.progress != nil && session.velocity(at: time) != .zero
    }
}
