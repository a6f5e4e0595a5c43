import Glibc
import TouchInput

/// The clock of live devices: `CLOCK_MONOTONIC`, by which the kernel is asked to stamp their events.
public enum DeviceClock {
    /// This moment.
    public static var now: Timestamp {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
