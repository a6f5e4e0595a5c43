import Foundation
import HarnessTestSupport
import Testing

@Suite("Programs that tests start")
struct TerminalSessionTests {
    @Test(
        "A program goes with the terminal that a test opened",
        arguments: [
            // It ignores the hangup.
            "trap '' HUP TERM; echo \"pid=$$\"; sleep 1000",
            // It is stopped in the background. The shell sleeps too: `wait` would end with the stop, and the shell with it.
            "sleep 1000 & kill -STOP $!; echo \"pid=$!\"; sleep 1000",
            // It left the session.
            "setsid --fork bash -c 'echo \"pid=$$\"; exec sleep 1000'; sleep 1000",
        ])
    func ended(script: String) throws {
        var session: TerminalSession? = try TerminalSession(script)
        let pid = try #require(session?.value(after: "pid=").flatMap { Int32($0) })
        #expect(kill(pid, 0) == 0)
        session = nil
        // The kernel may still keep the entry of a process that is dead.
        let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
        #expect(state?.contains(") Z ") ?? true, "\(state ?? "")")
    }
}
