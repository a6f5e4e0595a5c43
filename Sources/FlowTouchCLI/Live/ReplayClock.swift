import EvdevDevices
import TouchInput

/// The time of a recording that is shown as if it were played now. It stands still while the program is stopped.
struct ReplayClock: Hashable {
    private var lag: Int64 = 0

    /// The time of the recording at this moment of the device's clock.
    func time(at moment: Timestamp) -> Timestamp { moment.advanced(byMicroseconds: -lag) }

    /// The moment of the device's clock at this time of the recording.
    func moment(of time: Timestamp) -> Timestamp { time.advanced(byMicroseconds: lag) }

    /// Tells that the program did not run between these moments.
    mutating func standStill(from start: Timestamp, to end: Timestamp) {
        lag += max(0, end.microseconds(since: start))
    }
}
