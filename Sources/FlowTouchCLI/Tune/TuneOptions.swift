import Harness
import RecordingFiles
import Tuning

/// The options that the commands for tuning share, and their values.
enum TuneOptions {
    /// What each gesture was meant to be.
    static let labels: [Command.Option] = [
        .repeatable(
            "intent", value: "INTENT=PATTERN",
            "label recordings by path: dismiss, keep, scroll or tap, such as dismiss='*swipe*'"),
        .option("labels", "l", value: "FILE", "a table of path, gesture (optional) and intent, separated by tabs"),
    ]

    /// The values that `tune` and `tally` try.
    static let vary = Command.Option.repeatable(
        "vary", value: "FIELD=LO:HI:STEP",
        "try these values of a field, or a list a,b,c (default: threshold=20:200:1)")

    /// What `tune` and `decide` recommend, and where they write it.
    static let decision: [Command.Option] = [
        .option("cost", value: "WEIGHTS", "what an error costs (default: missed=1,false=1)"),
        .option("output", "o", value: "FILE", "write the recommended rules, for replay --rules"),
        .option("csv", value: "FILE", "write every combination and its errors"),
    ]

    /// The labels that `--intent` and `--labels` give.
    static func labels(_ arguments: Arguments) throws(CommandFailure) -> IntentLabels {
        var labels = IntentLabels()
        for pattern in arguments.values("intent") {
            try checked { () throws(TuningError) in try labels.add(pattern: pattern) }
        }
        guard let path = arguments.value("labels") else { return labels }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try InputFile.bytes(of: path)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        try checked { () throws(TuningError) in
            try labels.add(table: String(decoding: bytes, as: UTF8.self), named: path)
        }
        return labels
    }

    /// The fields that `--vary` names, with their values.
    static func fields(_ arguments: Arguments) throws(TuningError) -> [VariedField] {
        var fields: [VariedField] = []
        for text in arguments.values("vary") { fields.append(try VariedField(parsing: text)) }
        return fields
    }

    /// The same, or the default.
    static func fieldsOrThreshold(_ arguments: Arguments) throws(TuningError) -> [VariedField] {
        let fields = try fields(arguments)
        return fields.isEmpty ? [try VariedField(parsing: "threshold=20:200:1")] : fields
    }

    /// The costs that `--cost` gives.
    static func weights(_ arguments: Arguments) throws(TuningError) -> ErrorWeights {
        guard let text = arguments.value("cost") else { return ErrorWeights() }
        return try ErrorWeights(parsing: text)
    }

    /// The file that an option names, or `nil` without the option.
    static func output(
        _ option: String, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) -> CommandOutput? {
        guard let path = arguments.value(option) else { return nil }
        return try CommandOutput(path, overwriting: arguments.has("force"), console)
    }

    /// Runs `body`, whose errors are wrong usage.
    static func checked<Value>(_ body: () throws(TuningError) -> Value) throws(CommandFailure) -> Value {
        do throws(TuningError) {
            return try body()
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }

    /// Reports the labels that match no recording.
    static func remarkOnUnused(_ labels: IntentLabels, _ console: Console) {
        for label in labels.unusedPlaces { console.remark("\(label): concerns none of the recordings") }
    }
}
