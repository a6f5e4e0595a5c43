import Gestures
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch replay`.
enum ReplayCommand {
    static let command = Command(
        name: "replay", summary: "Report the outcome of each gesture in recordings, and why",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            Reads recordings of touch devices, runs the dismiss gesture on them and prints one line for each gesture. \
            The format is detected: \(RecordingFormat.titles), also as .gz and .xz; - is standard input. If a .json lies beside a recording, its surface, \
            scenario and rules apply; options override them. A damaged recording is replayed up to the damage; the \
            exit status is then 3, unless its .json says that it is damaged.
            """,
        options: [
            .flag("trace", "t", "print every step: time, clause, phases, effects"),
            .flag("json", "j", "print one JSON object for each gesture"),
            .flag("summary", "s", "print only how many gestures had which result"),
            .option(
                "junit", value: "FILE",
                "write a JUnit report with one test for each gesture, compared with the .json beside the recording"),
            .flag("force", "f", "let --junit overwrite a file that is not a JUnit report"),
            .flag("realtime", nil, "take as long as the recording took, and print the steps as they happen"),
        ] + ReplayOptions.options, run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        for (one, other) in [("json", "trace"), ("summary", "json"), ("summary", "trace")] {
            try arguments.refuse(one, with: other)
        }
        try arguments.refuse("force", without: "junit", "it lets the report overwrite a file")
        let options = try ReplayOptions(arguments)
        let reportPath = arguments.value("junit")
        if let reportPath, !arguments.has("force") { try JUnitReport.refuseOther(than: reportPath) }
        let recordings = try RecordingPaths(arguments.operands)
        let isRealtime = arguments.has("realtime")
        let showsTrace = arguments.has("trace") || isRealtime
        let isSummary = arguments.has("summary")
        var tally = ReplayTally()
        var report = JUnitReport()
        let status = try recordings.forEach(
            console, skipsOnlyOne: reportPath != nil, skipped: { report.addUnread($0, $1.message) }
        ) { path throws(CommandFailure) in
            let printer = ReplayPrinter(console: console, isJSON: arguments.has("json"), showsTrace: showsTrace)
            var kept: [Outcome] = []
            let replayed = try ReplayedRecording(
                path, options, recordsTrace: showsTrace, pace: isRealtime ? Pace() : nil
            ) { source, outcomes, trace in
                if !isSummary { printer.print(source, outcomes, trace) }
                tally.add(outcomes)
                if reportPath != nil { kept += outcomes }
            }
            printer.finish(replayed.source, isSummary: isSummary)
            tally.addRecording()
            if reportPath != nil { report.add(replayed, kept) }
            return replayed.remarkOnInput(console)
        }
        if let reportPath {
            try CommandOutput.write(Array(report.text.utf8), to: reportPath, overwriting: true, console)
        }
        if isSummary || (!arguments.has("json") && recordings.paths.count > 1) { console.line(tally.sentence) }
        return status
    }
}
