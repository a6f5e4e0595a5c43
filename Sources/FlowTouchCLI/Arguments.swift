/// The words of a command line, taken apart by a command's options.
public struct Arguments: Hashable, Sendable {
    /// What stands besides the options, in order; `-` is standard input.
    public private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    /// Whether the flag was given.
    public func has(_ name: String) -> Bool { flags.contains(name) }

    /// The value of the option, if it was given.
    public func value(_ name: String) -> String? { values[name] }

    /// The whole number of the option, if it was given.
    public func int(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw CommandFailure(
                .usage,
                "--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(quoted(text))”")
        }
        return number
    }

    /// The number of the option, if it was given.
    public func double(_ name: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw CommandFailure(
                .usage,
                "--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not “\(quoted(text))”")
        }
        return number
    }

    /// Takes the words apart. Options may stand before, between and behind the operands; `--` ends them.
    public init(_ words: [String], for command: Command) throws(CommandFailure) {
        var index = 0
        func fail(_ message: String) -> CommandFailure {
            CommandFailure(.usage, "\(message)\nusage: \(command.usage)\nflowtouch \(command.name) --help explains it")
        }
        func take(_ option: Command.Option, _ given: String?, as shown: String) throws(CommandFailure) {
            guard let placeholder = option.value else {
                if given != nil { throw fail("\(shown) takes no value") }
                flags.insert(option.name)
                return
            }
            var value = given
            if value == nil, index < words.count {
                value = words[index]
                index += 1
            }
            guard let value else { throw fail("\(shown) needs a value: \(placeholder)") }
            if values[option.name] != nil { throw fail("\(shown) was given twice") }
            if !option.choices.isEmpty && !option.choices.contains(value) {
                throw fail(
                    "“\(quoted(value))” is no value for \(shown), which takes one of "
                        + option.choices.joined(separator: ", "))
            }
            values[option.name] = value
        }
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                operands += words[index...]
                break
            }
            if word.hasPrefix("--") {
                let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let name = String(parts[0])
                guard let option = command.options.first(where: { $0.name == name }) else {
                    let near = Spelling.nearest(to: name, among: command.options.map(\.name)).map {
                        " (did you mean --\($0)?)"
                    }
                    throw fail("unknown option --\(quoted(name))\(near ?? "")")
                }
                try take(option, parts.count > 1 ? String(parts[1]) : nil, as: "--\(name)")
            } else if word.hasPrefix("-") && word.count > 1 && Double(word) == nil {
                var letters = word.dropFirst()
                while let letter = letters.popFirst() {
                    guard let option = command.options.first(where: { $0.letter == letter }) else {
                        throw fail("unknown option -\(quoted(String(letter)))")
                    }
                    let rest = option.value != nil && !letters.isEmpty ? String(letters) : nil
                    if rest != nil { letters = "" }
                    try take(option, rest, as: "-\(letter)")
                }
            } else {
                operands.append(word)
            }
        }
        if operands.count < command.operandCount.lowerBound {
            throw fail("\(command.name) needs \(command.operands)")
        }
        if operands.count > command.operandCount.upperBound {
            throw fail("\(command.name) takes no “\(quoted(operands[command.operandCount.upperBound]))”")
        }
    }
}
