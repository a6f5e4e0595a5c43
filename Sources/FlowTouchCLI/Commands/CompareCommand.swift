import Documents
import Gestures
import Harness
import RecordingFiles
import TouchInput

/// `flowtouch compare`.
struct CompareCommand {
    static let command = Command(
        name: "compare", summary: "Judge the same gestures by every preset, side by side", operands: "FILE|FOLDER…",
        operandCount: 1...100_000,
        discussion: """
            Prints one row for each gesture and one column for each preset. If they disagree, the row is marked, and so \
            are the cells that differ from the majority. The rules beside a recording are ignored; its surface and \
            scenario apply.
            """,
        options: [
            .flag("json", "j", "print one JSON object for each gesture and preset"),
            .flag("only-differences", nil, "leave out the gestures that all presets agree on"),
            .flag("explain", "x", "under each row with differences, print the numbers that decided the marked cells"),
            .option(
                "presets", "p", value: "NAME,…",
                "compare only these: names of presets or rules files (default: all presets)"
            ),
        ] + ReplayOptions.scenarioOptions
    ) { arguments, console throws(CommandFailure) in
        var run = try CompareCommand(arguments, console)
        let recordings = try RecordingPaths(arguments.operands)
        if !run.isJSON { for line in run.table.legend { console.line(line) } }
        let status = try recordings.forEach(console) { path throws(CommandFailure) in try run.compare(path) }
        if !run.isJSON { run.printTally() }
        return status
    }

    private let options: ReplayOptions
    private let rules: [DismissRules]
    private let table: ComparisonTable
    private let isJSON: Bool
    private let console: Console
    private var tally = (gestures: 0, unanimous: 0, recordings: 0)

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        options = try ReplayOptions(arguments)
        rules = try Self.chosen(arguments.value("presets"))
        table = ComparisonTable(
            rules: rules, showsOnlyDifferences: arguments.has("only-differences"), explains: arguments.has("explain"))
        isJSON = arguments.has("json")
        self.console = console
    }

    private static func chosen(_ names: String?) throws(CommandFailure) -> [DismissRules] {
        guard let names else { return DismissRules.presets }
        var rules: [DismissRules] = []
        for name in names.split(separator: ",") { rules.append(try ReplayOptions.rules(String(name))) }
        if rules.isEmpty { throw CommandFailure(.usage, "--presets takes names such as flowstack,compose") }
        return rules
    }

    private mutating func compare(_ path: String) throws(CommandFailure) -> ExitStatus {
        let compared = try ComparedRecording(path, rules, options)
        console.progress("")
        if isJSON { printJSON(compared.comparison, of: path) } else { printRows(compared) }
        tally.gestures += compared.comparison.gestures.count
        tally.unanimous += compared.comparison.gestures.count { $0.isUnanimous }
        tally.recordings += 1
        for remark in compared.remarks { console.remark(remark) }
        guard let damage = compared.damage else { return .done }
        console.remark(damage.text)
        return damage.status
    }

    private func printJSON(_ comparison: Comparison, of path: String) {
        guard let surface = comparison.surface else { return }
        for gesture in comparison.gestures where !(table.showsOnlyDifferences && gesture.isUnanimous) {
            for (outcome, rules) in zip(gesture.outcomes, rules) {
                console.line(outcome.comparedJSON(file: path, preset: rules.name, surface: surface).text)
            }
        }
    }

    private func printRows(_ compared: ComparedRecording) {
        let rows = table.rows(compared.comparison)
        if rows.isEmpty && table.showsOnlyDifferences { return }
        console.line("")
        console.line(compared.heading)
        console.line(rows.isEmpty ? "      no gesture" : table.heading)
        for row in rows { console.line(row) }
    }

    private func printTally() {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        console.line("")
        console.line(
            "\(count(tally.gestures, "gesture")) in \(count(tally.recordings, "recording")): "
                + (rules.count == 1 ? "one preset agrees" : "all \(rules.count) presets agree")
                + " on \(tally.unanimous)")
    }
}
