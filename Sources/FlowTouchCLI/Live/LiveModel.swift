import Documents
import Geometry
import Gestures
import Harness
import TextScreen
import TouchInput

/// What the picture of `live` shows: the session of a device, the outcomes of its gestures, and what keys change.
struct LiveModel {
    /// The name of the device or the recording, safe to print.
    private let name: String
    /// Whether a recording is shown.
    private let isRecording: Bool
    private(set) var session: Session
    private(set) var dial: RulesDial
    private(set) var card = CardMotion()
    private(set) var trail = FingerTrail()
    /// The last outcomes, the newest last.
    private(set) var outcomes: [Outcome] = []
    private var tally: [Outcome.Result: Int] = [:]
    /// How many gestures there were.
    private(set) var gestureCount = 0
    /// The outcome of the last gesture under the changed rules.
    private(set) var secondOpinion: Outcome?
    /// A sentence about the last key or the input, until the next one.
    var message = ""
    var showsHelp = false
    /// Whether a haptic tick rings the bell.
    var ringsBell: Bool
    /// Whether there was a tick since the last `takeTick`.
    private(set) var hasTicked = false
    /// The time of the newest frame.
    private(set) var lastTime: Timestamp
    /// Why the input ended: the device was unplugged, or the recording is over.
    private(set) var end: PlayedGesture.End?
    /// How keys changed the rules since the device was plugged in.
    private(set) var turned: TurnedRules

    /// What the session judges by: the dial, except while a lift is held back, for which the keys come too late.
    private var judging: RulesDial
    /// The dial before the first key.
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

    /// The name and the surface.
    var title: String {
        let surface = session.surface
        let size =
            "\(DecimalText.short(surface.viewport.width, decimals: 0)) × "
            + "\(DecimalText.short(surface.viewport.height, decimals: 0)) pt"
        return "\(name) · \(surface.kind.rawValue) \(size)"
    }

    /// The results of all gestures: “3 gestures: 2 dismissed, 1 returned”.
    var summary: String {
        let parts = Outcome.Result.allCases.compactMap { result in tally[result].map { "\($0) \(result.rawValue)" } }
        let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        return "\(gestureCount) gesture\(gestureCount == 1 ? "" : "s")\(list)"
    }

    /// Continues with another device in place of the one that was unplugged. Changes by keys stay in effect.
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

    /// Follows events that were read: complete frames and beginnings of frames.
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
        // A gesture that is over by then is not part of the gesture that this frame begins.
        if let time = events[range].last?.time { rest(by: time) }
        if session.progress == nil { playing = PlayedGesture(before: session, under: judging) }
        playing?.append(events[range])
        let wasOpen = session.progress != nil
        session.advance(through: events, in: range)
        lastTime = session.frame.time
        if !wasOpen && session.progress != nil { trail.removeAll() }
        if session.progress != nil {
            for contact in session.frame.contacts where contact.isDown && contact.phase != .stationary {
                if let position = contact.position, session.surface.contains(position) {
                    trail.append(session.surface.point(at: position))
                }
            }
        }
        collect()
    }

    /// Tells that no frame before `time` will come.
    mutating func rest(by time: Timestamp) {
        session.rest(by: time)
        collect()
    }

    /// Ends the input: the device is gone, or the recording is over. A settling view goes on moving.
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

    /// Whether to ring the bell for a tick since the last call.
    mutating func takeTick() -> Bool {
        defer { hasTicked = false }
        return hasTicked && ringsBell
    }

    /// Handles a key.
    /// - Returns: whether the model knows the key.
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

    /// Judges by the dial of a model that was shown before.
    mutating func turn(to dial: RulesDial) {
        self.dial = dial
        collect()
    }

    private mutating func moveThresholds(by step: Int) {
        if !dial.moveThresholds(by: step) { message = "there is no threshold to move further" }
    }

    /// Whether the picture changes with time, without an event.
    func isInMotion(at time: Timestamp) -> Bool {
        if card.isSettling { return true }
        return session.progress != nil && session.velocity(at: time) != .zero
    }
}
