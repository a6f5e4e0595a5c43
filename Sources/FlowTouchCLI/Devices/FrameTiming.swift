import EvdevDevices
import Harness
import TouchInput

/// Measures how long frames take from the kernel's stamp until everything about them is printed, and their processor
/// time.
struct FrameTiming {
    private var delays: [Int64] = []
    private var count = 0
    private var processorStart: Timestamp?

    private static let keptDelays = 1 << 20

    /// Starts without a frame. Memory is reserved now, so that no frame waits for it.
    init() {
        delays.reserveCapacity(Self.keptDelays)
    }

    /// Counts the frames that end in these events, which are completely handled now.
    mutating func take(_ events: [InputEvent]) {
        let now = DeviceClock.now
        for event in events where event.type == .synchronization && event.code == .synReport {
            count += 1
            if delays.count < Self.keptDelays { delays.append(now.microseconds(since: event.time)) }
        }
        if processorStart == nil {
            processorStart = DeviceClock.processor
            count = 0
        }
    }

    /// `1922 frames: 46 µs from the kernel's stamp at the median, 119 µs at the 99th percentile; 21 µs of the processor a
    /// frame`. The processor time is measured from the end of the first frame until now.
    var sentence: String {
        let sorted = delays.sorted()
        guard let start = processorStart, count > 0, !sorted.isEmpty else { return "no frames to time" }
        let processor = DeviceClock.processor.microseconds(since: start) / Int64(count)
        return "\(sorted.count) frames: \(sorted[sorted.count / 2]) µs from the kernel's stamp at the median, "
            + "\(sorted[sorted.count * 99 / 100]) µs at the 99th percentile; \(processor) µs of the processor a frame"
    }
}
