/// One subcommand: its name, its options and operands, and what it does.
public struct Command: Sendable {
    /// Its name.
    public var name: String
    /// One line for the list of commands.
    public var summary: String
    /// Its operands, as the usage shows them: `FILE…`.
    public var operands: String
    /// How many operands it accepts.
    public var operandCount: ClosedRange<Int>
    /// The part of the help before the options.
    public var discussion: String
    /// The options, in the order of the help.
    public var options: [Option]
    /// Runs it and returns the exit status.
    public var run: @Sendable (Arguments, Console) throws(CommandFailure) -> ExitStatus

    /// An option or a flag.
    public struct Option: Sendable {
        /// Its name without the dashes.
        public var name: String
        /// Its letter, if it has one.
        public var letter: Character?
        /// The placeholder for its value in the help; `nil` for a flag.
        public var value: String?
        /// The possible values, if they can be listed.
        public var choices: [String]
        /// What it does.
        public var help: String
        /// Whether it may be given several times, each time with a value.
        public var isRepeatable = false

        /// A flag.
        public static func flag(_ name: String, _ letter: Character? = nil, _ help: String) -> Option {
            Option(name: name, letter: letter, value: nil, choices: [], help: help)
        }

        /// An option with a value.
        public static func option(
            _ name: String, _ letter: Character? = nil, value: String, choices: [String] = [], _ help: String
        ) -> Option {
            Option(name: name, letter: letter, value: value, choices: choices, help: help)
        }

        /// An option that may be given several times.
        public static func repeatable(
            _ name: String, _ letter: Character? = nil, value: String, _ help: String
        ) -> Option {
            Option(name: name, letter: letter, value: value, choices: [], help: help, isRepeatable: true)
        }
    }

    /// `replay [options] FILE…`
    public var usage: String {
        "flowtouch \(name) [options]\(operands.isEmpty ? "" : " " + operands)"
    }

    /// The help, wrapped to `columns`.
    public func help(columns: Int = 80) -> String {
        var text = TextWrapping.wrapped("\(summary).\n\nUsage: \(usage)\n", width: columns)
        if !discussion.isEmpty { text += "\n" + TextWrapping.wrapped(discussion, width: columns) + "\n" }
        text += "\nOptions:\n"
        let all = options + [.flag("help", "h", "print this help")]
        let width = min(4 + (all.map { Self.synopsis($0).count }.max() ?? 0), columns / 2)
        for option in all {
            var words = option.help
            if !option.choices.isEmpty { words += " (\(option.choices.joined(separator: ", ")))" }
            var head = "  " + Self.synopsis(option)
            if head.count + 2 > width {
                text += head + "\n"
                head = ""
            }
            for line in TextWrapping.lines(words, width: max(12, columns - 2 - width)) {
                text += head + String(repeating: " ", count: width - head.count) + line + "\n"
                head = ""
            }
        }
        return text
    }

    private static func synopsis(_ option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
}

/// The exit status of the program.
public enum ExitStatus: Int32, Hashable, Sendable {
    /// Done.
    case done = 0
    /// It ran, and the answer is no.
    case no = 1
    /// Wrong usage.
    case usage = 2
    /// Input that cannot be read, or not to its end.
    case unreadable = 3

    /// Of several inputs, the worst status counts.
    mutating func worsen(to other: ExitStatus) {
        if other.rawValue > rawValue { self = other }
    }
}

/// Why a command failed: the message for standard error, and the exit status.
public struct CommandFailure: Error, Hashable, Sendable {
    /// The status.
    public var status: ExitStatus
    /// The message, without the program's name.
    public var message: String

    /// A failure with this status.
    public init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }
}
