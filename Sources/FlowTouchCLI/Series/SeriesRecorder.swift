import EvdevDevices
import Glibc
import Harness
import RecordingFiles
import RecordingFormats
import TextScreen
import TouchInput

/// `flowtouch record --intent`: leads a person through a labelled series, a recording for each take.
struct SeriesRecorder: ~Copyable {
    private let folder: String
    private let format: WrittenFormat
    private let words: String?
    private let options: ReplayOptions
    private let grabs: Bool
    private let overwrites: Bool
    private let console: Console
    private var series: TakeSeries
    private var loop: PollLoop
    private var terminal: ScreenTerminal?
    private var keys = KeyReader()
    private var hasInput = true
    private var events: [InputEvent] = []

    static let defaultCount = 10

    init(_ arguments: Arguments, into folder: String, _ console: Console) throws(CommandFailure) {
        let intents = try TakeSeries.intents(arguments.value("intent") ?? "")
        let count = try arguments.int("count", in: 1...10_000) ?? Self.defaultCount
        guard !arguments.has("duration") else {
            throw CommandFailure(.usage, "--duration and --intent do not go together: a take ends with its gesture")
        }
        let format = try CapturedFile.format(arguments.value("format") ?? WrittenFormat.evemu.rawValue, for: folder)
        let options = try ReplayOptions(arguments)
        let series = TakeSeries(intents, count: count)
        let waiting: PollLoop
        do throws(DeviceFailure) {
            waiting = try PollLoop(signals: [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT])
        } catch {
            throw CommandFailure(error)
        }
        let taken: ScreenTerminal? =
            isatty(0) == 1
            ? try ScreenTerminal(input: 0, output: 1, hasPicture: false) : nil
        self.folder = folder
        self.format = format
        self.options = options
        self.series = series
        self.console = console
        words = arguments.operands.first
        grabs = arguments.has("grab")
        overwrites = arguments.has("force")
        loop = waiting
        terminal = taken
    }

    private enum End {
        case finished, quit, gone
    }

    /// Leads through all takes; the answer is the exit status.
    mutating func run() throws(CommandFailure) -> ExitStatus {
        try prepareFolder()
        let node = try DeviceChooser.path(words)
        console.remark(
            "each take is one gesture, from the first finger to the last; x drops the last take, q ends the series")
        var end = End.finished
        while let take = series.current, end == .finished { end = try make(take, on: node) }
        for line in series.summary { console.line(line) }
        if end == .gone { console.remark("\(quotedPath(node)) is gone") }
        return end == .gone ? .no : .done
    }

    private func path(_ take: TakeSeries.Take) -> String {
        "\(folder)/\(take.stem)\(format == .libinput ? ".yml" : ".evemu")"
    }

    private func sidecar(_ take: TakeSeries.Take) -> String {
        RecordingFinder.companion(of: path(take), ending: ".json")
    }

    /// Makes the folder, and finds out before the first take whether one of them is in the way.
    private func prepareFolder() throws(CommandFailure) {
        if unsafe mkdir(folder, 0o777) != 0 && errno != EEXIST {
            throw CommandFailure(.no, FileFailure("make the folder", folder, code: errno).description)
        }
        if overwrites { return }
        for take in series.takes {
            for path in [path(take), sidecar(take)] where OutputFile.exists(path) {
                throw CommandFailure(.no, "\(quotedPath(path)) exists; --force overwrites the takes of a series")
            }
        }
    }

    /// Makes one take. The device is opened for each, so that each recording begins with the state it was found in.
    private mutating func make(_ take: TakeSeries.Take, on node: String) throws(CommandFailure) -> End {
        var device = try DeviceChooser.opened(node)
        try DeviceChooser.requireTouch(device.description, at: device.path)
        if grabs { try DeviceChooser.grab(device) }
        let recorded = RecordedDevice(node: device.path, description: device.description)
        var file = try CapturedFile(path(take), format, recorded, overwriting: true)
        var session: Session?
        var isMade = false
        defer { if !isMade { unsafe unlink(path(take)) } }
        console.remark(series.prompt)
        while true {
            let reading = try device.readAnew(into: &events)
            if let first = events.first {
                if session == nil {
                    session = Session(
                        description: device.description, rules: options.rules(beside: Sidecar()),
                        scenario: options.scenario(beside: Sidecar()), origin: first.time)
                }
                try file.append(events)
                session?.advance(through: events, in: 0..<events.count)
            }
            if let outcome = session?.takeOutcomes().first {
                if outcome.reason == .pointerMotion {
                    console.remark("one finger moves the pointer: not counted")
                    return .finished
                }
                try label(take)
                isMade = true
                console.remark("  \(outcome.sentence)")
                series.complete(outcome)
                return .finished
            }
            if reading == .gone { return .gone }
            if reading == .more { continue }
            switch try wait(for: device.number, until: session?.restTime?.advanced(byMicroseconds: restLag)) {
            case .goOn: continue
            case .rest:
                // A lift is sure once nothing more can come that was stamped before.
                session?.rest(by: DeviceClock.now.advanced(byMicroseconds: -restLag))
            case .quit: return .quit
            case .drop:
                if session?.progress != nil {
                    console.remark("dropped: the same once more")
                } else if let spoilt = series.dropLast() {
                    unsafe unlink(path(spoilt))
                    unsafe unlink(sidecar(spoilt))
                    console.remark("dropped \(spoilt.stem)")
                } else {
                    console.remark("there is no take to drop")
                }
                return .finished
            }
        }
    }

    private func label(_ take: TakeSeries.Take) throws(CommandFailure) {
        let text = JSONText.object([.init("intent", .string(take.intent.rawValue))]).text + "\n"
        try ConvertCommand.write(Array(text.utf8), to: sidecar(take), overwriting: true, console)
    }

    private enum Wish {
        case goOn, rest, drop, quit
    }

    private var restLag: Int64 { DeviceFollower.restLag }

    private mutating func wait(for device: Int32, until moment: Timestamp?) throws(CommandFailure) -> Wish {
        let wakeup: PollLoop.Wakeup
        do throws(DeviceFailure) {
            wakeup = try loop.wait(for: device, input: hasInput ? 0 : nil, until: moment)
        } catch {
            throw CommandFailure(error)
        }
        switch wakeup.signal {
        case nil: break
        case SIGTSTP:
            terminal?.giveBack()
            loop.stopProcess()
            terminal?.take()
        case SIGCONT: terminal?.take()
        default: return .quit
        }
        guard wakeup.hasInput else { return wakeup.isDue && !wakeup.isReadable ? .rest : .goOn }
        guard let bytes = TypedBytes.read(from: 0) else {
            hasInput = false
            return .goOn
        }
        for key in keys.take(bytes) {
            switch key {
            case .character("x"), .backspace: return .drop
            case .character("q"), .control("d"): return .quit
            default: break
            }
        }
        return .goOn
    }
}
