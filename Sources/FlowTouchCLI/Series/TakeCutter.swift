import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// Cuts the events of a device into takes. Each take is one gesture, from all fingers up to all fingers up, and begins
/// with the state that the device was in. Anything else is skipped as a whole, so that no take holds half a gesture or
/// two.
struct TakeCutter {
    /// A piece that was cut out.
    enum Cut {
        /// A take: its recording and its outcome.
        case take(RecordedDevice, [InputEvent], Outcome)
        /// Something that is not a take.
        case skipped(Flaw)
    }

    /// Why something is not a take.
    enum Flaw: Hashable {
        /// The person dropped it.
        case dropped
        /// One finger moved a touchpad's pointer.
        case pointerMotion
        /// Fingers were already down when it began.
        case begun
        /// Another gesture began before all fingers were up.
        case several
        /// It has too many events.
        case tooLong
        /// The device was unplugged during it.
        case deviceGone

        /// What to tell the person; `nil` if that was done already.
        var sentence: String? {
            switch self {
            case .dropped, .deviceGone: nil
            case .pointerMotion: "one finger moves the pointer: not counted"
            case .begun: "a finger was down before: not counted"
            case .several: "another gesture began before all fingers were up: not counted"
            case .tooLong: "too long for a take: not counted"
            }
        }
    }

    /// A take with more events is not kept; this is some minutes of ten fingers.
    static let mostEvents = 1 << 20

    private var device: RecordedDevice
    private let rules: DismissRules
    private let scenario: Scenario
    /// The state of the device before the pending events.
    private var state: DeviceState
    /// How a recording starts that starts now; `nil` until the device has reported its initial state.
    private var opening: OpeningFrame?
    private var session: Session?
    private var frame: [InputEvent] = []
    private var pending: [InputEvent] = []
    /// The pending frames after which no finger is down.
    private var rests: [(count: Int, time: Timestamp)] = []
    private var outcome: Outcome?
    /// When the last gesture since the start of the take ended.
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

    /// When to call `rest(by:)` if no event comes; see `Session.restTime`.
    var restTime: Timestamp? { session?.restTime }

    /// Whether a gesture is in progress, or its end is not yet certain.
    var isBusy: Bool { session?.progress != nil || isTouched }

    /// Whether the gesture is over but a finger is still down.
    var waitsForFingers: Bool { outcome != nil && isTouched && flaw == nil }

    /// The pieces that were cut out since the last call.
    mutating func takeCuts() -> [Cut] {
        defer { cuts.removeAll() }
        return cuts
    }

    /// Adds events that were read.
    mutating func take(_ events: [InputEvent]) {
        for event in events {
            frame.append(event)
            guard event.type == .synchronization && event.code == .synReport else { continue }
            let whole = frame
            frame.removeAll(keepingCapacity: true)
            takeFrame(whole)
        }
    }

    /// Tells that no frame before `time` will come.
    mutating func rest(by time: Timestamp) {
        session?.rest(by: time)
        cutIfOver()
    }

    /// Drops the gesture in progress, including what is still to come of it.
    /// - Returns: whether there is one.
    mutating func drop() -> Bool {
        guard isBusy else { return false }
        flaw = .dropped
        return true
    }

    /// Ends the device: fingers that are down are cancelled; earlier lifts count.
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
        // Events while no finger is down belong to the state that the next take begins with.
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
            // Fingers are still down: either they rest, or the next gesture has begun.
            if session?.progress != nil { flaw = flaw ?? .several }
            return
        }
        if flaw == .several && session?.progress != nil { return }
        if outcome.reason == .pointerMotion { flaw = flaw ?? .pointerMotion }
        cuts.append(flaw.map { .skipped($0) } ?? .take(device, Array(pending[..<rest.count]), outcome))
        begin(after: rest.count)
    }

    /// Starts again after this many of the pending events; the others begin the next take.
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
        // The incomplete frame stays pending.
        let begun = frame
        frame.removeAll()
        take(next)
        frame = begun
    }
}
