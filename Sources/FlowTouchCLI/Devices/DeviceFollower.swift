import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// Follows one device from its opening until it goes: its events take the road that a recording's take, and are
/// written down as they come where that is asked for.
struct DeviceFollower: ~Copyable {
    /// When a follower has seen enough.
    struct Limits {
        /// After so many gestures.
        var gestures: Int?
        /// At this moment.
        var end: Timestamp?
    }

    /// How long after its time a view is said to rest, in microseconds: a frame stamped before it may still be on its
    /// way, and would come first when the recording is replayed.
    static let restLag: Int64 = 100_000

    private var session: Session?
    private var recording: ReplayedRecording
    private var file: KeptRecording?
    /// How long the frames take, where that is asked for.
    var timing: FrameTiming?
    private var gestures = 0
    private let scenario: Scenario
    private let printer: ReplayPrinter?
    private let recordsTrace: Bool
    private let limits: Limits
    private var origin: Timestamp?

    /// A follower of the device at this node. With a `printer` it says what becomes of the gestures.
    init(
        _ device: RecordedDevice, _ options: ReplayOptions, printer: ReplayPrinter?, recordsTrace: Bool, limits: Limits
    ) {
        recording = ReplayedRecording(
            live: device.node ?? "-", device, rules: options.rules(beside: Sidecar()))
        scenario = options.scenario(beside: Sidecar())
        self.printer = printer
        self.recordsTrace = recordsTrace
        self.limits = limits
        deadline = limits.end
    }

    /// Keeps the recording in this file from now on.
    mutating func keep(in path: String, _ format: WrittenFormat, overwriting: Bool) throws(CommandFailure) {
        guard let device = recording.devices.first else { return }
        file = try KeptRecording(path, format, device, overwriting: overwriting)
    }

    /// The moment at which it wants to be asked again, if no event comes before.
    private(set) var deadline: Timestamp?

    /// Whether it has seen what it was to see.
    var isSatisfied: Bool {
        if let most = limits.gestures, gestures >= most { return true }
        guard let end = limits.end else { return false }
        return DeviceClock.now >= end
    }

    /// Takes what was read.
    mutating func take(_ events: [InputEvent]) throws(CommandFailure) {
        guard let first = events.first else { return }
        if session == nil {
            origin = first.time
            session = Session(
                description: recording.devices.first?.description, rules: recording.rules, scenario: scenario,
                origin: first.time, recordsTrace: recordsTrace)
        }
        try file?.append(events)
        session?.advance(through: events, in: 0..<events.count)
        hand()
        timing?.take(events)
        findDeadline()
    }

    /// No event came until its deadline.
    mutating func rest(by time: Timestamp) {
        session?.rest(by: time.advanced(byMicroseconds: -Self.restLag))
        hand()
        findDeadline()
    }

    /// Nothing more comes of this device; `isGone`: because it was unplugged.
    mutating func finish(isGone: Bool, _ console: Console) throws(CommandFailure) {
        if isGone {
            // What lay held longer than it is held was decided before the device went, however late this is read.
            rest(by: DeviceClock.now)
            session?.removeDevice()
        }
        let tookGesture = isGone && session?.outcomes.isEmpty == false
        session?.finish()
        hand()
        recording.notes = (session?.notes ?? []).map { RecordingNote($0) }
        printer?.finish(recording, isSummary: false)
        if let timing { console.remark(timing.sentence) }
        try file?.finish(gestures: gestures, lostGesture: tookGesture, console)
    }

    private mutating func findDeadline() {
        let rest = session?.restTime?.advanced(byMicroseconds: Self.restLag)
        deadline = limits.end.map { end in rest.map { min($0, end) } ?? end } ?? rest
    }

    private mutating func hand() {
        guard let outcomes = session?.takeOutcomes(), let trace = session?.takeTrace() else { return }
        if outcomes.isEmpty && trace.isEmpty { return }
        gestures += outcomes.count
        recording.origin = origin ?? recording.origin
        recording.surface = session?.surface
        printer?.print(recording, outcomes, trace)
    }
}

extension ReplayedRecording {
    /// What a live device has come to so far: nothing.
    init(live node: String, _ device: RecordedDevice, rules: DismissRules) {
        path = node
        self.rules = rules
        self.device = 0
        devices = [device]
        sidecar = Sidecar()
    }
}
