import Glibc
import TouchInput

/// The clock of live devices: `CLOCK_MONOTONIC`, by which the kernel is asked to stamp their events.
public enum DeviceClock {
    /// This moment.
    public static var now: Timestamp { reading(CLOCK_MONOTONIC) }

    /// How much of the processor this process has used.
    public static var processor: Timestamp { reading(CLOCK_PROCESS_CPUTIME_ID) }

    private static func reading(_ clock: clockid_t) -> Timestamp {
        var time = timespec()
        _ = unsafe clock_gettime(clock, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
