import EvdevDevices
import Glibc
import Harness
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

    /// How long a picture stands that moves without an event, in microseconds: sixty a second.
    private static let motionPause: Int64 = 16_667
    /// How long the rest of a key's sequence may take, in microseconds.
    private static let keyPause: Int64 = 50_000

    // Given back before the loop lets signals through again, which would end the program where it stands.
    private var terminal: ScreenTerminal
    private var loop: PollLoop
    private var keys = KeyReader()
    private let picture: LivePicture
    private var drawn: CellGrid?
    private var isStale = true
    /// When what moves without an event is drawn again.
    private var nextMotion = Timestamp(microseconds: 0)
    private var hasInput = true
    private var events: [InputEvent] = []
    /// The time of what is shown; a device's never stands still.
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

    /// What a wait came to.
    private enum Turn {
        case quit
        case pressed(Key)
        /// The user wants the program stopped.
        case stop
        case goOn(PollLoop.Wakeup)
    }

    /// Follows a device until it goes or the user has enough. One that is grabbed is let go of while the program is stopped.
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
                // What is there already is older than the moment.
                if try read(&device, &model, &file) { return .gone }
                model.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag))
            }
        }
    }

    /// Waits with the picture of what was until a device came or went, or the user has enough.
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

    /// Shows a recording at its own pace, and stays until the user has enough. `makeModel` makes the model of a recording
    /// that begins at this moment. While the program is stopped, the recording's time stands still.
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

    /// Draws what is new, one picture of all that was read, as soon as the terminal has taken the one before; then waits for
    /// what comes first.
    private mutating func turn(
        _ model: inout LiveModel, device: Int32?, until moment: Timestamp?
    ) throws(CommandFailure) -> Turn {
        let now = DeviceClock.now
        if isStale, terminal.waitingOutput == nil { draw(model, at: now) }
        if model.takeTick(), terminal.waitingOutput == nil { terminal.write([7]) }
        var moments = [moment]
        // A terminal that takes nothing says when it does.
        let output = terminal.waitingOutput
        if output == nil, model.isInMotion(at: clock.time(at: now)) { moments.append(nextMotion) }
        if keys.isWaiting { moments.append(now.advanced(byMicroseconds: Self.keyPause)) }
        let deadline = moments.compactMap(\.self).min()
        let wakeup: PollLoop.Wakeup
        do throws(DeviceFailure) {
            wakeup = try loop.wait(
                for: device, input: hasInput ? 0 : nil, output: output, until: deadline)
        } catch {
            throw CommandFailure(error)
        }
        if wakeup.takesOutput { terminal.flush() }
        if wakeup.isDue { isStale = true }
        switch wakeup.signal {
        case nil: break
        case SIGTSTP: return .stop
        case SIGCONT:
            // Who was stopped without being asked wakes up too late.
            if isReplay, let deadline { clock.standStill(from: max(deadline, now), to: DeviceClock.now) }
            guard terminal.takeInForeground() else { return .quit }
            forget()
        case SIGWINCH: forget()
        default: return .quit
        }
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

    /// Stops the program as Ctrl-Z asks; the answer is whether it goes on.
    private mutating func pause() -> Bool {
        defer { forget() }
        return terminal.pause(loop)
    }

    /// What is on the terminal now, nobody knows.
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
