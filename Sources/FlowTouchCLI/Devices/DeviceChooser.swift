import Documents
import EvdevDevices
import Harness
import TouchInput

/// Finds and opens the device that the words of a command line mean.
enum DeviceChooser {
    /// The device that is meant.
    static func path(_ words: String?) throws(CommandFailure) -> String {
        do throws(DeviceSearch.Failure) {
            return try DeviceSearch.device(words, among: ListedDevice.all())
        } catch {
            if error == .noDevice, let failure = ListedDevice.failure { throw CommandFailure(failure) }
            throw CommandFailure(.no, sentence(error))
        }
    }

    /// The device that is meant, open for reading; `nil` when it is not there, or may not be read yet: udev gives the
    /// permission after the node is there. `refused` is told of that. One that was followed and `isAwaitedAgain` is not
    /// there while another device has its number.
    static func openedIfPresent(
        _ words: String?, isAwaitedAgain: Bool, refused: (String) -> Void = { _ in }
    ) throws(CommandFailure) -> OpenDevice? {
        let path: String
        do throws(DeviceSearch.Failure) {
            path = try DeviceSearch.device(words, among: ListedDevice.all())
        } catch {
            guard case .several = error else { return nil }
            throw CommandFailure(.no, sentence(error))
        }
        do throws(DeviceFailure) {
            let device = try OpenDevice(path)
            if isAwaitedAgain && device.description.kind.kind == .other { return nil }
            return device
        } catch {
            if error.isForbidden { refused(CommandFailure(error).message) }
            if error.isAbsent || error.isForbidden { return nil }
            throw CommandFailure(error)
        }
    }

    /// The device that is meant, open for reading.
    static func opened(_ words: String?) throws(CommandFailure) -> OpenDevice {
        let path = try path(words)
        do throws(DeviceFailure) {
            return try OpenDevice(path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Keeps the device's events from every other program.
    static func grab(_ device: borrowing OpenDevice) throws(CommandFailure) {
        do throws(DeviceFailure) {
            try device.grab()
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Grabs again what was let go of; a sentence when that is not possible.
    static func grabbedAgain(_ device: borrowing OpenDevice) -> String? {
        do throws(CommandFailure) {
            try grab(device)
            return nil
        } catch {
            return "not grabbed any more: \(error.message)"
        }
    }

    /// Refuses a device that nobody can touch.
    static func requireTouch(_ description: DeviceDescription, at path: String) throws(CommandFailure) {
        guard description.kind.kind == .other else { return }
        throw CommandFailure(.no, untouched(description, path))
    }

    /// Refuses a device whose recording would be of what somebody types, and says where one is not touched.
    static func requirePosition(
        _ description: DeviceDescription, at path: String, _ console: Console
    ) throws(CommandFailure) {
        guard description.kind.kind == .other else { return }
        if description.kind.sign == .noPosition { throw CommandFailure(.no, untouched(description, path)) }
        console.remark("note: \(untouched(description, path))")
    }

    private static func untouched(_ description: DeviceDescription, _ path: String) -> String {
        let reason =
            switch description.kind.sign {
            case .pen: "it takes a pen"
            case .accelerometer: "it feels how it is moved"
            case .noTouch: "it tells a position and no touch"
            default: "it tells no position"
            }
        return "\(quotedPath(path)) (\(quoted(description.name))) is neither a touchscreen nor a touchpad: \(reason)"
    }

    private static func sentence(_ failure: DeviceSearch.Failure) -> String {
        let elsewhere = "“flowtouch replay” takes recordings of devices that are elsewhere"
        return switch failure {
        case .noDevice: "there is no input device here; \(elsewhere)"
        case .noTouchDevice(let others):
            others == 1
                ? "the one input device here is not touched (flowtouch devices --all lists it); \(elsewhere)"
                : "none of the \(others) input devices here is touched (flowtouch devices --all lists them); \(elsewhere)"
        case .unknown(let words): "no device is called “\(quoted(words))”; “flowtouch devices” lists what is there"
        case .several(let devices):
            "several devices may be meant, say which:"
                + devices.map { "\n  \(quoted($0.path))  \(quoted($0.name))  (\($0.kind.rawValue))" }.joined()
        }
    }
}

extension CommandFailure {
    /// What the system refused about a device.
    init(_ failure: DeviceFailure) {
        self.init(.no, PrintableText.excerpt(of: failure.description, limit: 2000))
    }
}
