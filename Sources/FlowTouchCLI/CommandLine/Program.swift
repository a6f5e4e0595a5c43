/// The program: finds the command and runs it.
public enum Program {
    /// The version, as `--version` prints it.
    public static let version = "0.1.0"

    /// Every command, in the order of the help. Help and completions are derived from this list.
    static func commands() -> [Command] {
        [
            DevicesCommand.command, LiveCommand.command, RecordCommand.command, PlayCommand.command,
            ReplayCommand.command, TestCommand.command, ContactsCommand.command, ConvertCommand.command,
            ExplainCommand.command, DrawCommand.command, CompareCommand.command, TuneCommand.command,
            ReduceCommand.command, TallyCommand.command, DecideCommand.command, RulesCommand.command,
            SynthCommand.command, CompletionsCommand.command,
        ]
    }

    /// Runs the command that these words name.
    /// - Returns: the exit status.
    public static func run(_ words: [String], console: Console) -> Int32 {
        defer { console.flush() }
        do throws(CommandFailure) {
            return try status(words, console).rawValue
        } catch {
            console.remark("flowtouch: \(error.message)")
            return error.status.rawValue
        }
    }

    private static func status(_ words: [String], _ console: Console) throws(CommandFailure) -> ExitStatus {
        guard let first = words.first else {
            console.remark(help(columns: console.columns))
            return .usage
        }
        var rest = Array(words.dropFirst())
        switch first {
        case "--version", "-V":
            if let word = rest.first {
                throw CommandFailure(.usage, "--version takes no other word, not “\(quoted(word))”")
            }
            console.line("flowtouch \(version)")
            return .done
        case "--help", "-h":
            console.line(help(columns: console.columns))
            return .done
        case "help":
            guard let topic = rest.first else {
                console.line(help(columns: console.columns))
                return .done
            }
            rest = ["--help"]
            return try run(topic, rest, console)
        default:
            return try run(first, rest, console)
        }
    }

    private static func run(_ name: String, _ words: [String], _ console: Console) throws(CommandFailure) -> ExitStatus
    {
        let commands = commands()
        guard let command = commands.first(where: { $0.name == name }) else {
            let isOption = Arguments.looksLikeOption(name)
            let known = isOption ? ["--help", "--version"] : commands.map(\.name) + ["help"]
            let near = Spelling.nearest(to: name, among: known).map { " (did you mean “\($0)”?)" } ?? ""
            let kind = isOption ? "option" : "command"
            throw CommandFailure(.usage, "no \(kind) “\(quoted(name))”\(near); flowtouch --help lists the commands")
        }
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            console.put(command.help(columns: console.columns))
            return .done
        }
        return try command.run(try Arguments(words, for: command), console)
    }

    private static func help(columns: Int) -> String {
        var text = """
            flowtouch \(version): pull-to-dismiss on real touches, with a reason for every outcome.

            Usage: flowtouch COMMAND [options] …

            Commands:

            """
        let commands = commands()
        let width = (commands.map(\.name.count).max() ?? 0) + 2
        for command in commands {
            let summary = command.summary.prefix(1).lowercased() + command.summary.dropFirst()
            var head = "  " + command.name
            for line in TextWrapping.lines(summary, width: max(12, columns - 2 - width)) {
                text += head + String(repeating: " ", count: width + 2 - head.count) + line + "\n"
                head = ""
            }
        }
        return TextWrapping.wrapped(text, width: columns)
            + TextWrapping.wrapped(
                """

                flowtouch COMMAND --help explains a command; --version prints the version.
                Results go to standard output, remarks to standard error. Exit status: 0 done, 1 it ran and the answer \
                is no, 2 wrong usage, 3 unreadable input.
                """, width: columns)
    }
}
