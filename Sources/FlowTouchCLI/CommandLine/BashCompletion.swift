/// The completion script for bash, generated from the commands.
enum BashCompletion {
    static func script(for commands: [Command]) -> String {
        beginning + selection(among: commands) + end
    }

    /// Finds the word to complete, and the option before it.
    private static let beginning = """
        # bash completion for flowtouch
        _flowtouch() {
          local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
          local command=${COMP_WORDS[1]} lead='' words='' files='' ended='' index
          COMPREPLY=()
          # “--rules=x” is three words to bash, or one where “=” breaks no words.
          if [[ $current == '=' ]]; then
            current=''
          elif [[ $previous == '=' ]]; then
            previous=${COMP_WORDS[COMP_CWORD-2]}
          elif [[ $current == --*=* ]]; then
            previous=${current%%=*}
            lead=$previous=
            current=${current#*=}
          fi
          for ((index = 2; index < COMP_CWORD; index++)); do
            if [[ ${COMP_WORDS[index]} == -- ]]; then
              ended=1
              previous=''
            fi
          done

        """

    /// Selects what to offer by the command and the option.
    private static func selection(among commands: [Command]) -> String {
        """
          if ((COMP_CWORD == 1)); then
            words='\(commands.map(\.name).joined(separator: " ")) help --help --version'
          else
            case $command/$previous in
        \(commands.map(values).joined())      *)
                if [[ $current == -* && -z $ended ]]; then
                  case $command in
        \(commands.map(options).joined())          esac
                else
                  case $command in
        \(commands.map(operands).joined())            help) words='\(commands.map(\.name).joined(separator: " "))' ;;
                  esac
                fi
                ;;
            esac
          fi

        """
    }

    private static let end = """
          if [[ -n $words ]]; then
            mapfile -t COMPREPLY < <(compgen -P "$lead" -W "$words" -- "$current")
          fi
          if [[ -n $files ]] && ((${#COMPREPLY[@]} == 0)); then
            compopt -o default
          fi
        }
        complete -F _flowtouch flowtouch

        """

    private static func values(_ command: Command) -> String {
        var text = ""
        for option in command.options where option.value != nil {
            let pattern = option.spellings.map { "\(command.name)/\($0)" }.joined(separator: " | ")
            text += "      \(pattern)) \(assignment(CompletionOffer(option)))\n"
        }
        return text
    }

    private static func options(_ command: Command) -> String {
        let names = command.options.map { "--\($0.name)" } + ["--help"]
        return "            \(command.name)) words='\(names.joined(separator: " "))' ;;\n"
    }

    private static func operands(_ command: Command) -> String {
        "            \(command.name)) \(assignment(CompletionOffer(placeholder: command.operands)))\n"
    }

    private static func assignment(_ offer: CompletionOffer) -> String {
        var text = "words='\(offer.words.joined(separator: " "))'"
        if offer.hasFiles { text += " files=1" }
        return text + " ;;"
    }
}
