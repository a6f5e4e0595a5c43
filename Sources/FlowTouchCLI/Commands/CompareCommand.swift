import Documents
import Gestures
import Harness
import RecordingFiles
import TouchInput

/// `flowtouch compare`.
enum CompareCommand {
    static let command = Command(
        name: "compare", summary: "Judge the same gestures by every preset, side by side", operands: "FILE|FOLDER…",
        operandCount: 1...100_000,
        discussion: """
            One row for each gesture, one column for each preset; where they disagree the row is marked, and the cells \
            that are not as most. The rules that lie beside a recording are not looked at, its surface and scenario are.
            """,
        options: [
            .flag("json", "j", "print one JSON object for each gesture and preset"),
            .flag("only-differences", nil, "leave out the gestures that all agree on"),
            .flag("explain", "x", "under each row that differs, the numbers that decided the cells that do"),
            .option(
                "presets", "p", value: "NAME,…",
                "compare these alone, presets' names or rules files (default: all presets)"
            ),
        ] + ReplayOptions.scenarioOptions
    ) { arguments, console throws(CommandFailure) in
        let options = try ReplayOptions(arguments)
        let rules = try chosen(arguments.value("presets"))
        let paths = try ReplayCommand.recordings(arguments.operands)
        let table = ComparisonTable(
            rules: rules, showsOnlyDifferences: arguments.has("only-differences"), explains: arguments.has("explain"))
        let wantsJSON = arguments.has("json")
        if !wantsJSON { for line in table.legend { console.line(line) } }
        var status = ExitStatus.done
        var tally = (gestures: 0, unanimous: 0, recordings: 0)
        for (index, path) in paths.enumerated() {
            if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(path))") }
            let compared: ComparedRecording
            do throws(CommandFailure) {
                compared = try ComparedRecording(path, rules, options)
            } catch {
                guard paths.count > 1, error.status == .unreadable else { throw error }
                console.remark("flowtouch: \(error.message)")
                status = .unreadable
                continue
            }
            console.progress("")
            let comparison = compared.comparison
            if wantsJSON {
                for gesture in comparison.gestures {
                    guard let surface = comparison.surface else { continue }
                    if table.showsOnlyDifferences && gesture.isUnanimous { continue }
                    for (outcome, rules) in zip(gesture.outcomes, rules) {
                        console.line(outcome.comparedJSON(file: path, preset: rules.name, surface: surface).text)
                    }
                }
            } else {
                let rows = table.rows(comparison)
                if !rows.isEmpty || !table.showsOnlyDifferences {
                    console.line("")
                    console.line(compared.heading)
                    console.line(rows.isEmpty ? "      no gesture" : table.heading)
                    for row in rows { console.line(row) }
                }
            }
            tally.gestures += comparison.gestures.count
            tally.unanimous += comparison.gestures.count { $0.isUnanimous }
            tally.recordings += 1
            for remark in compared.remarks { console.remark(remark) }
            if let damage = compared.damage {
                console.remark(damage.text)
                if damage.status != .done { status = damage.status }
            }
        }
        if !wantsJSON {
            console.line("")
            console.line(
                "\(count(tally.gestures, "gesture")) in \(count(tally.recordings, "recording")): "
                    + (rules.count == 1 ? "one preset" : "all \(rules.count) presets")
                    + " agree\(rules.count == 1 ? "s" : "") on \(tally.unanimous)")
        }
        return status
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    private static func chosen(_ names: String?) throws(CommandFailure) -> [DismissRules] {
        guard let names else { return DismissRules.presets }
        var rules: [DismissRules] = []
        for name in names.split(separator: ",") { rules.append(try ReplayOptions.rules(String(name))) }
        if rules.isEmpty { throw CommandFailure(.usage, "--presets takes names such as flowstack,compose") }
        return rules
    }
}
