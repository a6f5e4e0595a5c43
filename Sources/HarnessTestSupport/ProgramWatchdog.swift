import Foundation

/// A process that kills every program that the test run leaves behind, however the run ends.
enum ProgramWatchdog {
    /// Its input never gets a byte, and ends when the test process does.
    private static let script = """
        cat >/dev/null
        for round in {1..50}; do
          files=$(grep -lsz "^$1=$2" /proc/[0-9]*/environ) || ((round < 3)) || exit 0
          for file in $files; do
            file=${file#/proc/}
            kill -KILL "${file%/environ}"
          done
          sleep 0.1
        done
        """

    private static let identifier: pid_t? = {
        var ends: [Int32] = [-1, -1]
        // No other program may inherit the end that stays open here.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[0]) }
        return try? Spawn(
            ["/bin/bash", "-c", script, "watchdog", ProgramMark.variable, ProgramMark.run],
            ProcessInfo.processInfo.environment,
            .files(input: ends[0], output: "/dev/null", errors: "/dev/null"), blocked: .none
        ).run()
    }()

    /// Starts it, once in a test run.
    static func start() {
        precondition(identifier != nil, "the watchdog of the test run does not start")
    }
}
