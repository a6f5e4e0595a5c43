import EvdevDevices
import Glibc
import Harness
import RecordingFormats
import TextScreen
import TouchInput

/// The picture on the terminal: one poll loop for the device or the recording, keys, signals and moments.
struct LiveScreen: ~Copyable {
    /// Why it ended.
    enum End {
        case quit
        /// The device is gone.
        case gone
    }

    /// No more than sixty pictures a second, in microseconds.
    private static let shortestPause: Int64 = 16_667
    /// How long the rest of a key's sequence may take, in microseconds.
    private static let keyPause: Int64 = 50_000

    private var loop: PollLoop
    private var terminal: ScreenTerminal
    private var keys = KeyReader()
    private let picture: LivePicture
    private var drawn: CellGrid?
    private var isStale = true
    private var nextDraw = Timestamp(microseconds: 0)
    private var hasInput = true
    private var events: [InputEvent] = []

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

    init(_ abilities: ScreenAbilities) throws(CommandFailure) {
        let waiting = try Self.waiting()
        let taken = try ScreenTerminal(input: 0, output: 1, hasPicture: true)
        loop = waiting
        terminal = taken
        picture = LivePicture(theme: PictureTheme(isUnicode: abilities.isUnicode, hasColour: abilities.wantsColour))
    }

    private static func waiting() throws(CommandFailure) -> PollLoop {
        do throws(DeviceFailure) {
            return try PollLoop(signals: signals, watchesDevices: true)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// What a wait came to.
    private enum Turn {
        case quit
        case pressed(Key)
        case goOn(PollLoop.Wakeup)
    }

    /// Follows a device until it goes or the user has enough.
    mutating func follow(
        _ device: inout OpenDevice, _ model: inout LiveModel, _ file: inout KeptRecording?
    ) throws(CommandFailure) -> End {
        while true {
            if try read(&device, &model, &file) { return .gone }
            let rest = model.session.restTime?.advanced(byMicroseconds: DeviceFollower.restLag)
            switch try turn(&model, device: device.number, until: rest) {
            case .quit: return .quit
            case .pressed: break
            case .goOn(let wakeup):
                guard wakeup.isDue else { continue }
                // What is there already is older than the moment.
                if try read(&device, &model, &file) { return .gone }
                model.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag))
            }
        }
    }

    /// Waits with the picture of what was until a device came or went, or the user has enough.
    mutating func wait(_ model: inout LiveModel) throws(CommandFailure) -> Bool {
        while true {
            switch try turn(&model, device: nil, until: nil) {
            case .quit: return false
            case .pressed: break
            case .goOn(let wakeup): if wakeup.devicesChanged { return true }
            }
        }
    }

    /// Shows a recording at its own pace, and stays until the user has enough. `makeModel` makes the model of a recording
    /// that begins at this moment.
    mutating func play(
        _ recording: PlayedRecording, _ makeModel: (Timestamp) -> LiveModel
    ) throws(CommandFailure) {
        let due = recording.dueTimes(speed: 1)
        var start = DeviceClock.now
        var model = makeModel(start)
        var next = 0
        while true {
            let now = DeviceClock.now
            while next < due.count, start.advanced(byMicroseconds: due[next]) <= now {
                let moment = start.advanced(byMicroseconds: due[next])
                let shift = moment.microseconds(since: recording.time(of: next))
                model.take(recording.events[recording.frames[next]].map { $0.moved(by: shift) })
                next += 1
                isStale = true
                if next == due.count { finish(&model) }
            }
            let moment = next < due.count ? start.advanced(byMicroseconds: due[next]) : nil
            let rest = model.session.restTime
            switch try turn(&model, device: nil, until: [moment, rest].compactMap(\.self).min()) {
            case .quit: return
            case .pressed(.character("r")):
                let dial = model.dial
                (start, next) = (DeviceClock.now, 0)
                model = makeModel(start)
                model.turn(to: dial)
                isStale = true
            case .pressed: break
            case .goOn: model.rest(by: DeviceClock.now)
            }
        }
    }

    private mutating func finish(_ model: inout LiveModel) {
        model.finish(isGone: false)
        model.message = "the recording is over: r plays it again"
    }

    /// Reads all that is there; the answer is whether the device is gone.
    private mutating func read(
        _ device: inout OpenDevice, _ model: inout LiveModel, _ file: inout KeptRecording?
    ) throws(CommandFailure) -> Bool {
        while true {
            let reading = try device.readAnew(into: &events)
            if !events.isEmpty {
                try file?.append(events)
                model.take(events)
                isStale = true
            }
            switch reading {
            case .waiting: return false
            case .gone: return true
            case .more: continue
            }
        }
    }

    /// Draws when it is time, and waits for what comes first.
    private mutating func turn(
        _ model: inout LiveModel, device: Int32?, until moment: Timestamp?
    ) throws(CommandFailure) -> Turn {
        let now = DeviceClock.now
        if isStale, now >= nextDraw { draw(model, at: now) }
        if model.takeTick() { terminal.write([7]) }
        var moments = [moment]
        if isStale || model.isInMotion(at: now) { moments.append(nextDraw) }
        if keys.isWaiting { moments.append(now.advanced(byMicroseconds: Self.keyPause)) }
        let wakeup: PollLoop.Wakeup
        do throws(DeviceFailure) {
            wakeup = try loop.wait(
                for: device, input: hasInput ? 0 : nil, until: moments.compactMap(\.self).min())
        } catch {
            throw CommandFailure(error)
        }
        if wakeup.isDue { isStale = true }
        if let number = wakeup.signal, take(number) { return .quit }
        var pressed: [Key] = []
        if wakeup.hasInput {
            if let bytes = TypedBytes.read(from: 0) { pressed = keys.take(bytes) } else { hasInput = false }
        } else if wakeup.isDue && keys.isWaiting {
            pressed = keys.finish()
        }
        var answer = Turn.goOn(wakeup)
        for key in pressed {
            isStale = true
            if model.showsHelp {
                model.showsHelp = false
                continue
            }
            switch key {
            case .character("q"), .control("c"), .control("d"): return .quit
            case .character("?"): model.showsHelp = true
            default: if !model.press(key) { answer = .pressed(key) }
            }
        }
        return answer
    }

    /// Takes a signal; the answer is whether it ends the program.
    private mutating func take(_ number: Int32) -> Bool {
        switch number {
        case SIGWINCH: break
        case SIGTSTP:
            terminal.giveBack()
            loop.stopProcess()
            terminal.take()
        case SIGCONT: terminal.take()
        default: return true
        }
        // What is on the terminal now, nobody knows.
        drawn = nil
        isStale = true
        nextDraw = DeviceClock.now
        return false
    }

    private mutating func draw(_ model: LiveModel, at now: Timestamp) {
        let (width, height) = terminal.size
        let grid = picture.grid(model, width: width, height: height, at: now)
        let update = ScreenUpdate(from: drawn, to: grid)
        if !update.bytes.isEmpty { terminal.write(update.bytes) }
        drawn = grid
        isStale = false
        nextDraw = now.advanced(byMicroseconds: Self.shortestPause)
    }
}

extension InputEvent {
    fileprivate func moved(by microseconds: Int64) -> InputEvent {
        var event = self
        event.time = event.time.advanced(byMicroseconds: microseconds)
        return event
    }
}
