import EvdevDevices
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch record`.
enum RecordCommand {
    static let command = Command(
        name: "record", summary: "Capture what a device sends", operands: CompletionOffer.pluggedDevice,
        operandCount: 0...1,
        discussion: """
            Writes the recording frame by frame, so that it is readable up to the last frame whatever happens. DEVICE \
            is a path, a node's name (event5), a name in /dev/input/by-id or by-path, or a part of the device's name; \
            without it, the only touch device. The recording begins with the state in which the device was found. It \
            holds what the device says about itself, and no names of the machine or its user. Ctrl-C ends it. With \
            --intent it leads you through a labelled series, a recording for each take in the folder FILE, with what the \
            hand meant beside it (dismiss-01.evemu, dismiss-01.json): the takes that rules are tuned by. The key x \
            drops the last take, or the one that goes on; q ends the series.
            """,
        options: [
            .option("output", "o", value: "FILE", "where to write: .evemu or .yml; with --intent a folder"),
            .option(
                "intent", value: "LIST",
                "a labelled series: some of \(Sidecar.Intent.allCases.map(\.rawValue).joined(separator: ", "))"),
            .option(
                "format", value: "FORMAT", choices: CapturedFile.formats.map(\.rawValue),
                "the format, where the ending of FILE does not tell it"),
            .flag("force", "f", "overwrite FILE if it exists, and what lies beside it (FILE.json)"),
            .option("duration", value: "SECONDS", "end after this time"),
            .option(
                "count", "n", value: "N",
                "end after this many gestures; with --intent so many takes of each (default: 10)"),
            .flag("grab", "g", "keep the events from every other program meanwhile"),
        ]
    ) { arguments, console throws(CommandFailure) in
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
            recorded, try ReplayOptions(arguments), printer: nil, recordsTrace: false,
            limits: DeviceFollower.Limits(gestures: count, end: end))
        try follower.keep(in: path, format, overwriting: arguments.has("force"))
        console.remark("recording \(quotedPath(device.path)): \(quoted(device.description.name)); Ctrl-C ends it")
        let ending = try reading.follow(&device, &follower, grabbed: arguments.has("grab"), console)
        try follower.finish(isGone: ending == .gone, console)
        guard ending == .gone else { return .done }
        console.remark("\(quotedPath(device.path)) is gone")
        return .no
    }
}
