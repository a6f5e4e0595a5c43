import Documents
import Gestures
import Harness
import Tuning

/// `flowtouch reduce`.
enum ReduceCommand {
    static let command = Command(
        name: "reduce", summary: "Write what rules can ask of labelled gestures, to be tuned on many machines",
        operands: "FILE|FOLDER…", operandCount: 1...1_000_000,
        discussion: """
            Replays each recording once and writes a line of JSON for each gesture: its label, and all that rules can ask \
            of its lift. flowtouch tally counts what becomes of these gestures under every rules of a grid, which takes \
            the recordings no more. Fields that change the drag itself (slop, axis, velocity …) are replayed for each \
            value, so they are varied here; all others are varied by tally. One recording is in memory at a time.
            """,
        options: TuneCommand.labelOptions + [
            .repeatable(
                "vary", value: "FIELD=LO:HI:STEP",
                "reduce for each of these values of a field that changes the drag; a list a,b,c too"),
            .option("output", "o", value: "FILE", "write to FILE (default: standard output)"),
            .option(
                "split", value: "N",
                "begin another file after every N recordings: FILE-1, FILE-2 …, the number before the ending"),
            .flag("force", "f", "overwrite FILE if it exists"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let options = try ReplayOptions(arguments)
        let header = try TuneCommand.usage { () throws(TuningError) in
            var fields: [VariedField] = []
            for text in arguments.values("vary") { fields.append(try VariedField(parsing: text)) }
            let rules = options.rules ?? .flowstack
            _ = try VariedField.rules(rules, with: fields.map { ($0, $0.values[0]) })
            return try ReducedHeader(reducing: rules, fields)
        }
        var labels = try TuneCommand.told(arguments)
        let paths = try ReplayCommand.recordings(arguments.operands)
        let split = try arguments.int("split", in: 1...1_000_000)
        let output = arguments.value("output") ?? "-"
        guard split == nil || output != "-" else {
            throw CommandFailure(.usage, "--split needs -o FILE, since standard output is one file")
        }
        let size = split ?? paths.count
        let interruption = Interruption()
        var status = ExitStatus.done
        for start in stride(from: 0, to: paths.count, by: size) {
            let name = split == nil ? output : numbered(output, start / size + 1)
            var file = try ConvertedOutput(name, overwriting: arguments.has("force"), console)
            var bytes = Array((header.json.text + "\n").utf8)
            file.write(&bytes)
            for index in start..<min(start + size, paths.count) {
                guard !interruption.came else {
                    throw CommandFailure(.no, "stopped: \(quotedPath(name)) was not written")
                }
                if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(paths[index]))") }
                do throws(CommandFailure) {
                    let (gestures, read) = try reduced(paths[index], header, &labels, options, console)
                    status.worsen(to: read)
                    for gesture in gestures { bytes += Array((gesture.json.text + "\n").utf8) }
                    file.write(&bytes)
                } catch {
                    guard paths.count > 1, error.status == .unreadable else { throw error }
                    console.progress("")
                    console.remark("flowtouch: \(error.message)")
                    status = .unreadable
                }
            }
            try file.finish()
        }
        console.progress("")
        for place in labels.unusedPlaces { console.remark("\(place): concerns none of the recordings") }
        return status
    }

    private static func reduced(
        _ path: String, _ header: ReducedHeader, _ labels: inout IntentLabels, _ options: ReplayOptions,
        _ console: Console
    ) throws(CommandFailure) -> ([ReducedGesture], ExitStatus) {
        let (recording, sidecar, status) = try TuneCorpus.recording(path, options, console)
        guard recording.scenario.stack == nil else {
            throw CommandFailure(
                .usage,
                "\(quotedPath(path)): it drives a stack, so that what a lift comes to changes what follows, and cannot be"
                    + " reduced; flowtouch tune replays it for each of the rules")
        }
        let gestures = try TuneCommand.usage { () throws(TuningError) in
            try recording.reduced(header) { count throws(TuningError) in
                try labels.intents(of: path, gestures: count, sidecar: sidecar)
            }
        }
        return (gestures, status)
    }

    /// `corpus.jsonl` as `corpus-3.jsonl`.
    private static func numbered(_ path: String, _ number: Int) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let name = path.dropFirst(folder.count)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path)-\(number)" }
        return "\(folder)\(name[..<dot])-\(number)\(name[dot...])"
    }
}
