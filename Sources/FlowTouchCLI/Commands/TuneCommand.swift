import Documents
import Gestures
import Harness
import RecordingFiles
import Tuning

/// `flowtouch tune`.
struct TuneCommand {
    static let command = Command(
        name: "tune", summary: "Find the rules that fit labelled recordings, and how certain that is",
        operands: "FILE|FOLDER…", operandCount: 1...1_000_000,
        discussion: """
            Tries every combination of the values that --vary gives, and recommends the one in the middle of those that \
            misjudge least. Gestures are labelled with what they were meant to be: by "intent" in the .json beside a \
            recording, by --labels or by --intent. Fields are named as in flowtouch rules --fields, their parts joined by \
            dots; threshold is short for down, and fling for fling.limit. Rules beside a recording are ignored.
            """,
        options: TuneOptions.labels + [TuneOptions.vary] + TuneOptions.decision + [
            .option("plot", value: "OUT", "draw the gestures, the border and the costs: .svg, .png or .pdf"),
            .option("report", value: "OUT.html", "write a page with tables, pictures and every misjudged gesture"),
            .flag("dark", nil, "draw light on dark"),
            .flag("force", "f", "overwrite existing files"),
            .flag("json", "j", "print one JSON object instead of the report"),
            .flag("timing", nil, "report how many gestures were judged per second, and by a plain replay"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        var tune = try TuneCommand(arguments, console)
        var files = try Files(arguments, console)
        return try tune.run(&files)
    }

    /// The files to write. A file that cannot be written is reported before the work.
    private struct Files: ~Copyable {
        var rules: CommandOutput?
        var table: CommandOutput?
        var picture: CommandOutput?
        var page: CommandOutput?

        init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
            rules = try TuneOptions.output("output", arguments, console)
            table = try TuneOptions.output("csv", arguments, console)
            picture = try TuneOptions.output("plot", arguments, console)
            page = try TuneOptions.output("report", arguments, console)
        }
    }

    private let arguments: Arguments
    private let console: Console
    private let options: ReplayOptions
    private let base: DismissRules
    private let fields: [VariedField]
    private let weights: ErrorWeights
    private let plot: TunePlot
    private var labels: IntentLabels
    private let interruption = Interruption()

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        self.arguments = arguments
        self.console = console
        let options = try ReplayOptions(arguments)
        let base = options.rules ?? .flowstack
        (fields, weights) = try TuneOptions.checked { () throws(TuningError) -> ([VariedField], ErrorWeights) in
            let fields = try TuneOptions.fieldsOrThreshold(arguments)
            // An error in a field is reported before recordings are read.
            _ = try VariedField.rules(base, with: fields.map { ($0, $0.values[0]) })
            _ = try TuningGrid(base, fields)
            return (fields, try TuneOptions.weights(arguments))
        }
        (self.options, self.base) = (options, base)
        plot = try TunePlot(arguments)
        labels = try TuneOptions.labels(arguments)
    }

    private mutating func run(_ files: inout Files) throws(CommandFailure) -> ExitStatus {
        let recordings = try RecordingPaths(arguments.operands)
        let corpus = try TuneCorpus(
            recordings, labels: &labels, options: options, base: base, console: console, interruption: interruption)
        if !arguments.has("json") { for line in TuneCorpus.summary(corpus.counts) { console.line(line) } }
        try requireLabels(corpus)
        let start = ContinuousClock.now
        let result = try swept(corpus)
        let time = ContinuousClock.now - start
        let heldOut = result.sweep.heldOut(weights) { done, count in
            console.progress("held out \(done) of \(count)")
            return !interruption.came
        }
        console.progress("")
        if result.sweep.sweptCount < result.sweep.grid.count {
            console.remark("stopped: \(result.sweep.sweptCount) of \(result.sweep.grid.count) rules were tried")
        }
        let report = report(result, heldOut)
        try write(report, corpus, &files)
        if arguments.has("json") {
            console.line(TuneJSON.object(result, heldOut).text)
        } else {
            for line in report.lines { console.line(line) }
        }
        if arguments.has("timing") { console.remark(TuneReport.timing(result, time, corpus)) }
        return corpus.status
    }

    private func requireLabels(_ corpus: TuneCorpus) throws(CommandFailure) {
        guard corpus.gestures.isEmpty else { return }
        if corpus.unlabelled.isEmpty {
            throw CommandFailure(corpus.status == .done ? .no : corpus.status, "there is no gesture to judge by")
        }
        throw CommandFailure(
            .usage,
            "no gesture is labelled; label them with --intent dismiss='*swipe*', --labels FILE or \"intent\" in the "
                + ".json beside a recording")
    }

    /// Judges every gesture under every rules.
    private func swept(_ corpus: TuneCorpus) throws(CommandFailure) -> TuningResult {
        let start = ContinuousClock.now
        return try TuneOptions.checked { () throws(TuningError) -> TuningResult in
            let replaysAll = corpus.hasStack || base.faults.contains(.disabledGoesDead)
            let grid = try TuningGrid(base, fields, replaysAll: replaysAll)
            let sweep = TuningSweep(corpus.recordings, corpus.gestures, grid) { done in
                let left = (ContinuousClock.now - start) / .seconds(1) * (1 - done) / max(done, 1e-9)
                console.progress("\(Int(done * 100)) % of \(grid.count) rules, \(Int(left.rounded(.up))) s left")
                return !interruption.came
            }
            return try TuningResult(corpus.recordings, sweep, weights: weights)
        }
    }

    private func report(_ result: TuningResult, _ heldOut: [HeldOut]) -> TuneReport {
        let written = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
        return TuneReport(
            result: result, heldOut: heldOut, rulesName: written ?? arguments.value("rules"),
            isWritten: written != nil, options: ReplayOptions.repeated(arguments))
    }

    private func write(
        _ report: TuneReport, _ corpus: TuneCorpus, _ files: inout Files
    ) throws(CommandFailure) {
        let result = report.result
        try files.rules?.finish(with: Array(RulesDocument.text(result.rules).utf8))
        try files.table?.finish(with: TuneTable.bytes(result.sweep.grid, result.sweep.tallies, weights))
        if files.picture != nil { try files.picture?.finish(with: try plot.bytes(result)) }
        if files.page != nil {
            let page = TunePage(report: report, corpus: corpus, plot: plot)
            try files.page?.finish(with: Array(page.text.utf8))
            console.remark(TunePage.caution)
        }
    }
}
