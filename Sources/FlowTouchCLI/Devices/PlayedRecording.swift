import Harness
import RecordingFormats
import TouchInput

/// A recording to be played: one device's events, cut into frames.
struct PlayedRecording {
    /// What the device says about itself.
    let description: DeviceDescription
    /// The events, whole frames.
    private(set) var events: [InputEvent] = []
    /// The frames: where each begins and ends in `events`.
    private(set) var frames: [Range<Int>] = []
    /// What cannot be played, in sentences.
    private(set) var notes: [String] = []
    /// Whether the recording goes on where it cannot be read.
    let isDamaged: Bool

    /// Gaps between frames that are longer than this, in microseconds, are not waited for, nor is time gone back.
    static let longestGap: Int64 = 86_400_000_000

    /// The frames of one device of the recording: the one with this number, else the first that is touched.
    init(_ recording: OpenedRecording, _ choice: DeviceChoice, _ console: Console) throws(CommandFailure) {
        var batches = EventBatch()
        let result = try recording.read { batch, _ in
            batches.append(contentsOf: batch)
        }
        let described = result.devices.map { RecordedDevice.fuller($0.description, recording.description) }
        let name = InputName(recording.path)
        isDamaged = result.damage != nil
        let refusal: ExitStatus = isDamaged ? .unreadable : .no
        if let damage = result.damage {
            console.remark(name.sentence(damage.sentence, at: damage.place))
        }
        let index: Int
        switch choice {
        case .number(let number): index = number - 1
        case .firstTouch:
            index =
                described.indices.first { described[$0]?.kind.kind != .other && result.devices[$0].eventCount > 0 } ?? 0
        }
        guard !(isDamaged && described.isEmpty) else {
            throw CommandFailure(.unreadable, "nothing of \(name) can be played")
        }
        guard described.indices.contains(index) else {
            throw CommandFailure(
                refusal, "\(name) holds no device \(index + 1); it lists \(described.count)")
        }
        guard let description = described[index], !description.isBare else {
            throw CommandFailure(
                refusal, "\(name) does not describe its device: say --description with a recording that does")
        }
        self.description = description
        var start = 0
        for run in batches.runs {
            if run.device == index { add(batches.events[start..<(start + run.count)]) }
            start += run.count
        }
        guard !frames.isEmpty else { throw CommandFailure(refusal, "\(name) holds no frame of that device") }
        let lost = events.count { $0.type == .synchronization && $0.code == .synDropped }
        if lost > 0 { notes.append("lost events cannot be lost again: \(lost) SYN_DROPPED not played") }
        if description.axes.values.contains(where: { $0.fuzz != 0 }) {
            notes.append("the device is made without its noise filter (fuzz): the recorded events have been through it")
        }
    }

    private mutating func add(_ run: ArraySlice<InputEvent>) {
        for event in run {
            events.append(event)
            guard event.type == .synchronization && event.code == .synReport else { continue }
            frames.append((frames.last?.upperBound ?? 0)..<events.count)
        }
    }

    /// What goes before the first frame: the slot that the recording begins in.
    var opening: [InputEvent] {
        guard let slot = description.axes[.slot]?.value, slot > 0 else { return [] }
        let time = Timestamp(microseconds: 0)
        return [InputEvent(time: time, type: .absolute, code: .slot, value: slot)]
    }

    /// The time of a frame, as it was recorded.
    func time(of frame: Int) -> Timestamp { events[frames[frame].upperBound - 1].time }

    /// How long after the first frame each is due, in microseconds, at this speed.
    func dueTimes(speed: Double) -> [Int64] {
        var due: [Int64] = []
        var (before, passed) = (events[frames[0].upperBound - 1].time, 0.0)
        for frame in frames {
            let time = events[frame.upperBound - 1].time
            let gap = time.microseconds(since: before)
            if gap > 0 && gap < Self.longestGap { passed += Double(gap) / speed }
            before = time
            due.append(Int64(min(passed, 1e15)))
        }
        return due
    }
}
