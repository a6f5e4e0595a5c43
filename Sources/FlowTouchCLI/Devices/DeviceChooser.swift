import Documents
import EvdevDevices
import Harness
import TouchInput

/// Finds and opens the device that the user names.
enum DeviceChooser {
    /// What names a device, for the help.
    static let help = """
        DEVICE is a path, the name of a node (event5), a name in /dev/input/by-id or by-path, or part of the device's \
        name; by default it is the only touch device.
        """

    /// The path of the device that the user names.
    static func path(_ words: String?) throws(CommandFailure) -> String {
        do throws(DeviceSearch.Failure) {
            return try DeviceSearch.device(words, among: ListedDevice.all())
        } catch {
            if error == .noDevice, let failure = ListedDevice.failure { throw CommandFailure(failure) }
            throw CommandFailure(.no, sentence(error))
        }
    }

    /// The device that the user names, open for reading; `nil` if it is absent or cannot be read yet, because udev grants
    /// the permission after the node appears.
    /// - Parameters:
    ///   - isAwaitedAgain: Whether it was followed before. It is absent while another kind of device has its node.
    ///   - refused: Gets the reason if permission is missing.
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

    /// The device that the user names, open for reading.
    static func opened(_ words: String?) throws(CommandFailure) -> OpenDevice {
        let path = try path(words)
        do throws(DeviceFailure) {
            return try OpenDevice(path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Hides the device's events from every other program.
    static func grab(_ device: borrowing OpenDevice) throws(CommandFailure) {
        do throws(DeviceFailure) {
            try device.grab()
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Grabs a device again that was released.
    /// - Returns: the error, if that fails.
    static func grabbedAgain(_ device: borrowing OpenDevice) -> String? {
        do throws(CommandFailure) {
            try grab(device)
            return nil
        } catch {
            return "no longer grabbed: \(error.message)"
        }
    }

    /// Throws if the device is not a touch device.
    static func requireTouch(_ description: DeviceDescription, at path: String) throws(CommandFailure) {
        guard description.kind.kind == .other else { return }
        throw CommandFailure(.no, untouched(description, path))
    }

    /// Throws if the device reports no position, so that a recording would hold what somebody types. Another device
    /// that is not a touch device is only noted.
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
            case .pen: "it is a pen tablet"
            case .accelerometer: "it is an accelerometer"
            case .noTouch: "it reports a position but no touch"
            default: "it reports no position"
            }
        return "\(quotedPath(path)) (\(quoted(description.name))) is neither a touchscreen nor a touchpad: \(reason)"
    }

    private static func sentence(_ failure: DeviceSearch.Failure) -> String {
        let elsewhere = "“flowtouch replay” takes recordings of devices that are elsewhere"
        return switch failure {
        case .noDevice: "there is no input device here; \(elsewhere)"
        case .noTouchDevice(let others):
            others == 1
                ? "the only input device here is not a touch device (flowtouch devices --all lists it); \(elsewhere)"
                : "none of the \(others) input devices here is a touch device (flowtouch devices --all lists them); "
                    + elsewhere
        case .unknown(let words): "no device is called “\(quoted(words))”; “flowtouch devices” lists the devices"
        case .several(let devices):
            "several devices match, name one of them:"
                + devices.map { "\n  \(quoted($0.path))  \(quoted($0.name))  (\($0.kind.rawValue))" }.joined()
        }
    }
}

extension CommandFailure {
    /// The failure to use a device.
    init(_ failure: DeviceFailure) {
        self.init(.no, PrintableText.excerpt(of: failure.description, limit: 2000))
    }
}
