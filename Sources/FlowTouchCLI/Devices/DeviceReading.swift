import EvdevDevices
import Glibc
import TouchInput

/// Reads devices. One poll loop waits for events, deadlines, signals and devices that come and go.
struct DeviceReading: ~Copyable {
    /// Why reading a device ended.
    enum End {
        /// The device was unplugged.
        case gone
        /// The user ended it, by Ctrl-C or another signal.
        case interrupted
        /// The follower reached a limit.
        case satisfied
    }

    private var loop: PollLoop
    private var events: [InputEvent] = []

    init(watchesDevices: Bool) throws(CommandFailure) {
        do throws(DeviceFailure) {
            loop = try PollLoop(signals: [SIGINT, SIGTERM, SIGHUP, SIGTSTP], watchesDevices: watchesDevices)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Waits for the device that the user names; `nil` if the user ends the wait. `isAwaitedAgain` says that it was
    /// followed before.
    mutating func device(
        _ words: String?, isAwaitedAgain: Bool, _ console: Console
    ) throws(CommandFailure) -> OpenDevice? {
        var isWaiting = false
        while true {
            var refusal: String?
            let found = try DeviceChooser.openedIfPresent(words, isAwaitedAgain: isAwaitedAgain) { refusal = $0 }
            if let found { return found }
            if !isWaiting { console.remark("waiting for \(words.map { "“\(quoted($0))”" } ?? "a touch device")") }
            if let refusal { console.remark(refusal) }
            isWaiting = true
            do throws(DeviceFailure) {
                var wakeup = PollLoop.Wakeup()
                while !wakeup.devicesChanged && wakeup.signal == nil { wakeup = try loop.wait() }
                if wakeup.signal == SIGTSTP {
                    loop.stopProcess()
                } else if wakeup.signal != nil {
                    return nil
                }
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// Passes the events of the device to the follower until one of them ends. A grabbed device is released while Ctrl-Z
    /// stops the program.
    mutating func follow(
        _ device: inout OpenDevice, _ follower: inout DeviceFollower, grabbed: Bool, _ console: Console
    ) throws(CommandFailure) -> End {
        while true {
            if try read(&device, &follower) { return .gone }
            if follower.isSatisfied { return .satisfied }
            let wakeup: PollLoop.Wakeup
            do throws(DeviceFailure) {
                wakeup = try loop.wait(for: device.number, until: follower.deadline)
            } catch {
                throw CommandFailure(error)
            }
            if wakeup.signal == SIGTSTP {
                if grabbed { device.release() }
                loop.stopProcess()
                if grabbed, let failure = DeviceChooser.grabbedAgain(device) { console.remark(failure) }
            } else if wakeup.signal != nil {
                return .interrupted
            }
            if wakeup.isDue {
                // Events that are already there are older than the deadline.
                if try read(&device, &follower) { return .gone }
                follower.rest(by: DeviceClock.now)
            }
        }
    }

    /// Reads everything that is available.
    /// - Returns: whether the device is gone.
    private mutating func read(
        _ device: inout OpenDevice, _ follower: inout DeviceFollower
    ) throws(CommandFailure) -> Bool {
        while true {
            let reading = try device.readAnew(into: &events)
            try follower.take(events)
            switch reading {
            case .waiting: return false
            case .gone: return true
            case .more where follower.isSatisfied: return false
            case .more: continue
            }
        }
    }
}
