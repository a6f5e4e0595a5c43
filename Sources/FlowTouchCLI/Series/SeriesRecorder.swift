import EvdevDevices
import Glibc
import Harness
import RecordingFormats
import TextScreen
import TouchInput

/// `flowtouch record --intent`: guides a person through a labelled series, with one recording for each take.
struct SeriesRecorder: ~Copyable {
    private var folder: TakeFolder
    private let words: String?
    private let options: ReplayOptions
    private let grabs: Bool
    private let console: Console
    private var series: TakeSeries
    // Declared before the loop: the terminal must be restored before the loop unblocks signals, which end the program.
    private var terminal: ScreenTerminal?
    private var loop: PollLoop
    private var keys = KeyReader()
    private var hasInput = true
    private var events: [InputEvent] = []

    static let defaultCount = 10

    init(_ arguments: Arguments, into path: String, _ console: Console) throws(CommandFailure) {
        let intents = try TakeSeries.intents(arguments.value("intent") ?? "")
        let count = try arguments.int("count", in: 1...10_000) ?? Self.defaultCount
        guard !arguments.wasGiven("duration") else {
            throw CommandFailure(.usage, "--duration and --intent exclude each other: a take ends with its gesture")
        }
        let format = try CapturedFile.format(arguments.value("format") ?? RecordingFormat.evemu.name, for: path)
        let options = try ReplayOptions(arguments)
        let series = TakeSeries(intents, count: count)
        let folder = TakeFolder(path, format, overwriting: arguments.has("force"))
        try folder.refuseExisting(series.takes)
        let waiting: PollLoop
        do throws(DeviceFailure) {
            waiting = try PollLoop(signals: [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT])
        } catch {
            throw CommandFailure(error)
        }
        self.folder = folder
        self.options = options
        self.series = series
        self.console = console
        words = arguments.operands.first
        grabs = arguments.has("grab")
        loop = waiting
    }

    deinit { terminal?.leave() }

    private enum End {
        case finished, quit, gone
    }

    /// Guides through all takes.
    /// - Returns: the exit status.
    mutating func run() throws(CommandFailure) -> ExitStatus {
        var device = try DeviceChooser.opened(words)
        try DeviceChooser.requireTouch(device.description, at: device.path)
        if grabs { try DeviceChooser.grab(device) }
        if isatty(0) == 1 { terminal = try ScreenTerminal(input: 0, output: 1, hasPicture: false) }
        try folder.prepare()
        defer { folder.removeIfEmpty() }
        console.remark(
            "each take is one gesture, from the first finger to the last; x drops the last take, q ends the series")
        console.remark(series.prompt)
        let end: End
        do throws(CommandFailure) {
            end = try lead(&device)
        } catch {
            for line in series.summary { console.line(line) }
            throw error
        }
        for line in series.summary { console.line(line) }
        guard end == .gone else { return .done }
        console.remark("\(quotedPath(device.path)) is gone")
        return .no
    }

    private mutating func lead(_ device: inout OpenDevice) throws(CommandFailure) -> End {
        var cutter = TakeCutter(
            RecordedDevice(node: device.path, description: device.description),
            rules: options.rules(beside: Sidecar()), scenario: options.scenario(beside: Sidecar()))
        var hasSaidLift = false
        while true {
            let reading = try device.readAnew(into: &events)
            cutter.take(events)
            if reading == .gone {
                // A lift whose hold time had passed was decided before the device went, however late this is read.
                cutter.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag))
                cutter.removeDevice()
            }
            for cut in cutter.takeCuts() where series.current != nil { try take(cut) }
            if series.current == nil { return .finished }
            if reading == .gone { return .gone }
            if reading == .more { continue }
            if cutter.waitsForFingers != hasSaidLift {
                hasSaidLift = cutter.waitsForFingers
                if hasSaidLift { console.remark("lift all fingers: the take ends when none is down") }
            }
            let moment = cutter.restTime?.advanced(byMicroseconds: DeviceFollower.restLag)
            switch try wait(for: device, until: moment) {
            case .goOn: continue
            case .rest:
                // A lift is final once no event with an earlier stamp can arrive.
                cutter.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag))
            case .quit: return .quit
            case .drop: drop(&cutter)
            }
        }
    }

    /// Keeps a take, or reports why something is not one.
    private mutating func take(_ cut: TakeCutter.Cut) throws(CommandFailure) {
        switch cut {
        case .take(let device, let events, let outcome):
            guard let take = series.current else { return }
            try folder.keep(take, device, events)
            console.remark("  \(outcome.sentence)")
            series.complete(outcome)
        case .skipped(let flaw):
            guard let sentence = flaw.sentence else { return }
            console.remark(sentence)
        }
        if series.current != nil { console.remark(series.prompt) }
    }

    private mutating func drop(_ cutter: inout TakeCutter) {
        if cutter.drop() {
            console.remark("dropped: do it once more")
        } else if let spoilt = series.dropLast() {
            folder.remove(spoilt)
            console.remark("dropped \(spoilt.stem)")
        } else {
            console.remark("there is no take to drop")
        }
        console.remark(series.prompt)
    }

    private enum Wish {
        case goOn, rest, drop, quit
    }

    private mutating func wait(
        for device: borrowing OpenDevice, until moment: Timestamp?
    ) throws(CommandFailure) -> Wish {
        let wakeup: PollLoop.Wakeup
        do throws(DeviceFailure) {
            wakeup = try loop.wait(for: device.number, input: hasInput ? 0 : nil, until: moment)
        } catch {
            throw CommandFailure(error)
        }
        switch wakeup.signal {
        case nil: break
        case SIGTSTP: guard pause(device) else { return .quit }
        case SIGCONT: guard terminal?.takeInForeground() ?? true else { return .quit }
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

    /// Stops the program as Ctrl-Z asks, and releases its terminal and device meanwhile.
    /// - Returns: whether it continues.
    private mutating func pause(_ device: borrowing OpenDevice) -> Bool {
        if grabs { device.release() }
        if terminal == nil { loop.stopProcess() }
        guard terminal?.pause(loop) ?? true else { return false }
        if grabs, let failure = DeviceChooser.grabbedAgain(device) { console.remark(failure) }
        return true
    }
}
