import EvdevDevices
import Glibc
import Harness
import TextScreen
import TouchInput

/// Shows the picture on the terminal. One poll loop waits for the device or the recording, keys, signals and deadlines.
struct LiveScreen: ~Copyable {
    /// Why following a device ended.
    enum End {
        /// The user quit.
        case quit
        /// The device was unplugged.
        case gone
    }

    /// The time between pictures while something moves without an event, in microseconds: sixty pictures a second.
    private static let motionPause: Int64 = 16_667
    /// How long to wait for the rest of a key's sequence, in microseconds.
    private static let keyPause: Int64 = 50_000

    // Declared before the loop: the terminal must be restored before the loop unblocks signals, which end the program.
    private var terminal: ScreenTerminal
    private var loop: PollLoop
    private var keys = KeyReader()
    private let picture: LivePicture
    private var drawn: CellGrid?
    private var isStale = true
    /// When to draw again what moves without an event.
    private var nextMotion = Timestamp(microseconds: 0)
    private var hasInput = true
    private var events: [InputEvent] = []
    /// The time of what is shown; for a device it is the device's clock.
    private var clock = ReplayClock()
    private var isReplay = false

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

    init(_ abilities: ScreenAbilities) throws(CommandFailure) {
        let waiting = try Self.waiting()
        let taken = try ScreenTerminal(input: 0, output: 1, hasPicture: true)
        loop = waiting
        terminal = taken
        picture = LivePicture(theme: PictureTheme(isUnicode: abilities.isUnicode, hasColour: abilities.wantsColour))
    }

    deinit { terminal.leave() }

    private static func waiting() throws(CommandFailure) -> PollLoop {
        do throws(DeviceFailure) {
            return try PollLoop(signals: signals, watchesDevices: true)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The result of one turn of the loop.
    private enum Turn {
        case quit
        /// A key that the model does not know.
        case pressed(Key)
        /// The user pressed Ctrl-Z.
        case stop
        case goOn(PollLoop.Wakeup)
    }

    /// Follows a device until it is unplugged or the user quits. A grabbed device is released while the program is stopped.
    mutating func follow(
        _ device: inout OpenDevice, grabbed: Bool, _ model: inout LiveModel, _ file: inout KeptRecording?
    ) throws(CommandFailure) -> End {
        isStale = true
        while true {
            if try read(&device, &model, &file) { return .gone }
            let rest = model.session.restTime?.advanced(byMicroseconds: DeviceFollower.restLag)
            switch try turn(&model, device: device.number, until: rest) {
            case .quit: return .quit
            case .pressed: break
            case .stop:
                if grabbed { device.release() }
                guard pause() else { return .quit }
                if grabbed { model.message = DeviceChooser.grabbedAgain(device) ?? model.message }
            case .goOn(let wakeup):
                guard wakeup.isDue else { continue }
                // Events that are already there are older than the deadline.
                if try read(&device, &model, &file) { return .gone }
                model.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag))
            }
        }
    }

    /// Waits, with the last picture, until a device is plugged in or unplugged.
    /// - Returns: false if the user quits.
    mutating func wait(_ model: inout LiveModel) throws(CommandFailure) -> Bool {
        isStale = true
        while true {
            switch try turn(&model, device: nil, until: model.session.restTime) {
            case .quit: return false
            case .pressed: break
            case .stop: guard pause() else { return false }
            case .goOn(let wakeup):
                model.rest(by: DeviceClock.now)
                if wakeup.devicesChanged { return true }
            }
        }
    }

    /// Shows a recording at its own speed until the user quits. While the program is stopped, the time of the recording
    /// stands still.
    /// - Parameter makeModel: Makes the model of a recording that begins at this time.
    /// - Returns: the model at the end.
    mutating func play(
        _ recording: PlayedRecording, _ makeModel: (Timestamp) -> LiveModel
    ) throws(CommandFailure) -> LiveModel {
        isReplay = true
        var now = clock.time(at: DeviceClock.now)
        var model = makeModel(now)
        var playback = RecordingPlayback(recording, from: now)
        while true {
            now = clock.time(at: DeviceClock.now)
            if playback.advance(&model, to: now) { isStale = true }
            let moments = [playback.nextFrame, model.session.restTime].compactMap(\.self)
            switch try turn(&model, device: nil, until: moments.min().map { clock.moment(of: $0) }) {
            case .quit: return model
            case .pressed(.character("r")):
                let dial = model.dial
                now = clock.time(at: DeviceClock.now)
                model = makeModel(now)
                model.turn(to: dial)
                playback = RecordingPlayback(recording, from: now)
                isStale = true
            case .pressed, .goOn: break
            case .stop:
                let start = DeviceClock.now
                guard pause() else { return model }
                clock.standStill(from: start, to: DeviceClock.now)
            }
        }
    }

