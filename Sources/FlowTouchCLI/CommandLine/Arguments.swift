/// The words of a command line, parsed by a command's options.
public struct Arguments: Hashable, Sendable {
    /// The words that are not options, in order; `-` is standard input.
    public private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// Whether the flag was given.
    public func has(_ name: String) -> Bool { flags.contains(name) }

    /// The value of the option, if it was given.
    public func value(_ name: String) -> String? { values[name]?.last }

    /// The values of an option that may be repeated, in order.
    public func values(_ name: String) -> [String] { values[name] ?? [] }

    /// The whole number of the option, if it was given.
    public func int(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw CommandFailure(
                .usage,
                "--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(quoted(text))”")
        }
        return number
    }

    /// The number of the option, if it was given.
    public func double(_ name: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw CommandFailure(
                .usage,
                "--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not “\(quoted(text))”")
        }
        return number
    }

    /// Parses the words. Options may come before, between and after the operands; `--` ends them. `-` and negative
    /// numbers are operands. A flag may be repeated; an option with a value only if it `isRepeatable`.
    public init(_ words: [String], for command: Command) throws(CommandFailure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if word.hasPrefix("--") {
                try takeLong(word, rest: &rest, command)
            } else if Self.looksLikeOption(word) {
                try takeShort(word, rest: &rest, command)
            } else {
                operands.append(word)
            }
        }
        if operands.count < command.operandCount.lowerBound {
            throw Self.failure("\(command.name) needs \(command.operands)", command)
        }
        if operands.count > command.operandCount.upperBound {
            let word = operands[command.operandCount.upperBound]
            throw Self.failure("\(command.name) takes no “\(quoted(word))”", command)
        }
    }

    /// Whether a word looks like an option. `-`, `-5` and `-.5` do not.
    static func looksLikeOption(_ word: String) -> Bool {
        var bytes = word.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if digits.contains(second) { return false }
        if second == UInt8(ascii: "."), let third = bytes.next(), digits.contains(third) { return false }
        return true
    }

    /// `--trace`, `--rules ios`, `--rules=ios`.
    private mutating func takeLong(
        _ word: String, rest: inout ArraySlice<String>, _ command: Command
    ) throws(CommandFailure) {
        let end = word.firstIndex(of: "=") ?? word.endIndex
        let name = String(word[..<end].dropFirst(2))
        guard let option = command.options.first(where: { $0.name == name }) else {
            let near = Spelling.nearest(to: name, among: command.options.map(\.name) + ["help"])
            let hint = near.map { " (did you mean --\($0)?)" } ?? ""
            throw Self.failure("unknown option --\(quoted(name))\(hint)", command)
        }
        let attached = end == word.endIndex ? nil : String(word[end...].dropFirst())
        try take(option, attached, rest: &rest, as: "--\(name)", command)
    }

    /// `-t`, `-tj`, `-r ios`, `-rios`, `-r=ios`, `-tr ios`.
    private mutating func takeShort(
        _ word: String, rest: inout ArraySlice<String>, _ command: Command
    ) throws(CommandFailure) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                let isLong = command.options.contains { "-\($0.name)" == word }
                let hint = isLong ? " (did you mean -\(word)?)" : ""
                throw Self.failure("unknown option -\(quoted(String(letter)))\(hint)", command)
            }
            var attached: String?
            if letters.first == "=" {
                attached = String(letters.dropFirst())
                letters = ""
            } else if option.value != nil, !letters.isEmpty {
                attached = String(letters)
                letters = ""
            }
            try take(option, attached, rest: &rest, as: "-\(letter)", command)
        }
    }

    private mutating func take(
        _ option: Command.Option, _ attached: String?, rest: inout ArraySlice<String>, as shown: String,
        _ command: Command
    ) throws(CommandFailure) {
        guard let placeholder = option.value else {
            guard attached == nil else { throw Self.failure("\(shown) takes no value", command) }
            flags.insert(option.name)
            return
        }
        let value: String
        if let attached {
            value = attached
        } else {
            guard let next = rest.first, !Self.looksLikeOption(next) else {
                let found = rest.first.map { ", found the option “\(quoted($0))”" } ?? ""
                throw Self.failure("\(shown) needs a value: \(placeholder)\(found)", command)
            }
            rest.removeFirst()
            value = next
        }
        guard option.isRepeatable || values[option.name] == nil else {
            throw Self.failure("\(shown) was given twice", command)
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            let near = Spelling.nearest(to: value, among: option.choices).map { " (did you mean \($0)?)" } ?? ""
            let list = option.choices.joined(separator: ", ")
            throw Self.failure(
                "“\(quoted(value))” is no value for \(shown), which takes one of \(list)\(near)", command)
        }
        values[option.name, default: []].append(value)
    }

    private static func failure(_ message: String, _ command: Command) -> CommandFailure {
        CommandFailure(
            .usage, "\(message)\nusage: \(command.usage)\n“flowtouch \(command.name) --help” explains it")
    }
}
