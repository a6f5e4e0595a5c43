import Documents
import Gestures
import Harness
import Tuning

/// `flowtouch reduce`.
struct ReduceCommand {
    static let command = Command(
        name: "reduce", summary: "Write what tuning needs of labelled gestures, to tune on many machines",
        operands: "FILE|FOLDER…", operandCount: 1...1_000_000,
        discussion: """
            Replays each recording once and writes one line of JSON for each gesture: its label, and everything that \
            rules look at when it lifts. flowtouch tally then counts the gestures that each set of rules in a grid \
            dismisses, without the recordings. Fields that change the drag itself (slop, axis, velocity …) need a replay \
            for each value, so vary them here; tally varies all others. One recording is in memory at a time.
            """,
        options: TuneOptions.labels + [
            .repeatable(
                "vary", value: "FIELD=LO:HI:STEP",
                "reduce for each of these values, or a list a,b,c, of a field that changes the drag"),
            .option("output", "o", value: "FILE", "write to FILE (default: standard output)"),
            .option(
                "split", value: "N",
                "start another file after every N recordings: FILE-1, FILE-2 …, with the number before the extension"),
            .flag("force", "f", "overwrite FILE if it exists"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        var run = try ReduceCommand(arguments, console)
        return try run.reduceAll()
    }

    private let options: ReplayOptions
    private let header: ReducedHeader
    private var labels: IntentLabels
    private let recordings: RecordingPaths
    private let output: String
    /// How many recordings go into a file, or `nil` for one file with all.
    private let split: Int?
    private let overwrites: Bool
    private let console: Console
    private var status = ExitStatus.done

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        let options = try ReplayOptions(arguments)
        header = try TuneOptions.checked { () throws(TuningError) in
            let fields = try TuneOptions.fields(arguments)
            let rules = options.rules ?? .flowstack
            _ = try VariedField.rules(rules, with: fields.map { ($0, $0.values[0]) })
            return try ReducedHeader(reducing: rules, fields)
        }
        self.options = options
        labels = try TuneOptions.labels(arguments)
        recordings = try RecordingPaths(arguments.operands)
        split = try arguments.int("split", in: 1...1_000_000)
        output = arguments.value("output") ?? "-"
        overwrites = arguments.has("force")
        self.console = console
        guard split == nil || output != "-" else {
            throw CommandFailure(.usage, "--split needs -o FILE, because standard output is one file")
        }
    }

    private mutating func reduceAll() throws(CommandFailure) -> ExitStatus {
        let count = recordings.paths.count
        let size = split ?? count
        let interruption = Interruption()
        for start in stride(from: 0, to: count, by: size) {
            let path = split == nil ? output : NumberedPath.path(output, start / size + 1)
            try writeFile(path, start..<min(start + size, count), interruption)
        }
        console.progress("")
        TuneOptions.remarkOnUnused(labels, console)
        return status
    }

    private mutating func writeFile(
        _ path: String, _ range: Range<Int>, _ interruption: Interruption
    ) throws(CommandFailure) {
        var file = try CommandOutput(path, overwriting: overwrites, console)
        var bytes = Array((header.json.text + "\n").utf8)
        file.write(&bytes)
        for index in range {
            guard !interruption.came else {
                throw CommandFailure(.no, "stopped: \(quotedPath(path)) was not written")
            }
            recordings.showProgress(index, console)
            do throws(CommandFailure) {
                for gesture in try reduced(recordings.paths[index]) { bytes += (gesture.json.text + "\n").utf8 }
                file.write(&bytes)
            } catch {
                guard recordings.skips(error) else { throw error }
                console.remark("flowtouch: \(error.message)")
                status = .unreadable
            }
        }
        try file.finish()
    }

    private mutating func reduced(_ path: String) throws(CommandFailure) -> [ReducedGesture] {
        let (recording, sidecar, read) = try TuneCorpus.recording(path, options, console)
        guard recording.scenario.stack == nil else {
            throw CommandFailure(
                .usage,
                "\(quotedPath(path)): cannot reduce a recording that drives a stack, because each lift changes what "
                    + "follows; flowtouch tune replays it for each point of the grid")
        }
        let gestures = try TuneOptions.checked { () throws(TuningError) in
            try recording.reduced(header) { count throws(TuningError) in
                try labels.intents(of: path, gestures: count, sidecar: sidecar)
            }
        }
        status.worsen(to: read)
        return gestures
    }
}
