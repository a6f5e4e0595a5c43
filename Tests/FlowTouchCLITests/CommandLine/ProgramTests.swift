import Foundation
import Gestures
import Testing

@testable import FlowTouchCLI

@Suite("The program")
struct ProgramTests {
    @Test("--version prints the name and the version on standard output")
    func version() {
        for word in ["--version", "-V"] {
            let run = Run(word)
            #expect(run.status == 0)
            #expect(run.output == "flowtouch \(Program.version)\n")
            #expect(run.remarks == "")
        }
    }

    @Test("The help names every command in lines of at most 80 columns")
    func help() {
        for words in [["--help"], ["-h"], ["help"]] {
            let run = Run(words: words)
            #expect(run.status == 0)
            #expect(run.remarks == "")
            for command in Program.commands() { #expect(run.output.contains("\n  \(command.name)  ")) }
            for line in run.lines { #expect(line.count <= 80, "\(line)") }
        }
    }

    @Test("Without words, the help goes to standard error as wrong usage")
    func nothing() {
        let run = Run()
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.remarks == Run("--help").output)
    }

    @Test("The help of a command names every option and every choice in lines of at most 80 columns")
    func commandHelp() {
        for command in Program.commands() {
            let run = Run(command.name, "--help")
            #expect(run.status == 0)
            #expect(run.output == Run("help", command.name).output)
            #expect(run.output == Run(command.name, "nowhere", "-h").output)
            for option in command.options {
                #expect(run.output.contains("--\(option.name)"), "\(command.name)")
                if let letter = option.letter { #expect(run.output.contains("-\(letter), --\(option.name)")) }
                for choice in option.choices { #expect(run.output.contains(choice)) }
            }
            for line in run.lines { #expect(line.count <= 80, "\(command.name): \(line)") }
        }
    }

    @Test("On a narrow terminal, help and explanations are wrapped to its width", arguments: [30, 40, 60])
    func narrow(columns: Int) throws {
        let folder = try Folder()
        let path = folder.synth("down 40pt in 100ms, lift")
        for words in [["--help"], ["help", "replay"], ["convert", "-h"], ["explain", path]] {
            let captured = CapturedConsole()
            #expect(Program.run(words, console: captured.console(columns: columns)) == 0)
            for line in captured.results.split(separator: "\n") where !line.contains("Phone") {
                // A word cannot be broken.
                let isOneWord = line.split(separator: " ").contains { $0.count > columns / 3 }
                #expect(line.count <= columns || isOneWord, "\(line)")
            }
        }
    }

    @Test(
        "For a misspelt command or option, the nearest one is suggested",
        arguments: [
            (["repaly", "x"], "“replay”?"), (["contact", "x"], "“contacts”?"), (["hlep"], "“help”?"),
            (["--vers"], "“--version”?"), (["replay", "--trase", "x"], "--trace?"), (["rules", "--lsit"], "--list?"),
        ])
    func nearWords(words: [String], advice: String) {
        let run = Run(words: words)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.remarks.contains(advice), "\(run.remarks)")
    }

    @Test("For a word that is near nothing, nothing is suggested")
    func farWords() {
        for words in [["zzzzzz"], ["replay", "--zzzzzz", "x"], ["--zzzz"], ["replay", "-z", "x"]] {
            let run = Run(words: words)
            #expect(run.status == 2)
            #expect(!run.remarks.contains("did you mean"), "\(run.remarks)")
        }
    }

    @Test(
        "Wrong usage prints no result, and names what was wrong",
        arguments: [
            (["replay", "--device"], "--device"), (["replay", "--rules", "--json", "x"], "“--json”"),
            (["replay", "--orientation", "45", "x"], "“45”"), (["replay", "--device", "1", "-d", "2", "x"], "-d"),
            (["--version", "x"], "“x”"), (["replay", "--device", "0", "x"], "“0”"),
            (["replay", "--device", "99999999999999999999", "x"], "--device"),
            (["replay", "--trace=yes", "x"], "--trace"), (["replay", "--viewport", "wide", "x"], "“wide”"),
            (["replay", "--viewport", "nanx5", "x"], "“nanx5”"), (["replay", "--scroll", "1/2", "x"], "“1/2”"),
            (["replay", "--rules", "nothing", "x"], DismissRules.presets.map(\.name).joined(separator: ", ")),
            (["replay"], "FILE|FOLDER…"), (["convert", "one"], "IN OUT"), (["convert", "a", "b.evemu", "c"], "“c”"),
            (["rules", "a", "b"], "“b”"), (["convert", "a", "b.xyz"], "--to"), (["completions", "fish"], "“fish”"),
            (["synth", "fly away"], "column 1"), (["synth", "tap", "--jitter", "nan"], "“nan”"),
            (["synth", "tap", "--device", "sofa"], "“sofa”"),
        ])
    func wrongUsage(words: [String], part: String) {
        let run = Run(words: words)
        #expect(run.status == 2, "\(run.remarks)")
        #expect(run.output == "")
        #expect(run.remarks.hasPrefix("flowtouch: "))
        #expect(run.remarks.contains(part), "\(run.remarks)")
    }

    @Test("synth reports fingers for which the device has no slot")
    func slotless() throws {
        let words = ["synth", "10 fingers 8mm apart: down 30mm in 200ms, lift", "-o", "-", "--device"]
        let canvas = Run(words: words + ["canvas"])
        #expect(canvas.status == 0)
        #expect(canvas.remarks.contains("10 fingers") && canvas.remarks.contains("5 slots"), "\(canvas.remarks)")
        #expect(Run(words: words + ["cintiq13"]).remarks == "")
    }

    @Test("After -- everything is an operand; a value may follow = or the letter of its option")
    func forms() throws {
        let command = ReplayCommand.command
        let ended = try Arguments(["-t", "--", "--trace", "-x"], for: command)
        #expect(ended.operands == ["--trace", "-x"])
        #expect(ended.has("trace") && !ended.has("json"))
        for words in [["--device=3", "x"], ["-d3", "x"], ["x", "-d", "3"], ["-tjd3", "x"], ["-tjd", "3", "x"]] {
            let arguments = try Arguments(words, for: command)
            #expect(arguments.value("device") == "3")
            #expect(arguments.operands == ["x"])
        }
        #expect(try Arguments(["--rules=", "x"], for: command).value("rules") == "")
        #expect(try Arguments(["-"], for: command).operands == ["-"])
    }

    @Test("Words with control characters are printed escaped")
    func controlCharacters() {
        for words in [["\u{1b}[31m"], ["replay", "--\u{1b}[2J"], ["replay", "-\u{7}"], ["rules", "\u{1b}]0;x\u{7}"]] {
            let run = Run(words: words)
            #expect(run.status == 2)
            #expect(!run.remarks.contains("\u{1b}") && !run.remarks.contains("\u{7}"), "\(run.remarks)")
            #expect(run.remarks.contains("\\u{"))
        }
    }
}
