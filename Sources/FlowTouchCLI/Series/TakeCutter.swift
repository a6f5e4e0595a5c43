import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// Cuts what a device sends into takes: each is one gesture, from all fingers up to all fingers up, and begins with the
/// state that the device was in. What is none is passed over whole, so that no take holds half a gesture or two.
struct TakeCutter {
    /// What was cut out.
    enum Cut {
        /// A take: what is recorded of it, and what became of it.
        case take(RecordedDevice, [InputEvent], Outcome)
        case passedOver(Flaw)
    }

    /// Why something is no take.
    enum Flaw: Hashable {
        /// The person dropped it.
        case dropped
        /// One finger moved a touchpad's pointer.
        case pointerMotion
        /// Fingers were down when it would have begun.
        case begun
        /// Another gesture began before all fingers were up.
        case several
        /// It is longer than is kept.
        case tooLong
        /// The device went in the middle of it.
        case deviceGone

        /// What the person is told; `nil`: nothing more.
        var sentence: String? {
            switch self {
            case .dropped, .deviceGone: nil
            case .pointerMotion: "one finger moves the pointer: not counted"
            case .begun: "a finger was down before: not counted"
            case .several: "another gesture began before all fingers were up: not counted"
            case .tooLong: "longer than a take can be: not counted"
            }
        }
    }

    /// A take of more events is not kept: some minutes of ten fingers.
    static let mostEvents = 1 << 20

    private var device: RecordedDevice
    private let rules: DismissRules
    private let scenario: Scenario
    /// What the device is known to be in before the pending events.
    private var state: DeviceState
    /// How a recording begins that begins now; `nil` until the device has said how it was found.
    private var opening: OpeningFrame?
    private var session: Session?
    private var frame: [InputEvent] = []
    private var pending: [InputEvent] = []
    /// The frames of the pending ones after which no finger is down.
    private var rests: [(count: Int, time: Timestamp)] = []
    private var outcome: Outcome?
    /// When the last gesture since the beginning was over.
    private var end: Timestamp?
    private var flaw: Flaw?
    private var cuts: [Cut] = []
    /// Whether a finger is down.
    private(set) var isTouched = false

    init(_ device: RecordedDevice, rules: DismissRules, scenario: Scenario) {
        self.device = device
        self.rules = rules
        self.scenario = scenario
        state = DeviceState(device.description ?? DeviceDescription())
    }

    /// When it wants to be told that nothing came; see `Session.restTime`.
    var restTime: Timestamp? { session?.restTime }

    /// Whether a gesture goes on, or is not sure to be over.
    var isBusy: Bool { session?.progress != nil || isTouched }

    /// Whether the gesture is over and a finger still rests.
    var waitsForFingers: Bool { outcome != nil && isTouched && flaw == nil }

    /// What was cut out since this was last asked.
    mutating func takeCuts() -> [Cut] {
        defer { cuts.removeAll() }
        return cuts
    }

    /// Takes events as they were read.
    mutating func take(_ events: [InputEvent]) {
        for event in events {
            frame.append(event)
            guard event.type == .synchronization && event.code == .synReport else { continue }
            let whole = frame
            frame.removeAll(keepingCapacity: true)
            takeFrame(whole)
        }
    }

    /// No frame before `time` is still to come.
    mutating func rest(by time: Timestamp) {
        session?.rest(by: time)
        cutIfOver()
    }

    /// What goes on is no take, and what is left of it is none either; the answer is whether something goes on.
    mutating func drop() -> Bool {
        guard isBusy else { return false }
        flaw = .dropped
        return true
    }

    /// The device is gone: fingers that are down were taken away, those that lifted before lifted.
    mutating func removeDevice() {
        if isTouched { flaw = flaw ?? .deviceGone }
        session?.removeDevice()
        isTouched = false
        rests.append((pending.count, session?.frame.time ?? Timestamp(microseconds: 0)))
        cutIfOver()
    }

    private mutating func takeFrame(_ frame: [InputEvent]) {
        if pending.isEmpty, session == nil, let opening, let time = frame.first?.time {
            add(opening.events(at: time))
        }
        add(frame)
        // What comes while nothing is touched belongs to the state that the next take begins with.
        if let session, !isTouched, outcome == nil, session.progress == nil { begin(after: pending.count) }
        cutIfOver()
    }

    private mutating func add(_ frame: [InputEvent]) {
        guard let first = frame.first else { return }
        let isFirst = session == nil
        if isFirst {
            session = Session(description: device.description, rules: rules, scenario: scenario, origin: first.time)
        }
        session?.advance(through: frame, in: 0..<frame.count)
        pending += frame
        isTouched = session?.frame.contacts.contains(where: \.isDown) ?? false
        if isFirst && isTouched { flaw = .begun }
        if pending.count > Self.mostEvents {
            flaw = flaw ?? .tooLong
            for event in pending { _ = state.handle(event) }
            pending.removeAll()
            rests.removeAll()
        }
        if !isTouched, let time = session?.frame.time { rests.append((pending.count, time)) }
    }

    private mutating func cutIfOver() {
        for ended in session?.takeOutcomes() ?? [] {
            if outcome != nil { flaw = flaw ?? .several }
            outcome = outcome ?? ended
            end = ended.end
        }
        guard let outcome, let end else { return }
        guard let rest = rests.first(where: { $0.time >= end }) else {
            // Fingers are still down: of the same hand at rest, or of what begins already.
            if session?.progress != nil { flaw = flaw ?? .several }
            return
        }
        if flaw == .several && session?.progress != nil { return }
        if outcome.reason == .pointerMotion { flaw = flaw ?? .pointerMotion }
        cuts.append(flaw.map { .passedOver($0) } ?? .take(device, Array(pending[..<rest.count]), outcome))
        begin(after: rest.count)
    }

    /// Begins anew behind so many of the pending events; the others are the beginning of what comes next.
    private mutating func begin(after count: Int) {
        for event in pending[..<count] { _ = state.handle(event) }
        let next = Array(pending[count...])
        if let axes = device.description?.axes {
            for code in axes.keys where !code.isSlotAxis {
                device.description?.axes[code]?.value = state.value(of: .absolute, code)
            }
        }
        opening = device.description.map { OpeningFrame($0, state) }
        (session, outcome, end, flaw) = (nil, nil, nil, nil)
        pending.removeAll()
        rests.removeAll()
        isTouched = false
        // The frame that is not whole yet stays where it is.
        let begun = frame
        frame.removeAll()
        take(next)
        frame = begun
    }
}
