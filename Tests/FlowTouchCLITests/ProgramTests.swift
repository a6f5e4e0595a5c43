import Testing

@testable import FlowTouchCLI

@Suite("The program")
struct ProgramTests {
    @Test("The version is printed on standard output")
    func version() {
        let captured = CapturedConsole()
        #expect(captured.run("--version") == 0)
        #expect(captured.results == "flowtouch \(Program.version)\n")
        #expect(captured.remarks == "")
    }

    @Test("Without a command the help goes to standard error, with status 2")
    func nothing() {
        let asked = CapturedConsole()
        #expect(asked.run("--help") == 0)
        let captured = CapturedConsole()
        #expect(captured.run() == 2)
        #expect(captured.results == "")
        #expect(captured.remarks == asked.results)
    }

    @Test("Help is asked for in three ways, at any place before two dashes", arguments: Program.commands().map(\.name))
    func help(name: String) {
        let texts = [["help", name], [name, "--help"], [name, "-h"], [name, "--nonsense", "x", "--help"]].map { words in
            let captured = CapturedConsole()
            #expect(Program.run(words, console: captured.console()) == 0)
            #expect(captured.remarks == "")
            return captured.results
        }
        #expect(Set(texts).count == 1)
        #expect(texts[0].contains("\nUsage: flowtouch \(name) [options]"))
        #expect(texts[0].contains("\n  -h, --help"))
    }

    @Test("Help is no wider than 80 columns, lines to be copied apart")
    func width() {
        for words in [["--help"]] + Program.commands().map({ [$0.name, "--help"] }) {
            let captured = CapturedConsole()
            _ = Program.run(words, console: captured.console())
            for line in captured.results.split(separator: "\n") where !line.hasPrefix("  flowtouch ") {
                #expect(line.count <= 80, "\(words): \(line)")
            }
        }
    }

    @Test(
        "A wrong word is told on standard error, with what was probably meant and status 2",
        arguments: [
            (["rplay"], "no command “rplay” (did you mean “replay”?)"),
            (["hlep"], "no command “hlep” (did you mean “help”?)"),
            (["nothing-like-it"], "no command “nothing-like-it”; "),
            (["--vers"], "no option “--vers” (did you mean “--version”?)"),
            (["-x"], "no option “-x”; "),
            (["help", "tset"], "no command “tset” (did you mean “test”?)"),
            (["a\u{1b}[2Jb"], "no command “a\\u{1b}[2Jb”; "),
            (["replay"], "replay needs FILE|FOLDER…\nusage: flowtouch replay [options] FILE|FOLDER…\n"),
            (["completions", "fish"], "completions are for bash or zsh, not “fish”"),
        ])
    func wrong(words: [String], message: String) {
        let captured = CapturedConsole()
        #expect(Program.run(words, console: captured.console()) == 2)
        #expect(captured.results == "")
        #expect(captured.remarks.hasPrefix("flowtouch: \(message)"), "\(captured.remarks)")
    }

    @Test("A file that is not there is unreadable input: status 3, its name without control characters")
    func absent() {
        let captured = CapturedConsole()
        #expect(captured.run("replay", "/nowhere/\u{1b}[2J.evemu") == 3)
        #expect(captured.results == "")
        #expect(captured.remarks.hasPrefix("flowtouch: cannot open /nowhere/\\u{1b}[2J.evemu: "))
    }

    @Test("Commands and options have names of small letters and dashes, and each only one")
    func names() {
        let commands = Program.commands()
        #expect(Set(commands.map(\.name)).count == commands.count)
        for command in commands {
            let names = command.options.map(\.name) + ["help"]
            let letters = command.options.compactMap(\.letter) + ["h"]
            #expect(Set(names).count == names.count, "\(command.name)")
            #expect(Set(letters).count == letters.count, "\(command.name)")
            for name in names + [command.name] {
                #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(name)")
            }
            #expect(letters.allSatisfy { ("a"..."z").contains($0) }, "a digit would hide negative numbers")
        }
    }
}
