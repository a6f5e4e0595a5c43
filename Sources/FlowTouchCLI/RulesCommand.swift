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
            .flag("fields", "f", "print what each field takes and means"),
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
            }
            return .done
        }
        console.put(RulesDocument.text(try ReplayOptions.rules(arguments.operands.first ?? "flowstack")))
        return .done
    }
}
