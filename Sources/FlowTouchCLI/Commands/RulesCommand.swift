import Documents
import Gestures
import Harness

/// `flowtouch rules`.
enum RulesCommand {
    static let command = Command(
        name: "rules", summary: "Print the effective rules as JSON, with every default", operands: "[PRESET|FILE]",
        operandCount: 0...1,
        discussion: """
            Without a name: the default, flowstack. A file holds the fields that differ from the preset in its \
            "basedOn"; what is printed can be edited and given to --rules.
            Presets: \(DismissRules.presets.map(\.name).joined(separator: ", ")).
            """,
        options: [
            .flag("list", "l", "print the names of the presets"),
            .flag("fields", "f", "print what each field takes and means, and where its default is from"),
            .flag("words", "w", "say what the rules do in a few sentences, with their source and what is assumed"),
            .option(
                "picture", value: "FILE",
                "draw what a lift comes to, translation against velocity, as SVG (- prints it)"),
        ]
    ) { arguments, console throws(CommandFailure) in
        if arguments.has("list") {
            for preset in DismissRules.presets { console.line(preset.name) }
            return .done
        }
        if arguments.has("fields") {
            for field in RulesField.all {
                console.line("\(field.name)  \(field.takes)")
                console.line("    \(field.meaning)")
                if let source = field.source { console.line("    default from: \(source)") }
            }
            return .done
        }
        let rules = try ReplayOptions.rules(arguments.operands.first ?? "flowstack")
        if let path = arguments.value("picture") {
            let bytes = Array(DecisionPicture(rules).svg.utf8)
            try ConvertCommand.write(bytes, to: path, overwriting: true, console)
        }
        if arguments.has("words") {
            for sentence in RulesSummary.sentences(rules) { console.line(sentence) }
            if !rules.source.isEmpty {
                console.line("Source: \(PrintableText.excerpt(of: rules.source, limit: 4096)).")
            }
            for assumption in rules.assumptions {
                console.line("Assumed: \(PrintableText.excerpt(of: assumption, limit: 4096)).")
            }
        } else if arguments.value("picture") == nil {
            console.put(RulesDocument.text(rules))
        }
        return .done
    }
}