    /// Reads everything that is available.
    /// - Returns: whether the device is gone.
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

    /// Draws what is new, in one picture of everything that was read, as soon as the terminal has accepted the previous
    /// one. Then waits for the first thing that happens and handles keys and signals.
    private mutating func turn(
        _ model: inout LiveModel, device: Int32?, until moment: Timestamp?
    ) throws(CommandFailure) -> Turn {
        let now = DeviceClock.now
        if isStale, terminal.waitingOutput == nil { draw(model, at: now) }
        if model.takeTick(), terminal.waitingOutput == nil { terminal.write([7]) }
        let deadline = deadline(model, at: now, moment)
        let wakeup: PollLoop.Wakeup
        do throws(DeviceFailure) {
            wakeup = try loop.wait(
                for: device, input: hasInput ? 0 : nil, output: terminal.waitingOutput, until: deadline)
        } catch {
            throw CommandFailure(error)
        }
        if wakeup.takesOutput { terminal.flush() }
        if wakeup.isDue { isStale = true }
        if let signal = wakeup.signal, let turn = handle(signal, since: deadline.map { max($0, now) }) { return turn }
        return press(pressedKeys(wakeup), &model) ?? .goOn(wakeup)
    }

    /// When to wake up if nothing happens.
    private func deadline(_ model: LiveModel, at now: Timestamp, _ moment: Timestamp?) -> Timestamp? {
        var moments = [moment]
        // A terminal that accepts no output wakes the loop when it does.
        if terminal.waitingOutput == nil, model.isInMotion(at: clock.time(at: now)) { moments.append(nextMotion) }
        if keys.isWaiting { moments.append(now.advanced(byMicroseconds: Self.keyPause)) }
        return moments.compactMap(\.self).min()
    }

    /// Handles a signal.
    /// - Parameter due: When the loop should have woken up, if that was set.
    /// - Returns: what it means for the caller; `nil` for nothing.
    private mutating func handle(_ signal: Int32, since due: Timestamp?) -> Turn? {
        switch signal {
        case SIGTSTP: return .stop
        case SIGCONT:
            // The program may have been stopped by SIGSTOP, which it cannot see coming: then it wakes up too late.
            if isReplay, let due { clock.standStill(from: due, to: DeviceClock.now) }
            guard terminal.takeInForeground() else { return .quit }
            forget()
        case SIGWINCH: forget()
        default: return .quit
        }
        return nil
    }

    private mutating func pressedKeys(_ wakeup: PollLoop.Wakeup) -> [Key] {
        if wakeup.hasInput {
            if let bytes = TypedBytes.read(from: 0) { return keys.take(bytes) }
            hasInput = false
        } else if wakeup.isDue && keys.isWaiting {
            return keys.finish()
        }
        return []
    }

    /// Handles the keys.
    /// - Returns: `.quit`, or the last key that the model does not know.
    private mutating func press(_ pressed: [Key], _ model: inout LiveModel) -> Turn? {
        var unknown: Turn?
        for key in pressed {
            isStale = true
            if model.showsHelp {
                model.showsHelp = false
                continue
            }
            switch key {
            case .character("q"), .control("c"), .control("d"): return .quit
            case .character("?"): model.showsHelp = true
            default: if !model.press(key) { unknown = .pressed(key) }
            }
        }
        return unknown
    }

    /// Stops the program as Ctrl-Z asks.
    /// - Returns: whether it continues.
    private mutating func pause() -> Bool {
        defer { forget() }
        return terminal.pause(loop)
    }

    /// Draws everything anew: what the terminal shows now is unknown.
    private mutating func forget() {
        drawn = nil
        isStale = true
    }

    private mutating func draw(_ model: LiveModel, at now: Timestamp) {
        let (width, height) = terminal.size
        let grid = picture.grid(model, width: width, height: height, at: clock.time(at: now))
        let update = ScreenUpdate(from: drawn, to: grid)
        if !update.bytes.isEmpty { terminal.write(update.bytes) }
        drawn = grid
        isStale = false
        nextMotion = now.advanced(byMicroseconds: Self.motionPause)
    }
}
