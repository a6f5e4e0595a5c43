import Foundation
import Testing

@testable import FlowTouchCLI

private let bash = "/bin/bash"

@Suite("flowtouch completions")
struct CompletionsCommandTests {
    /// What bash offers for the last of these words.
    private func replies(_ words: [String]) throws -> [String] {
        let folder = try Folder()
        let script = try folder.write(Run("completions", "bash").output, "flowtouch.bash")
        let process = Process()
        process.executableURL = URL(filePath: bash)
        let code = """
            source "$1"; shift; COMP_WORDS=(flowtouch "$@"); COMP_CWORD=$#; _flowtouch flowtouch "${COMP_WORDS[COMP_CWORD]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        process.arguments = ["--norc", "-c", code, "bash", script] + words
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(
        "bash offers commands, options and values",
        .enabled(if: FileManager.default.isExecutableFile(atPath: bash), "there is no /bin/bash"))
    func bashReplies() throws {
        #expect(try replies([""]) == Program.commands().map(\.name) + ["--help", "--version"])
        #expect(try replies(["re"]) == ["replay"])
        #expect(try replies(["co"]) == ["contacts", "convert", "completions"])
        #expect(try replies(["replay", "--or"]) == ["--orientation"])
        #expect(try replies(["replay", "--orientation", ""]) == ["0", "90", "180", "270"])
        #expect(try replies(["convert", "--to", "e"]) == ["evemu", "evtest"])
        #expect(try replies(["completions", ""]).contains("zsh"))
        #expect(try replies(["replay", "pull"]) == [])
        #expect(try replies(["nothing", "--"]) == [])
        for command in Program.commands() {
            let offered = try replies([command.name, "--"])
            #expect(offered == command.options.map { "--\($0.name)" } + ["--help"], "\(command.name)")
        }
    }

    @Test("zsh's script names every command and option")
    func zsh() {
        let run = Run("completions", "zsh")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("#compdef flowtouch\n"))
        for command in Program.commands() {
            #expect(run.output.contains("'\(command.name):"))
            for option in command.options { #expect(run.output.contains("'--\(option.name)")) }
        }
    }
}
