import Gestures
import RecordingFormats
import Testing

@testable import FlowTouchCLI

@Suite("Completion in zsh", .enabled(if: ShellScript.has("zsh"), "zsh is not installed"))
struct ZshCompletionTests {
    private static let script = ZshCompletion.script(for: Program.commands())

    /// The arguments of zsh's own functions when the last word is completed, one line each.
    private func calls(_ words: String...) throws -> [String] {
        let list = (["flowtouch"] + words).map { "'\($0)'" }.joined(separator: " ")
        return try ShellScript.output(
            of: """
                compdef() { :; }
                _describe() { print -rl -- ${(P)2}; }
                _arguments() {
                  if [[ $* == *'->arguments'* ]]; then
                    state=arguments
                    (( CURRENT == 2 )) && { state=''; _flowtouch_commands; }
                    shift words
                  else
                    print -rl -- "$@"
                  fi
                }
                emulate zsh
                \(Self.script)
                words=(\(list))
                CURRENT=${#words}
                _flowtouch
                """, in: "zsh", ["-f"]
        ).split(separator: "\n").map(String.init)
    }

    @Test("Commands are offered first, with what they do")
    func commands() throws {
        let expected = Program.commands().map { command in
            "\(command.name):\(command.summary.split(separator: ":").joined(separator: "\\:"))"
        }
        #expect(try calls("") == expected + ["help:Explain a command"])
    }

    @Test("Every option is offered, with its letter and its value", arguments: Program.commands().map(\.name))
    func options(name: String) throws {
        let command = try #require(Program.commands().first { $0.name == name })
        let lines = try calls(name, "")
        for option in command.options {
            let long = option.value == nil ? "--\(option.name)[" : "--\(option.name)=["
            #expect(lines.count { $0.contains(long) } == 1, "\(option.name)")
            if let letter = option.letter {
                let short = option.value == nil ? "-\(letter)[" : "-\(letter)+["
                #expect(lines.count { $0.contains(")\(short)") } == 1, "\(letter)")
            }
        }
    }

    @Test("Values and files are offered where they belong")
    func values() throws {
        let formats = RecordingFormat.written.map(\.name).joined(separator: " ")
        #expect(
            try calls("convert", "").contains { $0.hasSuffix(":FORMAT:(\(formats))") }
        )
        #expect(try calls("completions", "").last == "*:bash|zsh:(bash zsh)")
        #expect(try calls("replay", "").last == "*:FILE|FOLDER…:_files")
        let presets = DismissRules.presets.map(\.name).joined(separator: " ")
        #expect(
            try calls("replay", "").contains {
                $0.hasSuffix(":PRESET|FILE: _flowtouch_words_or_files \(presets)")
            })
    }

    @Test("The script has valid syntax")
    func syntax() throws {
        #expect(try ShellScript.output(of: Self.script, in: "zsh", ["-f", "-n"]) == "")
    }
}
