import Documents
import Harness
import Tuning

/// `flowtouch decide`.
enum DecideCommand {
    static let command = Command(
        name: "decide", summary: "Add tallies up and recommend the rules that fit all their gestures",
        operands: "TALLY…", operandCount: 1...1_000_000,
        discussion: """
            Takes tallies by flowtouch tally, of different recordings but of the same grid, and says what flowtouch tune \
            says of all the recordings together, but for single gestures: it names none that is near to the border or \
            misjudged.
            """,
        options: [
            .option("cost", value: "WEIGHTS", "what an error costs (default: missed=1,false=1)"),
            .option("output", "o", value: "FILE", "write the recommended rules, for replay --rules"),
            .option("csv", value: "FILE", "write every combination and its errors"),
            .flag("force", "f", "overwrite FILE if it exists"),
            .flag("json", "j", "print one JSON object instead of the report"),
        ]
    ) { arguments, console throws(CommandFailure) in
        let weights = try TuneCommand.usage { () throws(TuningError) in try TuneCommand.costs(arguments.value("cost")) }
        var rulesFile = try TuneCommand.output("output", arguments, console)
        var table = try TuneCommand.output("csv", arguments, console)
        let tally = try sum(arguments.operands)
        guard tally.groups.keys.contains(where: { $0.intent != nil }) else {
            throw CommandFailure(.usage, "no gesture is labelled; flowtouch reduce takes --intent and --labels")
        }
        let (sweep, decision) = try TuneCommand.usage { () throws(TuningError) in
            let sweep = try TalliedSweep(tally)
            return (sweep, try sweep.decision(weights))
        }
        let heldOut = sweep.heldOut(weights)
        if rulesFile != nil {
            var bytes = Array(RulesDocument.text(decision.rules).utf8)
            rulesFile?.write(&bytes)
            try rulesFile?.finish()
        }
        if table != nil {
            var bytes = TuneTable.bytes(sweep.grid, sweep.tallies(), weights)
            table?.write(&bytes)
            try table?.finish()
        }
        if arguments.has("json") {
            console.line(TuneJSON.object(decision, heldOut).text)
        } else {
            let text = TuneDecisionText(decision: decision, heldOut: heldOut)
            for line in summary(tally) + text.lines + text.heldOutLines { console.line(line) }
        }
        return .done
    }

    private static func sum(_ paths: [String]) throws(CommandFailure) -> SweepTally {
        var sum: SweepTally?
        for path in paths {
            var file = try JSONLineFile(path)
            var tally = try file.first { node throws(YamlError) in try SweepTally(header: node) }
            let points: Int
            do throws(TuningError) {
                points = try tally.header.grid().count
            } catch {
                throw CommandFailure(.unreadable, "\(quotedPath(path)): \(error)")
            }
            while try file.next({ node throws(YamlError) in try tally.add(node, points: points) }) != nil {}
            do throws(TuningError) {
                if sum == nil { sum = tally } else { try sum?.add(tally) }
            } catch {
                throw CommandFailure(.usage, "\(quotedPath(path)): \(error)")
            }
        }
        guard let sum else { throw CommandFailure(.usage, "no tally was given") }
        return sum
    }

    private static func summary(_ tally: SweepTally) -> [String] {
        var counts: [String: [Sidecar.Intent?: Int]] = [:]
        for (group, own) in tally.groups {
            counts[group.owner.device, default: [:]][group.intent, default: 0] += own.gestures
        }
        return TuneCorpus.summary(counts)
    }
}
