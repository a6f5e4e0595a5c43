import Glibc
import TouchInput

/// Waits, so that a recording is handled at the speed at which it was made.
final class Pace {
    private var first: Timestamp?
    private var start = timespec()

    /// Waits until as much time has passed since the first call as between the two stamps. Time that goes back, or leaps
    /// by a day or more, is not waited for.
    func wait(until time: Timestamp) {
        guard let first else {
            self.first = time
            _ = unsafe clock_gettime(CLOCK_MONOTONIC, &start)
            return
        }
        let passed = time.microseconds(since: first)
        guard passed > 0, passed < 86_400_000_000 else { return }
        var target = start
        target.tv_sec += Int(passed / 1_000_000)
        target.tv_nsec += Int(passed % 1_000_000) * 1000
        if target.tv_nsec >= 1_000_000_000 {
            target.tv_sec += 1
            target.tv_nsec -= 1_000_000_000
        }
        while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &target, nil) == EINTR {}
    }
}
