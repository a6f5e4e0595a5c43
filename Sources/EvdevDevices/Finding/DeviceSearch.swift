import Glibc
import TouchInput

/// Finds the device that somebody means.
public enum DeviceSearch {
    /// Why no single device was found.
    public enum Failure: Error, Hashable, Sendable {
        /// There is no input device at all.
        case noDevice
        /// Nobody said which, and no device is touched; this many others there are.
        case noTouchDevice(others: Int)
        /// No device has these words in its name.
        case unknown(String)
        /// Several devices may be meant.
        case several([ListedDevice])
    }

    /// The device that is meant by these words among those that are plugged in: a path, a node's name (`event5`), a
    /// name in `by-id` or `by-path`, a device's name or a part of it, in small or capital letters. Of several, the one
    /// that is touched; without words too.
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
