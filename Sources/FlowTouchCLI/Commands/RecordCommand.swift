import EvdevDevices
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch record`.
enum RecordCommand {
    static let command = Command(
        name: "record", summary: "Record what a device sends", operands: CompletionOffer.pluggedDevice,
        operandCount: 0...1,
        discussion: """
            Writes the recording frame by frame, so that it is readable up to the last frame however the program ends. \
            \(DeviceChooser.help) The recording begins with the state in which the device was found. It contains the \
            description of the device, and no names of the machine or its user. Ctrl-C ends it.
            With --intent it guides you through a labelled series, which rules can be tuned with: one recording for \
            each take in the folder FILE, and beside it what the hand meant (dismiss-01.evemu, dismiss-01.json). The key \
            x drops the current take, or else the last one; q ends the series.
            """,
        options: [
            .option(
                "output", "o", value: "FILE",
                "where to write: \(RecordingFormat.extensions(of: RecordingFormat.recorded)); with --intent a folder"),
            .option(
                "intent", value: "LIST",
                "record a labelled series of some of \(Sidecar.Intent.allCases.map(\.rawValue).joined(separator: ", "))"
            ),
            .option(
                "format", value: "FORMAT", choices: RecordingFormat.recorded.map(\.name),
                "the format, if the extension of FILE does not select it"),
            .flag("force", "f", "overwrite FILE if it exists, and FILE.json beside it"),
            .option("duration", value: "SECONDS", "end after this time"),
            .option(
                "count", "n", value: "N",
                "end after N gestures; with --intent record N takes of each (default: \(SeriesRecorder.defaultCount))"),
            .flag("grab", "g", "hide the events from every other program meanwhile"),
        ], run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        guard let path = arguments.value("output") else {
            throw CommandFailure(.usage, "record needs -o FILE; flowtouch record --help explains it")
        }
        if arguments.value("intent") != nil {
            var recorder = try SeriesRecorder(arguments, into: path, console)
            return try recorder.run()
        }
        let format = try CapturedFile.format(arguments.value("format"), for: path)
        let duration = try arguments.double("duration", in: 0.001...1_000_000)
        let count = try arguments.int("count", in: 1...1_000_000)
        var reading = try DeviceReading(watchesDevices: false)
        var device = try DeviceChooser.opened(arguments.operands.first)
        try DeviceChooser.requirePosition(device.description, at: device.path, console)
        if arguments.has("grab") { try DeviceChooser.grab(device) }
        let recorded = RecordedDevice(node: device.path, description: device.description)
        let end = duration.map { DeviceClock.now.advanced(byMicroseconds: Int64($0 * 1_000_000)) }
        var follower = DeviceFollower(
            recorded, try ReplayOptions(arguments), limits: DeviceFollower.Limits(gestures: count, end: end))
        follower.keep(in: try KeptRecording(path, format, recorded, overwriting: arguments.has("force")))
        console.remark("recording \(quotedPath(device.path)): \(quoted(device.description.name)); Ctrl-C ends it")
        let ending = try reading.follow(&device, &follower, grabbed: arguments.has("grab"), console)
        try follower.finish(isGone: ending == .gone, console)
        guard ending == .gone else { return .done }
        console.remark("\(quotedPath(device.path)) is gone")
        return .no
    }
}
