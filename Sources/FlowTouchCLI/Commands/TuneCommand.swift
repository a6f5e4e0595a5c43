import Documents
import Gestures
import Harness
import RecordingFiles
import Tuning

/// `flowtouch tune`.
enum TuneCommand {
    /// The options that say what was meant.
    static let labelOptions: [Command.Option] = [
        .repeatable(
            "intent", value: "INTENT=PATTERN",
            "the recordings whose paths fit: dismiss, keep, scroll or tap, such as dismiss='*swipe*'"),
        .option("labels", "l", value: "FILE", "a table of path, gesture (may be left out), intent, with tabs"),
    ]

    static let command = Command(
        name: "tune", summary: "Find the rules that fit labelled recordings, and say how sure that is",
        operands: "FILE|FOLDER…", operandCount: 1...1_000_000,
        discussion: """
            Tries every combination of the values that --vary gives and recommends the one in the middle of those that \
            misjudge least. What each gesture was meant to be is told by "intent" in the .json beside its recording, by \
            --labels or by --intent. Fields are those of flowtouch rules --fields, parts joined by dots; threshold is \
            short for down, fling for fling.limit. The rules beside a recording are not looked at.
            """,
        options: labelOptions + [
            .repeatable(
                "vary", value: "FIELD=LO:HI:STEP",
                "try these values of a field; a list a,b,c too (default: threshold=20:200:1)"),
            .option("cost", value: "WEIGHTS", "what an error costs (default: missed=1,false=1)"),
            .option("output", "o", value: "FILE", "write the recommended rules, for replay --rules"),
            .option("csv", value: "FILE", "write every combination and its errors"),
            .option("plot", value: "OUT", "draw the gestures, the border and the costs: .svg, .png or .pdf"),
            .option("report", value: "OUT.html", "write one page with tables, pictures and what is misjudged"),
            .flag("dark", nil, "draw and report light on dark"),
            .flag("force", "f", "overwrite what exists"),
            .flag("json", "j", "print one JSON object instead of the report"),
            .flag("timing", nil, "say how many gestures a second were judged, beside a plain replay"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let options = try ReplayOptions(arguments)
        let base = options.rules ?? .flowstack
        let (fields, weights) = try usage { () throws(TuningError) -> ([VariedField], ErrorWeights) in
            let fields = try varied(arguments.values("vary"))
            // What is wrong with a field is said before recordings are read.
            _ = try VariedField.rules(base, with: fields.map { ($0, $0.values[0]) })
            _ = try TuningGrid(base, fields)
            return (fields, try costs(arguments.value("cost")))
        }
        let plot = try TunePlot(arguments)
        var labels = try told(arguments)
        // What cannot be written is said before the work is done.
        var rulesFile = try output("output", arguments, console)
        var table = try output("csv", arguments, console)
        var picture = try output("plot", arguments, console)
        var page = try output("report", arguments, console)
        let interruption = Interruption()
        let paths = try ReplayCommand.recordings(arguments.operands)
        let corpus = try TuneCorpus(paths, &labels, options, base, console, interruption)
        let wantsJSON = arguments.has("json")
        if !wantsJSON { for line in TuneCorpus.summary(corpus.counts) { console.line(line) } }
        guard !corpus.gestures.isEmpty else {
            if corpus.unlabelled.isEmpty {
                throw CommandFailure(corpus.status == .done ? .no : corpus.status, "there is no gesture to judge by")
            }
            throw CommandFailure(
                .usage,
                "no gesture is labelled; say what was meant with --intent dismiss='*swipe*', --labels FILE or \"intent\""
                    + " in the .json beside a recording")
        }
        let clock = ContinuousClock()
        let start = clock.now
        let result = try usage { () throws(TuningError) -> TuningResult in
            let replaysAll = corpus.hasStack || base.faults.contains(.disabledGoesDead)
            let grid = try TuningGrid(base, fields, replaysAll: replaysAll)
            let sweep = TuningSweep(corpus.recordings, corpus.gestures, grid) { done in
                let left = (clock.now - start) / .seconds(1) * (1 - done) / max(done, 1e-9)
                console.progress("\(Int(done * 100)) % of \(grid.count) rules, \(Int(left.rounded(.up))) s left")
                return !interruption.came
            }
            return try TuningResult(corpus.recordings, sweep, weights: weights)
        }
        let sweepTime = clock.now - start
        let heldOut = result.sweep.heldOut(weights) { done, count in
            console.progress("held out \(done) of \(count)")
            return !interruption.came
        }
        console.progress("")
        if result.sweep.sweptCount < result.sweep.grid.count {
            console.remark("stopped: \(result.sweep.sweptCount) of \(result.sweep.grid.count) rules were tried")
        }
        if rulesFile != nil {
            var bytes = Array(RulesDocument.text(result.rules).utf8)
            rulesFile?.write(&bytes)
            try rulesFile?.finish()
        }
        if table != nil {
            var bytes = TuneTable.bytes(result.sweep.grid, result.sweep.tallies, weights)
            table?.write(&bytes)
            try table?.finish()
        }
        if picture != nil {
            var bytes = try plot.bytes(result)
            picture?.write(&bytes)
            try picture?.finish()
        }
        let written = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
        let report = TuneReport(
            result: result, heldOut: heldOut, rulesName: written ?? arguments.value("rules"),
            isWritten: written != nil, options: ReplayOptions.repeated(arguments))
        if page != nil {
            var bytes = Array(TunePage(report: report, corpus: corpus, plot: plot).text.utf8)
            page?.write(&bytes)
            try page?.finish()
            console.remark(TunePage.caution)
        }
        if wantsJSON {
            console.line(TuneJSON.object(result, heldOut).text)
        } else {
            for line in report.lines { console.line(line) }
        }
        if arguments.has("timing") { console.remark(TuneReport.timing(result, sweepTime, corpus)) }
        return corpus.status
    }

    /// Where an option that names a file says to write; `nil`: nowhere.
    static func output(
        _ option: String, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) -> ConvertedOutput? {
        guard let path = arguments.value(option) else { return nil }
        return try ConvertedOutput(path, overwriting: arguments.has("force"), console)
    }

    /// The fields that `--vary` names.
    static func varied(_ texts: [String]) throws(TuningError) -> [VariedField] {
        var fields: [VariedField] = []
        for text in texts { fields.append(try VariedField(parsing: text)) }
        return fields.isEmpty ? [try VariedField(parsing: "threshold=20:200:1")] : fields
    }

    /// What `--cost` says.
    static func costs(_ text: String?) throws(TuningError) -> ErrorWeights {
        guard let text else { return ErrorWeights() }
        return try ErrorWeights(parsing: text)
    }

    /// What `--intent` and `--labels` say.
    static func told(_ arguments: Arguments) throws(CommandFailure) -> IntentLabels {
        var labels = IntentLabels()
        for pattern in arguments.values("intent") {
            try usage { () throws(TuningError) in try labels.add(pattern: pattern) }
        }
        guard let path = arguments.value("labels") else { return labels }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try InputFile.bytes(of: path)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        try usage { () throws(TuningError) in
            try labels.add(table: String(decoding: bytes, as: UTF8.self), named: path)
        }
        return labels
    }

    /// What went wrong in tuning is the user's to mend.
    static func usage<Value>(_ body: () throws(TuningError) -> Value) throws(CommandFailure) -> Value {
        do throws(TuningError) {
            return try body()
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }
}
