import Gestures
import Harness
import RecordingFiles
import TouchInput

/// `flowtouch replay`.
enum ReplayCommand {
    static let command = Command(
        name: "replay", summary: "Say what became of each gesture in recordings, and why", operands: "FILE|FOLDER…",
        operandCount: 1...100_000,
        discussion: """
            Reads recordings of touch devices in any known format (evemu, libinput record, getevent, evtest, raw \
            input events, activity logs, tables of samples; also .gz and .xz; - is standard input), drives the dismiss \
            gesture with them and prints one line for each gesture. What lies beside a recording as .json (surface, \
            scenario, rules) is taken unless the options say otherwise. A damaged recording gives what stands before \
            the damage and status 3, unless its .json says that it is damaged.
            """,
        options: [
            .flag("trace", "t", "print every step: time, clause, phases, effects"),
            .flag("json", "j", "print one JSON object for each gesture"),
            .flag("summary", "s", "print only how many gestures came to what"),
            .option(
                "junit", value: "FILE", "write a JUnit report: a test for each gesture, compared with the .json beside"),
            .flag("force", "f", "let --junit overwrite a file that is no JUnit report"),
            .flag("realtime", nil, "take as long as the recording took, and print the steps as they come"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        for (one, other) in [("json", "trace"), ("summary", "json"), ("summary", "trace")] {
            try arguments.refuse(one, with: other)
        }
        try arguments.refuse("force", without: "junit", "it lets that file be overwritten")
        let options = try ReplayOptions(arguments)
        let reportFile = arguments.value("junit")
        if let reportFile, !arguments.has("force") { try JUnitReport.refuseOther(than: reportFile) }
        let paths = try recordings(arguments.operands)
        let wantsTrace = arguments.has("trace")
        let isRealtime = arguments.has("realtime")
        let wantsJSON = arguments.has("json")
        var tally = ReplayTally()
        var report = JUnitReport()
        var status = ExitStatus.done
        let isSummary = arguments.has("summary")
        let keeps = reportFile != nil
        for (index, path) in paths.enumerated() {
            if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(path))") }
            let printer = ReplayPrinter(
                console: console, isJSON: wantsJSON, showsTrace: wantsTrace || isRealtime)
            let replayed: ReplayedRecording
            do throws(CommandFailure) {
                replayed = try ReplayedRecording(
                    path, options, recordsTrace: wantsTrace || isRealtime, pace: isRealtime ? Pace() : nil
                ) { recording, outcomes, trace in
                    if !isSummary { printer.print(recording, outcomes, trace) }
                    tally.add(outcomes)
                    if keeps { recording.outcomes += outcomes }
                }
            } catch {
                guard paths.count > 1 || keeps, error.status == .unreadable else { throw error }
                console.progress("")
                console.remark("flowtouch: \(error.message)")
                report.addUnread(path, error.message)
                status = .unreadable
                continue
            }
            printer.finish(replayed, isSummary: isSummary)
            tally.addRecording()
            if keeps { report.add(replayed) }
            if let remark = replayed.damageRemark {
                console.remark(remark.text)
                status.worsen(to: remark.status)
            }
            if replayed.isDeviceMissing { status.worsen(to: .no) }
        }
        if let reportFile {
            try ConvertCommand.write(Array(report.text.utf8), to: reportFile, overwriting: true, console)
        }
        if isSummary || (!wantsJSON && paths.count > 1) { console.line(tally.sentence) }
        return status
    }

    /// The recordings at these paths; folders are searched.
    static func recordings(_ paths: [String]) throws(CommandFailure) -> [String] {
        let found: [String]
        do throws(FileFailure) {
            found = try RecordingFinder.recordings(in: paths)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        if found.isEmpty {
            throw CommandFailure(
                .unreadable, "no recordings in \(paths.map { quotedPath($0) }.joined(separator: ", "))")
        }
        return found
    }
}
