import Documents
import Gestures
import Harness
import Pictures

/// `flowtouch rules`.
enum RulesCommand {
    static let command = Command(
        name: "rules", summary: "Print the effective rules as JSON, with every default", operands: "[PRESET|FILE]",
        operandCount: 0...1,
        discussion: """
            Without an operand, prints the default rules, flowstack. A rules file needs only the fields that differ from \
            the preset that it names as "basedOn". You can edit the output and pass it to --rules.
            Presets: \(DismissRules.presets.map(\.name).joined(separator: ", ")).
            """,
        options: [
            .flag("list", "l", "print the names of the presets"),
            .flag("fields", "f", "print each field: its values, its meaning, and the source of its default"),
            .flag("words", "w", "describe the rules in a few sentences, with their source and what is assumed"),
            .option(
                "picture", value: "FILE",
                "draw the outcome of a lift by translation and velocity, as SVG (- prints it)"),
        ], run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        if arguments.has("list") {
            for preset in DismissRules.presets { console.line(preset.name) }
            return .done
        }
        if arguments.has("fields") {
            for field in RuleTable.all {
                console.line("\(field.name)  \(field.takes)")
                console.line("    \(field.meaning)")
                if let source = field.source { console.line("    default from: \(source)") }
            }
            return .done
        }
        let rules = try ReplayOptions.rules(arguments.operands.first ?? "flowstack")
        if let path = arguments.value("picture") {
            let drawing = DecisionDrawing.drawing(DecisionPicture(rules), measure: CairoText())
            let bytes = Array(SVGWriter.text(of: drawing, adaptsToDarkPages: true).utf8)
            try CommandOutput.write(bytes, to: path, overwriting: true, console)
        }
        if arguments.has("words") {
            describe(rules, console)
        } else if arguments.value("picture") == nil {
            console.put(RulesDocument.text(rules))
        }
        return .done
    }

    private static func describe(_ rules: DismissRules, _ console: Console) {
        for sentence in RulesSummary.sentences(rules) { console.line(sentence) }
        if !rules.source.isEmpty {
            console.line("Source: \(PrintableText.excerpt(of: rules.source, limit: 4096)).")
        }
        for assumption in rules.assumptions {
            console.line("Assumed: \(PrintableText.excerpt(of: assumption.description, limit: 4096)).")
        }
    }
}
