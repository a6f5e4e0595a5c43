import Documents
import Harness
import Tuning

/// `flowtouch decide`.
enum DecideCommand {
    static let command = Command(
        name: "decide", summary: "Add tallies up and recommend the rules that fit all their gestures",
        operands: "TALLY…", operandCount: 1...1_000_000,
        discussion: """
            Adds up tallies by flowtouch tally, of different recordings but the same grid, and reports what flowtouch \
            tune reports for all these recordings together. It does not name single gestures, neither those near the \
            border nor those misjudged.
            """,
        options: TuneOptions.decision + [
            .flag("force", "f", "overwrite FILE if it exists"),
            .flag("json", "j", "print one JSON object instead of the report"),
        ], run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        let weights = try TuneOptions.checked { () throws(TuningError) in try TuneOptions.weights(arguments) }
        // A file that cannot be written is reported before the work.
        var rulesFile = try TuneOptions.output("output", arguments, console)
        var table = try TuneOptions.output("csv", arguments, console)
        let tally = try sum(arguments.operands)
        guard tally.groups.keys.contains(where: { $0.intent != nil }) else {
            throw CommandFailure(.usage, "no gesture is labelled; flowtouch reduce takes --intent and --labels")
        }
        let (sweep, decision) = try TuneOptions.checked { () throws(TuningError) in
            let sweep = try TalliedSweep(tally)
            return (sweep, try sweep.decision(weights))
        }
        let heldOut = sweep.heldOut(weights)
        try rulesFile?.finish(with: Array(RulesDocument.text(decision.rules).utf8))
        try table?.finish(with: TuneTable.bytes(sweep.grid, sweep.tallies(), weights))
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
        guard let sum else { throw CommandFailure(.usage, "decide needs at least one tally") }
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
