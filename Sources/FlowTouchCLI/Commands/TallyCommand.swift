import Documents
import Harness
import Tuning

/// `flowtouch tally`.
enum TallyCommand {
    static let command = Command(
        name: "tally", summary: "Count the reduced gestures that each set of rules in a grid dismisses",
        operands: "REDUCED…", operandCount: 1...1_000_000,
        discussion: """
            Takes files by flowtouch reduce. For every combination of the values that --vary gives, counts how many \
            gestures of each device, person and intent it dismisses. flowtouch decide adds up the tallies of different \
            recordings and recommends rules. You need not name the fields again that flowtouch reduce varied.
            """,
        options: [
            TuneOptions.vary,
            .option("output", "o", value: "FILE", "write to FILE (default: standard output)"),
            .flag("force", "f", "overwrite FILE if it exists"),
        ], run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        let fields = try TuneOptions.checked { () throws(TuningError) in
            try TuneOptions.fieldsOrThreshold(arguments)
        }
        var output = try CommandOutput(
            arguments.value("output") ?? "-", overwriting: arguments.has("force"), console)
        let interruption = Interruption()
        var sum: SweepTally?
        for (index, path) in arguments.operands.enumerated() {
            guard !interruption.came else { throw CommandFailure(.no, "stopped: nothing was written") }
            if arguments.operands.count > 1 {
                console.progress("\(index + 1) of \(arguments.operands.count)  \(quoted(path))")
            }
            let tally = try tally(path, fields)
            do throws(TuningError) {
                if sum == nil { sum = tally } else { try sum?.add(tally) }
            } catch {
                throw CommandFailure(.usage, "\(quotedPath(path)): \(error)")
            }
        }
        console.progress("")
        for line in sum?.lines ?? [] {
            var bytes = Array((line.text + "\n").utf8)
            output.write(&bytes)
        }
        try output.finish()
        return .done
    }

    private static func tally(_ path: String, _ fields: [VariedField]) throws(CommandFailure) -> SweepTally {
        var file = try JSONLineFile(path)
        let header = try file.first { node throws(YamlError) in try ReducedHeader(node, .reduced) }
        let grid: TuningGrid
        do throws(TuningError) {
            for field in fields {
                // An error in a field is reported once here, not as a contradiction at every point.
                _ = try VariedField.rules(header.rules, with: [(field, field.values[0])])
            }
            grid = try header.grid(varying: fields)
        } catch {
            throw CommandFailure(.usage, "\(quotedPath(path)): \(error)")
        }
        var gestures: [ReducedGesture] = []
        while let gesture = try file.next({ node throws(YamlError) in try header.gesture(node) }) {
            gestures.append(gesture)
        }
        return SweepTally(gestures, grid)
    }
}
