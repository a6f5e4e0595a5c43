import Harness
import RecordingFormats
import TouchInput

/// A recording to play: the events of one device, cut into frames.
struct PlayedRecording {
    /// The device's description of itself.
    let description: DeviceDescription
    /// The events; they end with a complete frame.
    private(set) var events: [InputEvent] = []
    /// The range of each frame in `events`.
    private(set) var frames: [Range<Int>] = []
    /// Sentences about what cannot be played.
    private(set) var notes: [String] = []
    /// Whether the recording is damaged, so that only the part before the damage is played.
    let isDamaged: Bool

    /// Longer gaps between frames, in microseconds, are skipped, and so is time that goes back.
    static let longestGap: Int64 = 86_400_000_000

    /// The frames of one device of the recording: the chosen one, or else the first touch device.
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
                refusal, "\(name) does not describe its device: add --description with a recording that does")
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

    /// The events before the first frame: the slot that the recording begins in.
    var opening: [InputEvent] {
        guard let slot = description.axes[.slot]?.value, slot > 0 else { return [] }
        let time = Timestamp(microseconds: 0)
        return [InputEvent(time: time, type: .absolute, code: .slot, value: slot)]
    }

    /// The recorded time of a frame.
    func time(of frame: Int) -> Timestamp { events[frames[frame].upperBound - 1].time }

    /// When each frame is due at this speed, in microseconds after the first frame.
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
