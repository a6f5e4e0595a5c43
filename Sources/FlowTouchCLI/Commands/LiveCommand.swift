import EvdevDevices
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch live`.
struct LiveCommand {
    static let command = Command(
        name: "live", summary: "Say what becomes of each gesture on a device, as it happens",
        operands: CompletionOffer.pluggedDevice,
        operandCount: 0...1,
        discussion: """
            Reads a touchscreen or touchpad and drives the dismiss gesture with it: the road that replay takes, the \
            same lines that replay --trace prints. DEVICE is a path, a node's name (event5), a name in \
            /dev/input/by-id or by-path, or a part of the device's name; without it, the only touch device. Ctrl-C \
            ends it. When the device is unplugged in the middle of a drag, the drag is cancelled; the exit status is \
            then 1. On a terminal it draws a picture instead, which follows the finger: the view, the thresholds, what \
            became of each gesture and why; its keys change the rules (? lists them), and the last gesture is judged \
            again at once. NO_COLOR, and a terminal that is dumb, get the lines. Ctrl-Z lets go of a grabbed device until \
            the program goes on.
            """,
        options: [
            .flag("trace", "t", "print the lines on a terminal too"),
            .flag("json", "j", "print one JSON object for each gesture"),
            .flag("picture", nil, "draw the picture under NO_COLOR too, without colours"),
            .option("replay", value: "FILE", "show this recording in the picture as if it were played now"),
            .flag("bell", "b", "ring the terminal's bell when a drag arms, as a haptic tick"),
            .option("save", value: "FILE", "keep the recording too, frame by frame (.evemu or .yml)"),
            .flag("force", "f", "overwrite FILE if it exists, and what lies beside it (FILE.json)"),
            .flag("grab", "g", "keep the events from every other program meanwhile"),
            .flag("timing", nil, "say at the end how long frames took from the kernel's stamp to here"),
            .flag("wait", "w", "wait for the device, and again when it was unplugged"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let live = try LiveCommand(arguments, console)
        if try live.drawsPicture { return try LivePlay(arguments, live.options, console).run() }
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
    private let saved: String?
    private let format: WrittenFormat?
    private let arguments: Arguments
    private let console: Console

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        self.arguments = arguments
        self.console = console
        try Self.refuseIdleOptions(arguments)
        options = try ReplayOptions(arguments)
        saved = arguments.value("save")
        format = try saved.map { path throws(CommandFailure) in try CapturedFile.format(endingOf: path) }
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

    /// What asks for lines in the place of the picture.
    private static let lineOptions = ["trace", "json", "timing"]

    private static func refuseIdleOptions(_ arguments: Arguments) throws(CommandFailure) {
        try arguments.refuse("trace", with: "json")
        try arguments.refuse("force", without: "save", "it lets that file be overwritten")
        guard arguments.wasGiven("replay") else {
            for name in ["device", "description"] {
                try arguments.refuse(name, without: "replay", "it is about a recording")
            }
            return
        }
        guard arguments.operands.isEmpty else {
            throw CommandFailure(.usage, "--replay shows a recording: name no device")
        }
        for name in ["save", "grab", "wait"] where arguments.wasGiven(name) {
            throw CommandFailure(.usage, "--\(name) is for a device, and --replay shows a recording: say one of them")
        }
    }

    private var waits: Bool { arguments.has("wait") }
    private var overwrites: Bool { arguments.has("force") }

    /// Follows the device from here until it goes or the user ends it.
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
            recordsTrace: !isJSON, limits: DeviceFollower.Limits())
        if arguments.has("timing") { follower.timing = FrameTiming() }
        if let saved, let format {
            let name = Self.numbered(saved, round) { !overwrites && KeptRecording.isTaken($0) }
            try follower.keep(in: name, format, overwriting: overwrites)
        }
        console.remark("reading \(quotedPath(path)): \(quoted(description.name)); Ctrl-C ends it")
        let end = try reading.follow(&device, &follower, grabbed: arguments.has("grab"), console)
        try follower.finish(isGone: end == .gone, console)
        if end == .gone { console.remark("\(quotedPath(path)) is gone") }
        return end
    }

    /// The name of the recording after the device was plugged again: `pull.evemu`, `pull.2.evemu`; of names that are
    /// taken the next that is not, so that an earlier recording does not end a session.
    static func numbered(_ path: String, _ round: Int, isTaken: (String) -> Bool = { _ in false }) -> String {
        guard round > 1 else { return path }
        let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[nameStart...].lastIndex(of: ".").flatMap { $0 == nameStart ? nil : $0 } ?? path.endIndex
        var number = round
        var name: String { "\(path[..<dot]).\(number)\(path[dot...])" }
        while isTaken(name) { number += 1 }
        return name
    }
}
