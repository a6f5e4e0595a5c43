import Documents
import EvdevDevices
import Harness
import TouchInput

/// Writes the frames of a recording to a device, each at its time.
struct Player: ~Copyable {
    private let recording: PlayedRecording
    private let due: [Int64]
    private var state: DeviceState
    private var loop: PollLoop
    /// How late each frame was written, in microseconds; limited, so that a loop can run for days.
    private(set) var delays: [Int64] = []
    /// How many frames were written.
    private(set) var count = 0

    private static let keptDelays = 1_000_000

    init(_ recording: PlayedRecording, speed: Double) throws(DeviceFailure) {
        self.recording = recording
        due = recording.dueTimes(speed: speed)
        state = DeviceState(recording.description)
        loop = try PollLoop()
    }

    /// Waits for this many microseconds.
    /// - Returns: false if the user interrupted it.
    mutating func pause(_ microseconds: Int64) throws(DeviceFailure) -> Bool {
        try wait(until: DeviceClock.now.advanced(byMicroseconds: microseconds))
    }

    /// Plays all frames once and lifts what is still down.
    /// - Returns: false if the user interrupted it.
    mutating func play(into target: borrowing some EventTarget & ~Copyable) throws(DeviceFailure) -> Bool {
        let opening = recording.opening
        if !opening.isEmpty { try target.write(opening[...]) }
        let start = DeviceClock.now
        for (index, frame) in recording.frames.enumerated() {
            let moment = start.advanced(byMicroseconds: due[index])
            if moment > DeviceClock.now, try !wait(until: moment) {
                // A lift that was not recorded would change the gesture; a device that disappears does not.
                if !target.goesWithOwner { try lift(in: target) }
                return false
            }
            if delays.count < Self.keptDelays { delays.append(DeviceClock.now.microseconds(since: moment)) }
            try target.write(recording.events[frame])
            for event in recording.events[frame] { _ = state.handle(event) }
            count += 1
        }
        try lift(in: target)
        return true
    }

    /// Lifts fingers that the recording leaves down: they would stay down for ever.
    private mutating func lift(in target: borrowing some EventTarget & ~Copyable) throws(DeviceFailure) {
        var released = state
        for slot in 0..<state.slotCount { released.setSlotValue(-1, slot: slot, axis: .trackingID) }
        for code in recording.description.codes[.key] ?? [] { released.setValue(0, of: .key, code) }
        let events = state.events(toReach: released, at: DeviceClock.now)
        if events.isEmpty { return }
        try target.write(events[...])
        state = released
    }

    private mutating func wait(until moment: Timestamp) throws(DeviceFailure) -> Bool {
        while true {
            let wakeup = try loop.wait(until: moment)
            if wakeup.signal != nil { return false }
            if wakeup.isDue { return true }
        }
    }

    /// `201 frames, late by 0.05 ms at the median, 0.2 ms at the 99th percentile, 0.4 ms at the most`.
    var report: String {
        let sorted = delays.sorted()
        guard let most = sorted.last else { return "nothing was played" }
        func milliseconds(_ value: Int64) -> String { DecimalText.short(Double(value) / 1000, decimals: 3) + " ms" }
        let median = milliseconds(sorted[sorted.count / 2])
        let late = milliseconds(sorted[sorted.count * 99 / 100])
        return "\(count) frames, late by \(median) at the median, \(late) at the 99th percentile, "
            + "\(milliseconds(most)) at the most"
    }
}
