import Glibc
import TouchInput

/// Finds the device that the user means.
public enum DeviceSearch {
    /// Why no single device was found.
    public enum Failure: Error, Hashable, Sendable {
        /// There are no input devices.
        case noDevice
        /// No device was named and none is for touching; there are this many others.
        case noTouchDevice(others: Int)
        /// No device name contains these words.
        case unknown(String)
        /// Several devices match.
        case several([ListedDevice])
    }

    /// The device that these words mean, among those plugged in: a path, a node's name (`event5`), a name in `by-id` or
    /// `by-path`, or a device's name or part of it, ignoring case. If several match, or no words are given, the only
    /// touch device among them.
    public static func device(_ words: String?, among all: [ListedDevice]) throws(Failure) -> String {
        if let words, words.contains("/") { return words }
        guard !all.isEmpty else { throw .noDevice }
        guard let words else {
            let touched = all.filter { $0.kind != .other }
            if touched.isEmpty { throw .noTouchDevice(others: all.count) }
            return try single(touched).path
        }
        if let exact = all.first(where: { $0.path == "\(HotplugWatch.folder)/\(words)" || $0.links.contains(words) }) {
            return exact.path
        }
        let named = all.filter { $0.name == words }
        if !named.isEmpty { return try single(named).path }
        let part = words.lowercased()
        let parts = all.filter { device in
            device.name.lowercased().contains(part) || device.links.contains { $0.lowercased().contains(part) }
        }
        if parts.isEmpty { throw .unknown(words) }
        return try single(parts).path
    }

    private static func single(_ devices: [ListedDevice]) throws(Failure) -> ListedDevice {
        let touched = devices.filter { $0.kind != .other }
        let candidates = touched.isEmpty ? devices : touched
        guard candidates.count == 1 else { throw .several(candidates) }
        return candidates[0]
    }
}
