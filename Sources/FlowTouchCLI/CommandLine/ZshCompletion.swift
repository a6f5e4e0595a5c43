/// The completion script for zsh, generated from the commands.
enum ZshCompletion {
    static func script(for commands: [Command]) -> String {
        """
        #compdef flowtouch
        # zsh completion for flowtouch
        _flowtouch_commands() {
          local -a commands=(
        \(commands.map { "    '\(escaped($0.name)):\(escaped($0.summary))'\n" }.joined())    'help:Explain a command'
          )
          _describe command commands
        }
        _flowtouch_words_or_files() {
          _alternative "words:word:($*)" 'files:file:_files'
        }
        _flowtouch() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -S -C \\
            '(- *)'{-h,--help}'[print the help]' \\
            '(- *)--version[print the version]' \\
            '1:command:_flowtouch_commands' \\
            '*::argument:->arguments'
          [[ $state == arguments ]] || return
          case $words[1] in
        \(commands.map(arguments).joined())    help) _arguments '1:command:_flowtouch_commands' ;;
          esac
        }
        if [[ ${funcstack[1]-} == _flowtouch ]]; then
          _flowtouch "$@"
        else
          compdef _flowtouch flowtouch
        fi

        """
    }

    private static func arguments(_ command: Command) -> String {
        var lines = command.options.map(option)
        lines.append("'(- *)'{-h,--help}'[print the help]'")
        let offer = CompletionOffer(placeholder: command.operands)
        lines.append("'*:\(escaped(command.operands)):\(action(offer))'")
        return "    \(command.name))\n      _arguments -s -S \\\n"
            + lines.map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;\n"
    }

    private static func option(_ option: Command.Option) -> String {
        let value = option.value.map { ":\(escaped($0)):\(action(CompletionOffer(option)))" } ?? ""
        let long = option.value == nil ? "--\(option.name)" : "--\(option.name)="
        let explanation = "[\(escaped(option.help))]\(value)"
        guard let letter = option.letter else { return "'\(long)\(explanation)'" }
        let short = option.value == nil ? "-\(letter)" : "-\(letter)+"
        return "'(-\(letter) --\(option.name))'{\(short),\(long)}'\(explanation)'"
    }

    private static func action(_ offer: CompletionOffer) -> String {
        let words = offer.words.joined(separator: " ")
        return switch (offer.words.isEmpty, offer.hasFiles) {
        case (true, true): "_files"
        case (true, false): " "
        case (false, false): "(\(words))"
        case (false, true): " _flowtouch_words_or_files \(words)"
        }
    }

    /// For a word in single quotes that `_arguments` and `_describe` read.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "[", "]", ":", "\\": result += "\\\(character)"
            case "'": result += "'\\''"
            default: result.append(character)
            }
        }
        return result
    }
}
