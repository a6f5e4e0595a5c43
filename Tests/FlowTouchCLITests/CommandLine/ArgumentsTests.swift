import Testing

@testable import FlowTouchCLI

@Suite("Parsing a command line")
struct ArgumentsTests {
    private let command = Command(
        name: "drag", summary: "Drag", operands: "FILE…", operandCount: 0...3, discussion: "",
        options: [
            .flag("quiet", "q", "say less"), .flag("verbose", "v", "say more"),
            .option("speed", "s", value: "X", "how fast"),
            .option("format", "f", value: "FORMAT", choices: ["text", "json", "csv"], "how to write"),
        ]
    ) { _, _ throws(CommandFailure) in .done }

    private func read(_ words: String...) throws(CommandFailure) -> Arguments {
        try Arguments(words, for: command)
    }

    private func message(_ words: String...) -> String {
        do throws(CommandFailure) {
            _ = try Arguments(words, for: command)
            return ""
        } catch {
            #expect(error.status == .usage)
            return String(error.message.split(separator: "\n").first ?? "")
        }
    }

    @Test(
        "A value follows its option or is joined to it",
        arguments: [
            ["--speed", "2"], ["--speed=2"], ["-s", "2"], ["-s2"], ["-s=2"], ["-qs2"], ["-qs", "2"], ["-qs=2"],
        ])
    func valueForms(words: [String]) throws {
        let arguments = try Arguments(words + ["a"], for: command)
        #expect(arguments.value("speed") == "2")
        #expect(arguments.operands == ["a"])
        #expect(arguments.has("quiet") == words[0].hasPrefix("-q"))
    }

    @Test("A value joined by an equals sign may be empty or contain another one")
    func oddValues() throws {
        #expect(try read("--speed=").value("speed") == "")
        #expect(try read("--speed=a=b").value("speed") == "a=b")
        #expect(try read("-s=a=b").value("speed") == "a=b")
    }

    @Test("Flags of one letter may be grouped and repeated")
    func groups() throws {
        let arguments = try read("-qv", "-q")
        #expect(arguments.has("quiet") && arguments.has("verbose"))
    }

    @Test("Options may come before, between and after the operands")
    func places() throws {
        let arguments = try read("a", "-s", "2", "b", "--quiet", "c")
        #expect(arguments.operands == ["a", "b", "c"])
        #expect(arguments.value("speed") == "2")
        #expect(arguments.has("quiet"))
    }

    @Test("Two dashes end the options")
    func end() throws {
        let arguments = try read("-q", "--", "-v", "--speed", "--")
        #expect(arguments.operands == ["-v", "--speed", "--"])
        #expect(!arguments.has("verbose"))
    }

    @Test("A single dash and negative numbers are operands", arguments: ["-", "-5", "-0.5", "-.5", "-1e3"])
    func noOptions(word: String) throws {
        #expect(try read(word).operands == [word])
        #expect(try read("-s", word).value("speed") == word)
        #expect(try read("--speed", word).value("speed") == word)
    }

    @Test(
        "An option in the place of a value means that the value is missing",
        arguments: ["-q", "--quiet", "--", "-.", "-inf"])
    func optionForValue(word: String) {
        #expect(message("--speed", word) == "--speed needs a value: X, found the option “\(word)”")
    }

    @Test("Each error names what was wrong and what would be right")
    func misuse() {
        #expect(message("--speed") == "--speed needs a value: X")
        #expect(message("-qs") == "-s needs a value: X")
        #expect(message("--sped", "2") == "unknown option --sped (did you mean --speed?)")
        #expect(message("--hlep") == "unknown option --hlep (did you mean --help?)")
        #expect(message("--zzzzzz") == "unknown option --zzzzzz")
        #expect(message("-x") == "unknown option -x")
        #expect(message("-verbose") == "unknown option -e (did you mean --verbose?)")
        #expect(message("--quiet=yes") == "--quiet takes no value")
        #expect(message("-q=yes") == "-q takes no value")
        #expect(message("-s", "1", "--speed=2") == "--speed was given twice")
        #expect(
            message("--format", "jsno")
                == "“jsno” is no value for --format, which takes one of text, json, csv (did you mean json?)")
        #expect(message("a", "b", "c", "d") == "drag takes no “d”")
    }

    @Test("A missing operand is named")
    func missing() {
        var command = command
        command.operandCount = 1...1
        #expect(throws: CommandFailure.self) { try Arguments([], for: command) }
        do throws(CommandFailure) {
            _ = try Arguments(["-q"], for: command)
        } catch {
            #expect(error.message.hasPrefix("drag needs FILE…\nusage: flowtouch drag [options] FILE…\n"))
        }
    }

    @Test("Text from the user is printed without control characters")
    func control() {
        #expect(message("--\u{1b}[2J") == "unknown option --\\u{1b}[2J")
        #expect(message("--format=\u{202e}x").hasPrefix("“\\u{202e}x” is no value"))
    }

    @Test("A number must be valid and within its bounds")
    func numbers() throws {
        #expect(try read("-s", "1").int("speed", in: 1...3) == 1)
        #expect(try read("-s", "3").int("speed", in: 1...3) == 3)
        #expect(try read().int("speed", in: 1...3) == nil)
        for word in ["0", "4", "x", "1.5", "99999999999999999999", "", "1 "] {
            #expect(throws: CommandFailure.self) { try read("--speed=\(word)").int("speed", in: 1...3) }
        }
        #expect(try read("-s", "0.5").double("speed", in: 0.5...3) == 0.5)
        for word in ["0.49", "nan", "inf", "1e999", "0,7", ""] {
            #expect(throws: CommandFailure.self) { try read("--speed=\(word)").double("speed", in: 0.5...3) }
        }
    }
}
