import EvdevDevices
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch live`.
struct LiveCommand {
    static let command = Command(
        name: "live", summary: "Report the outcome of each gesture on a device, as it happens",
        operands: CompletionOffer.pluggedDevice,
        operandCount: 0...1,
        discussion: """
            Reads a touchscreen or touchpad and runs the dismiss gesture on it, exactly as replay does with a recording. \
            \(DeviceChooser.help) Ctrl-C ends it. If the device is unplugged during a drag, the drag is cancelled; the \
            exit status is then 1.
            On a terminal it draws a picture that follows the finger: the view, the thresholds, and the outcome of each \
            gesture with its reason. Keys change the rules (? lists them), and the last gesture is judged again at once. \
            With NO_COLOR, or on a dumb terminal, it prints the lines of replay --trace instead. Ctrl-Z releases a \
            grabbed device until the program continues.
            """,
        options: [
            .flag("trace", "t", "print the lines on a terminal too"),
            .flag("json", "j", "print one JSON object for each gesture"),
            .flag("picture", nil, "draw the picture with NO_COLOR too, without colours"),
            .option("replay", value: "FILE", "show this recording in the picture as if it were played now"),
            .flag("bell", "b", "ring the terminal's bell when a drag arms, as a haptic tick"),
            .option(
                "save", value: "FILE",
                "also write the recording, frame by frame (\(RecordingFormat.extensions(of: RecordingFormat.recorded)))"
            ),
            .flag("force", "f", "overwrite FILE if it exists, and FILE.json beside it"),
            .flag("grab", "g", "hide the events from every other program meanwhile"),
            .flag("timing", nil, "report at the end how long frames took from the kernel's stamp to the output"),
            .flag("wait", "w", "wait for the device to be plugged in, and again after it was unplugged"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let live = try LiveCommand(arguments, console)
        if try live.drawsPicture {
            return try LivePlay(arguments, options: live.options, files: live.files, console: console).run()
        }
        var reading = try DeviceReading(watchesDevices: live.waits)
        var round = 1
        while true {
            switch try live.follow(one: &reading, round) {
            case .gone where live.waits: round += 1
            case .gone: return .no
            case .interrupted, .satisfied: return .done
            }
        }
    }

    private let options: ReplayOptions
    private let files: SessionFiles?
    private let arguments: Arguments
    private let console: Console

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        self.arguments = arguments
        self.console = console
        try Self.refuseIdleOptions(arguments)
        options = try ReplayOptions(arguments)
        files = try SessionFiles(arguments)
    }

    /// Whether a picture is drawn; a recording is shown in no other way.
    private var drawsPicture: Bool {
        get throws(CommandFailure) {
            if let lines = Self.lineOptions.first(where: { arguments.has($0) }) {
                if let path = arguments.value("replay") {
                    let words = lines == "json" ? "--json" : "--trace"
                    throw CommandFailure(
                        .usage,
                        "--replay draws a picture; “flowtouch replay \(words)” prints the lines of \(quotedPath(path))")
                }
                for name in ["picture", "bell"] { try arguments.refuse(name, with: lines) }
                return false
            }
            let screen = console.screen
            if arguments.has("picture") ? screen.isScreen : screen.drawsUnasked { return true }
            let lack =
                screen.isScreen
                ? "NO_COLOR asks not to draw (--picture draws it without colours)" : "needs a terminal that is not dumb"
            if let path = arguments.value("replay") {
                throw CommandFailure(
                    .usage,
                    "--replay draws a picture, which \(lack); “flowtouch replay --trace” prints the lines of "
                        + "\(quotedPath(path))")
            }
            for name in ["picture", "bell"] where arguments.has(name) {
                let reason = name == "picture" ? lack : "rings in the picture, which \(lack)"
                throw CommandFailure(.usage, "--\(name) \(reason)")
            }
            return false
        }
    }

    /// The options that print lines instead of drawing a picture.
    private static let lineOptions = ["trace", "json", "timing"]

    private static func refuseIdleOptions(_ arguments: Arguments) throws(CommandFailure) {
        try arguments.refuse("trace", with: "json")
        try arguments.refuse("force", without: "save", "it lets the recording overwrite a file")
        guard arguments.wasGiven("replay") else {
            for name in ["device", "description"] {
                try arguments.refuse(name, without: "replay", "it selects what to show of a recording")
            }
            return
        }
        guard arguments.operands.isEmpty else {
            throw CommandFailure(.usage, "--replay shows a recording, so it takes no DEVICE")
        }
        for name in ["save", "grab", "wait"] where arguments.wasGiven(name) {
            throw CommandFailure(.usage, "--\(name) is for a device, but --replay shows a recording: use one of them")
        }
    }

    private var waits: Bool { arguments.has("wait") }

    /// Follows the device from now until it is unplugged or the user ends it.
    private func follow(one reading: inout DeviceReading, _ round: Int) throws(CommandFailure) -> DeviceReading.End {
        let words = arguments.operands.first
        guard waits else {
            var device = try DeviceChooser.opened(words)
            return try follow(&device, &reading, round)
        }
        guard var device = try reading.device(words, isAwaitedAgain: round > 1, console) else { return .interrupted }
        return try follow(&device, &reading, round)
    }

    private func follow(
        _ device: inout OpenDevice, _ reading: inout DeviceReading, _ round: Int
    ) throws(CommandFailure) -> DeviceReading.End {
        let (path, description) = (device.path, device.description)
        try DeviceChooser.requireTouch(description, at: path)
        try options.refuseContradictions(on: description)
        if arguments.has("grab") { try DeviceChooser.grab(device) }
        let isJSON = arguments.has("json")
        let recorded = RecordedDevice(node: path, description: description)
        var follower = DeviceFollower(
            recorded, options, printer: ReplayPrinter(console: console, isJSON: isJSON, showsTrace: true),
            recordsTrace: !isJSON)
        if arguments.has("timing") { follower.timing = FrameTiming() }
        if let files { follower.keep(in: try files.recording(of: recorded, round: round)) }
        console.remark("reading \(quotedPath(path)): \(quoted(description.name)); Ctrl-C ends it")
        let end = try reading.follow(&device, &follower, grabbed: arguments.has("grab"), console)
        try follower.finish(isGone: end == .gone, console)
        if end == .gone { console.remark("\(quotedPath(path)) is gone") }
        return end
    }
}
