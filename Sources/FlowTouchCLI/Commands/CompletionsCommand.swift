/// `flowtouch completions bash|zsh`.
enum CompletionsCommand {
    static let command = Command(
        name: "completions", summary: "Print shell completions for bash or zsh", operands: "bash|zsh",
        operandCount: 1...1,
        discussion: """
            For the current bash:  source <(flowtouch completions bash)
            For every bash: put the same line into ~/.bashrc, or the output into \
            ~/.local/share/bash-completion/completions/flowtouch.
            For zsh: put the output into a file _flowtouch in a folder of your fpath, such as \
            /usr/local/share/zsh/site-functions.
            """,
        options: []
    ) { arguments, console throws(CommandFailure) in
        let shell = arguments.operands.first ?? ""
        switch shell {
        case "bash": console.put(BashCompletion.script(for: Program.commands()))
        case "zsh": console.put(ZshCompletion.script(for: Program.commands()))
        default: throw CommandFailure(.usage, "completions are for bash or zsh, not “\(quoted(shell))”")
        }
        return .done
    }
}
