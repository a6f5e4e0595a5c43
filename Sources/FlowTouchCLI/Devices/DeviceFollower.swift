import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// Follows one device from opening it until it is unplugged: judges its events as a recording's are judged, and records
/// them if asked to.
struct DeviceFollower: ~Copyable {
    /// When a follower ends; `nil` for no limit.
    struct Limits {
        /// How many gestures it follows.
        var gestures: Int?
        /// The time at which it ends.
        var end: Timestamp?
    }

    /// How long to wait before a rest is final, in microseconds: a frame with an earlier stamp may still arrive, and a
    /// replay of the recording would see it first.
    static let restLag: Int64 = 100_000

    private var session: Session?
    private var source: ReplaySource
    private var file: KeptRecording?
    /// Measures how long frames take, if set.
    var timing: FrameTiming?
    private var gestures = 0
    private let scenario: Scenario
    private let printer: ReplayPrinter?
    private let recordsTrace: Bool
    private let limits: Limits

    /// A follower of the device at this node. With a `printer` it prints the outcomes, and the trace if it
    /// `recordsTrace`.
    init(
        _ device: RecordedDevice, _ options: ReplayOptions, printer: ReplayPrinter? = nil, recordsTrace: Bool = false,
        limits: Limits = Limits()
    ) {
        source = ReplaySource(device.node ?? "-", rules: options.rules(beside: Sidecar()))
        source.devices = [device]
        source.device = 0
        scenario = options.scenario(beside: Sidecar())
        self.printer = printer
        self.recordsTrace = recordsTrace
        self.limits = limits
        deadline = limits.end
    }

    /// Records to this file from now on.
    mutating func keep(in file: consuming KeptRecording) {
        self.file = consume file
    }

    /// When to call `rest(by:)`, if no event comes before.
    private(set) var deadline: Timestamp?

    /// Whether it has reached a limit.
    var isSatisfied: Bool {
        if let most = limits.gestures, gestures >= most { return true }
        guard let end = limits.end else { return false }
        return DeviceClock.now >= end
    }

    /// Follows the events that were read.
    mutating func take(_ events: [InputEvent]) throws(CommandFailure) {
        guard let first = events.first else { return }
        if session == nil {
            source.origin = first.time
            session = Session(
                description: source.devices.first?.description, rules: source.rules, scenario: scenario,
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

    /// Ends following; `isGone` says that the device was unplugged.
    mutating func finish(isGone: Bool, _ console: Console) throws(CommandFailure) {
        if isGone {
            // A lift whose hold time had passed was decided before the device went, however late this is read.
            rest(by: DeviceClock.now)
            session?.removeDevice()
        }
        let tookGesture = isGone && session?.outcomes.isEmpty == false
        session?.finish()
        hand()
        printer?.finish(source, isSummary: false)
        if printer != nil {
            for note in session?.notes ?? [] { console.remark(InputName(source.path).sentence(note)) }
        }
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
        source.surface = session?.surface
        printer?.print(source, outcomes, trace)
    }
}
