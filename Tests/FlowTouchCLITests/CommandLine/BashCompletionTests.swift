import RecordingFormats
import Testing

@testable import FlowTouchCLI

@Suite("Completion in bash", .enabled(if: ShellScript.has("bash"), "bash is not installed"))
struct BashCompletionTests {
    private static let script = BashCompletion.script(for: Program.commands())

    /// The offers for the last word; `files` if bash is told to offer files.
    private func offers(_ words: String...) throws -> String {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        return try ShellScript.output(
            of: """
                \(Self.script)
                compopt() { [[ "$*" == '-o default' ]] && echo files; }
                COMP_WORDS=(flowtouch \(list))
                COMP_CWORD=\(words.count)
                _flowtouch
                printf '%s\\n' "${COMPREPLY[@]}"
                """, in: "bash"
        ).split(separator: "\n").joined(separator: " ")
    }

    @Test("Commands are offered first")
    func commands() throws {
        let names = Program.commands().map(\.name).joined(separator: " ")
        #expect(try offers("") == "\(names) help --help --version")
        #expect(try offers("rep") == "replay")
        #expect(try offers("rec") == "record")
        #expect(try offers("--v") == "--version")
        #expect(try offers("help", "con") == "contacts convert")
        #expect(try offers("nothing", "--") == "")
        #expect(try offers("nothing", "") == "")
    }

    @Test("Every option of every command is offered", arguments: Program.commands().map(\.name))
    func options(name: String) throws {
        let command = try #require(Program.commands().first { $0.name == name })
        let names = command.options.map { "--\($0.name)" } + ["--help"]
        #expect(try offers(name, "--") == names.joined(separator: " "))
    }

    @Test("Values are offered after a name, a letter or an equals sign")
    func values() throws {
        #expect(try offers("convert", "--to", "ge") == "getevent")
        #expect(try offers("convert", "--to", "=", "ge") == "getevent")
        #expect(try offers("convert", "--to", "=") == RecordingFormat.written.map(\.name).joined(separator: " "))
        #expect(try offers("convert", "--to=ge") == "--to=getevent")
        #expect(try offers("replay", "-r", "flowstack-") == "flowstack-source")
        #expect(try offers("synth", "-d", "nex") == "nexus4")
        #expect(try offers("replay", "--orientation", "") == "0 90 180 270")
        #expect(try offers("completions", "") == "bash zsh")
    }

    @Test("Files are offered for files, and nothing for values that cannot be listed")
    func files() throws {
        #expect(try offers("replay", "") == "files")
        #expect(try offers("replay", "-t", "") == "files")
        #expect(try offers("replay", "--junit", "") == "files")
        #expect(try offers("replay", "--rules", "my-rules.js") == "files")
        #expect(try offers("replay", "--viewport", "") == "")
        #expect(try offers("synth", "") == "")
    }

    @Test("After two dashes no options are offered")
    func end() throws {
        #expect(try offers("replay", "--", "--") == "files")
        #expect(try offers("replay", "--", "") == "files")
    }

    @Test("The function is tied to the program's name")
    func tied() throws {
        let output = try ShellScript.output(of: "\(Self.script)\ncomplete -p flowtouch\n", in: "bash")
        #expect(output == "complete -F _flowtouch flowtouch\n")
    }
}
