/// `flowtouch completions bash|zsh`.
enum CompletionsCommand {
    static let command = Command(
        name: "completions", summary: "Print shell completions for bash or zsh", operands: "bash|zsh",
        operandCount: 1...1,
        discussion: """
            For bash: flowtouch completions bash > ~/.local/share/bash-completion/completions/flowtouch
            For zsh: flowtouch completions zsh > a folder of your fpath, as _flowtouch
            """,
        options: []
    ) { arguments, console throws(CommandFailure) in
        switch arguments.operands[0] {
        case "bash": console.put(bash(Program.commands()))
        case "zsh": console.put(zsh(Program.commands()))
        default:
            throw CommandFailure(.usage, "completions are for bash or zsh, not “\(quoted(arguments.operands[0]))”")
        }
        return .done
    }

    static func bash(_ commands: [Command]) -> String {
        var cases = ""
        var values = ""
        for command in commands {
            let options = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
            let operands = command.name == "completions" ? " bash zsh" : ""
            cases += "    \(command.name)) words='\(options)\(operands)' ;;\n"
            for option in command.options where !option.choices.isEmpty {
                values +=
                    "    \(command.name)/--\(option.name)) choices='\(option.choices.joined(separator: " "))' ;;\n"
            }
        }
        let names = commands.map(\.name).joined(separator: " ")
        return """
            _flowtouch() {
              local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words='' choices=''
              COMPREPLY=()
              if ((COMP_CWORD == 1)); then
                COMPREPLY=($(compgen -W '\(names) --help --version' -- "$current"))
                return
              fi
              case ${COMP_WORDS[1]}/$previous in
            \(values)  esac
              if [[ -n $choices ]]; then
                COMPREPLY=($(compgen -W "$choices" -- "$current"))
                return
              fi
              case ${COMP_WORDS[1]} in
            \(cases)  esac
              if [[ $current == -* || ${COMP_WORDS[1]} == completions ]]; then
                COMPREPLY=($(compgen -W "$words" -- "$current"))
              fi
            }
            complete -o default -o bashdefault -F _flowtouch flowtouch

            """
    }

    static func zsh(_ commands: [Command]) -> String {
        func escaped(_ text: String) -> String {
            var result = ""
            for character in text {
                if "[]:\\".contains(character) { result.append("\\") }
                result += character == "'" ? "'\\''" : String(character)
            }
            return result
        }
        var cases = ""
        for command in commands {
            var words = command.options.map { option in
                let action = option.value.map { value in
                    option.choices.isEmpty
                        ? ":\(escaped(value)):_files" : ":\(escaped(value)):(\(option.choices.joined(separator: " ")))"
                }
                return "'--\(option.name)\(option.value == nil ? "" : "=")[\(escaped(option.help))]\(action ?? "")'"
            }
            words.append(command.name == "completions" ? "'1:shell:(bash zsh)'" : "'*:file:_files'")
            cases += "    \(command.name)) _arguments \(words.joined(separator: " ")) ;;\n"
        }
        let list = commands.map { "    '\($0.name):\(escaped($0.summary))'\n" }.joined()
        return """
            #compdef flowtouch
            _flowtouch() {
              local -a commands=(
            \(list)  )
              if ((CURRENT == 2)); then
                _describe command commands
                return
              fi
              local command=$words[2]
              shift words
              ((CURRENT--))
              case $command in
            \(cases)  esac
            }
            _flowtouch "$@"

            """
    }
}
