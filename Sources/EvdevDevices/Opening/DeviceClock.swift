import Glibc
import TouchInput

/// The clock of live devices: `CLOCK_MONOTONIC`, which the kernel is asked to use for their time stamps.
public enum DeviceClock {
    /// The current time.
    public static var now: Timestamp { reading(CLOCK_MONOTONIC) }

    /// The processor time that this process has used.
    public static var processor: Timestamp { reading(CLOCK_PROCESS_CPUTIME_ID) }

    private static func reading(_ clock: clockid_t) -> Timestamp {
        var time = timespec()
        _ = unsafe clock_gettime(clock, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
