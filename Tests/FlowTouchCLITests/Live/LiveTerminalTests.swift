import Documents
import Foundation
import Harness
import HarnessTestSupport
import Testing

@Suite("The picture restores the terminal", .serialized)
struct LiveTerminalTests {
    private static let opening = "\u{1b}[?1049h\u{1b}[?25l"
    private static let closing = "\u{1b}[m\u{1b}[H\u{1b}[2J\u{1b}[?25h\u{1b}[?1049l"
    private let folder: Folder
    private let program: String

    init() throws {
        folder = try Folder()
        folder.synth("down 120pt in 300ms, hold 200ms, lift")
        program =
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "flowtouch").path
    }

    /// A shell that prints the terminal's state before and after the program, and the program's identifier and status.
    private func session(
        _ rest: String = "", words: String = "", environment: [String: String] = [:], recording: String? = nil,
        blocksSignals: Bool = false
    ) throws -> TerminalSession {
        let live = "\(program) live --replay \(recording ?? folder.path("pull.evemu")) \(words)"
        return try TerminalSession(
            """
            # A program that SIGINT ends would end the script too.
            trap : INT
            echo "before=$(stty -g)"
            bash -c 'echo "pid=$$"; exec \(live)'; echo "status=$?"
            echo "after=$(stty -g)"
            \(rest)
            """, environment: environment, blocksSignals: blocksSignals)
    }

    @Test("Rules that contradict themselves on the surface are refused before the picture opens")
    func contradictoryRules() throws {
        let rules = folder.path("rules.json")
        try Data(#"{"slop": {"millimetres": 50}}"#.utf8).write(to: URL(fileURLWithPath: rules))
        let session = try session(words: "--rules \(rules)")
        #expect(session.value(after: "status=") == "2", "\(session.output)")
        #expect(session.output.contains("every drag dismisses"), "\(session.output)")
        #expect(!session.output.contains(Self.opening))
    }

    @Test("A damaged recording is shown up to the damage, which is reported after the picture")
    func damaged() throws {
        let whole = try folder.read("pull.evemu")
        try folder.write(String(whole.prefix(whole.count * 2 / 3)) + "\nE: 1.5", "cut.evemu")
        let session = try session(recording: folder.path("cut.evemu"))
        _ = try begin(session)
        session.press("q")
        #expect(
            session.shows(Self.closing) && session.shows("cut.evemu:") && session.shows("expected “E: "),
            "\(session.output)")
        #expect(session.value(after: "status=") == "3")
    }

    private func begin(_ session: TerminalSession) throws -> (state: String, pid: Int32) {
        let state = try #require(session.value(after: "before="), "\(session.output)")
        let pid = try #require(session.value(after: "pid=").flatMap { Int32($0) }, "\(session.output)")
        try #require(session.shows(Self.opening), "\(session.output)")
        try #require(session.shows("q quit"), "\(session.output)")
        return (state, pid)
    }

    @Test("After q, Ctrl-C, Ctrl-D and the end by a signal", arguments: ["q", "\u{3}", "\u{4}", "TERM", "HUP"])
    func ended(how: String) throws {
        let session = try session()
        let (state, pid) = try begin(session)
        switch how {
        case "TERM": kill(pid, SIGTERM)
        case "HUP": kill(pid, SIGHUP)
        default: session.press(how)
        }
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "status=") == "0")
        #expect(session.value(after: "after=") == state)
    }

    @Test(
        "After two signals at once, and after a key with a signal behind it", arguments: [SIGTERM, SIGHUP, SIGINT, 0])
    func ended(twice second: Int32) throws {
        for _ in 0..<5 {
            let session = try session()
            let (state, pid) = try begin(session)
            if second == 0 { session.press("q") } else { kill(pid, second) }
            // SIGINT comes first where it comes: a program that ends by it may end the shell that waits for it, too.
            kill(pid, second == SIGTERM ? SIGHUP : SIGTERM)
            #expect(session.shows(Self.closing))
            #expect(session.value(after: "after=") == state)
        }
    }

    @Test(
        "After a crash, and after other signals that end a program",
        arguments: [
            SIGSEGV, SIGABRT, SIGQUIT, SIGTRAP, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGVTALRM, 40,
        ])
    func crashed(number: Int32) throws {
        // The parent process may have left signals blocked.
        let session = try session(environment: ["SWIFT_BACKTRACE": "enable=no"], blocksSignals: true)
        let (state, pid) = try begin(session)
        kill(pid, number)
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "status=") == "\(128 + number)")
        #expect(session.value(after: "after=") == state)
    }

    @Test("While it is stopped by Ctrl-Z; then it draws the whole picture, and restores the terminal again")
    func stopped() throws {
        let session = try session(
            "echo \"stopped=$(stty -g)\"; fg >/dev/null; echo \"last=$(stty -g)\"", blocksSignals: true)
        let (state, _) = try begin(session)
        session.press("\u{1a}")
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "status=") == "\(128 + SIGTSTP)")
        #expect(session.value(after: "stopped=") == state)
        #expect(session.shows(Self.opening))
        #expect(session.shows("\u{1b}[2J"))
        #expect(session.shows("q quit"))
        session.press("q")
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "last=") == state)
    }

    @Test("A blocked terminal blocks neither keys nor signals", arguments: ["q", "TERM", "\u{3}"])
    func stuck(how: String) throws {
        let session = try session()
        let (state, pid) = try begin(session)
        session.press("\u{13}")
        // The terminal no longer accepts a picture of another size.
        session.resize(columns: 120, rows: 50)
        usleep(300_000)
        session.resize(columns: 100, rows: 40)
        usleep(300_000)
        if how == "TERM" { kill(pid, SIGTERM) } else { session.press(how) }
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "status=") == "0")
        #expect(session.value(after: "after=") == state)
    }

    @Test("A signal ends it while it is stopped, in the background too", arguments: ["TERM", "HUP"])
    func killedWhileStopped(name: String) throws {
        let session = try session(
            """
            p=$(jobs -p %1); kill -\(name) %1; while kill -0 $p 2>/dev/null; do sleep 0.1; done
            echo "ended=gone"; jobs; echo "last=$(stty -g)"
            """)
        let (state, _) = try begin(session)
        session.press("\u{1a}")
        #expect(session.value(after: "status=") == "\(128 + SIGTSTP)")
        #expect(session.value(after: "ended=") == "gone")
        #expect(session.value(after: "last=") == state)
        #expect(!session.output.contains("tty output"))
    }

    @Test("In the background it stops, as every program does that uses its terminal, and a signal ends it there")
    func background() throws {
        let session = try session(
            """
            bg >/dev/null; sleep 0.5; jobs; echo "again=$(stty -g)"; fg >/dev/null; echo "done=$?"
            """, blocksSignals: true)
        let (state, _) = try begin(session)
        session.press("\u{1a}")
        #expect(session.shows("Stopped"))
        #expect(session.value(after: "again=") == state)
        #expect(session.shows(Self.opening) && session.shows("q quit"), "\(session.output)")
        session.press("q")
        #expect(session.value(after: "done=") == "0")
    }

    @Test("Whenever it is stopped, a shown recording has the outcome of replay", arguments: [SIGTSTP, SIGSTOP])
    func stoppedReplay(signal: Int32) throws {
        let name = "Recordings/phone.caught-while-settling.dismissed.evemu"
        let path = SharedMaterial.packageRoot.appending(path: name).path
        let expected = try #require(Run("replay", "--json", path).lines.last?.firstMatch(of: /"margin":([0-9.]+)/)?.1)
        let words = "\(DecimalText.margin(try #require(Double(expected)))) pt past"
        // The view settles from 0.13 s to 0.22 s.
        for delay in [UInt32(40_000), 90_000, 130_000, 170_000, 210_000] {
            let session = try session("sleep 0.7; fg >/dev/null", recording: path)
            let (_, pid) = try begin(session)
            usleep(delay)
            kill(pid, signal)
            #expect(session.shows(words), "\(delay): \(session.output.suffix(3000))")
            session.press("q")
        }
    }

    @Test("There is a picture for each frame of the device, as far as the terminal keeps up")
    func deviceRate() throws {
        let path = folder.path("fast.evemu")
        #expect(Run("synth", "down 300pt in 2s, lift", "--rate", "240", "-o", path).status == 0)
        let session = try session(recording: path)
        _ = try begin(session)
        #expect(session.shows("dismissed down"))
        session.press("q")
        #expect(session.shows("after="))
        // The line with the translation changes in each: 480 frames, of which sixty a second would show 120.
        #expect(session.output.count(of: "\u{1b}[5;") > 240, "\(session.output.count(of: "\u{1b}[5;"))")
    }

    @Test("A terminal that changes its size gets a complete picture of the new size")
    func resized() throws {
        let session = try session()
        let (state, _) = try begin(session)
        session.resize(columns: 40, rows: 12)
        #expect(session.shows("\u{1b}[2J"))
        #expect(session.shows("\u{1b}[12;2H"))
        session.press("q")
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "after=") == state)
    }

    @Test("With --bell a drag that arms rings the bell, and nothing else does")
    func bell() throws {
        let session = try session(words: "--bell")
        _ = try begin(session)
        #expect(session.shows("\u{7}"))
        session.press("q")
        #expect(session.shows("after="))
        #expect(session.output.count { $0 == "\u{7}" } == 1)
    }

    @Test(
        "A dumb terminal, and any with NO_COLOR, gets no picture but advice where the lines are",
        arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]])
    func plain(environment: [String: String]) throws {
        let session = try session(environment: environment)
        #expect(session.value(after: "status=") == "2", "\(session.output)")
        #expect(session.output.contains("flowtouch replay --trace"))
        #expect(!session.output.contains("\u{1b}"))
    }

    @Test("With NO_COLOR and --picture, the picture has no colours")
    func colourless() throws {
        let session = try session(words: "--picture", environment: ["NO_COLOR": "1"])
        _ = try begin(session)
        #expect(session.shows("dismissed down"))
        session.press("q")
        #expect(session.shows("after="))
        #expect(!session.output.contains("38;5;") && !session.output.contains("48;5;"))
        #expect(!session.output.contains(/\u{1b}\[[0-9;]*[34][0-7]m/))
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
