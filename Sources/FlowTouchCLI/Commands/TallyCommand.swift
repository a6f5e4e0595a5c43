import Documents
import Harness
import Tuning

/// `flowtouch tally`.
enum TallyCommand {
    static let command = Command(
        name: "tally", summary: "Count what every rules of a grid make of reduced gestures",
        operands: "REDUCED…", operandCount: 1...1_000_000,
        discussion: """
            Takes files by flowtouch reduce and counts, for every combination of the values that --vary gives, how many \
            gestures of each device, person and intent it dismisses. Tallies of different recordings add up: flowtouch \
            decide adds them and recommends. Fields that flowtouch reduce varied need not be named again.
            """,
        options: [
            .repeatable(
                "vary", value: "FIELD=LO:HI:STEP",
                "try these values of a field; a list a,b,c too (default: threshold=20:200:1)"),
            .option("output", "o", value: "FILE", "write to FILE (default: standard output)"),
            .flag("force", "f", "overwrite FILE if it exists"),
        ]
    ) { arguments, console throws(CommandFailure) in
        let fields = try TuneCommand.usage { () throws(TuningError) in try TuneCommand.varied(arguments.values("vary"))
        }
        var output = try ConvertedOutput(
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
                // What is wrong with a field is said once, not as a contradiction of every point.
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
