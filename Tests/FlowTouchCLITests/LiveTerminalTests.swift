import Foundation
import Testing

@Suite("The picture gives the terminal back", .serialized)
struct LiveTerminalTests {
    private static let opening = "\u{1b}[?1049h\u{1b}[?25l"
    private static let closing = "\u{1b}[m\u{1b}[?25h\u{1b}[?1049l"
    private let folder: Folder
    private let program: String

    init() throws {
        folder = try Folder()
        folder.synth("down 120pt in 300ms, hold 200ms, lift")
        program =
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "flowtouch").path
    }

    /// A shell that says the terminal's state before and after the program, and the program's identifier and status.
    private func session(
        _ rest: String = "", words: String = "", environment: [String: String] = [:]
    ) throws -> TerminalSession {
        let live = "\(program) live --replay \(folder.path("pull.evemu")) \(words)"
        return try TerminalSession(
            """
            echo "before=$(stty -g)"
            bash -c 'echo "pid=$$"; exec \(live)'; echo "status=$?"
            echo "after=$(stty -g)"
            \(rest)
            """, environment: environment)
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

    @Test("After a crash", arguments: [SIGSEGV, SIGABRT, SIGQUIT, SIGTRAP])
    func crashed(number: Int32) throws {
        let session = try session(environment: ["SWIFT_BACKTRACE": "enable=no"])
        let (state, pid) = try begin(session)
        kill(pid, number)
        #expect(session.shows(Self.closing))
        #expect(session.value(after: "status=") == "\(128 + number)")
        #expect(session.value(after: "after=") == state)
    }

    @Test("While it is stopped by Ctrl-Z; it goes on with the whole picture, and gives back again")
    func stopped() throws {
        let session = try session("echo \"stopped=$(stty -g)\"; fg >/dev/null; echo \"last=$(stty -g)\"")
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

    @Test("A terminal that changes its size gets a whole picture of the new one")
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

    @Test("A drag that arms rings the bell when asked, and nothing else does")
    func bell() throws {
        let session = try session(words: "--bell")
        _ = try begin(session)
        #expect(session.shows("\u{7}"))
        session.press("q")
        #expect(session.shows("after="))
        #expect(session.output.count { $0 == "\u{7}" } == 1)
    }

    @Test(
        "A dumb terminal and one under NO_COLOR get no picture, and are told where the lines are",
        arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]])
    func plain(environment: [String: String]) throws {
        let session = try session(environment: environment)
        #expect(session.value(after: "status=") == "2", "\(session.output)")
        #expect(session.output.contains("flowtouch replay --trace"))
        #expect(!session.output.contains("\u{1b}"))
    }

    @Test("Asked for under NO_COLOR, the picture has no colours")
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
