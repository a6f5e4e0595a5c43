import CLibevdev
import Glibc

/// Notices that devices come and go, or that somebody may read one now: by inotify, so no udev is needed.
struct HotplugWatch: ~Copyable {
    static let folder = "/dev/input"

    let descriptor: Descriptor

    init() throws(DeviceFailure) {
        let opened = try Descriptor(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)), "watch", Self.folder)
        try Self.watch(opened.number)
        descriptor = opened
    }

    /// Forgets what was noticed: whoever asks looks at all devices anew.
    func drain() throws(DeviceFailure) {
        var room = [UInt8](repeating: 0, count: 4096)
        while unsafe read(descriptor.number, &room, room.count) > 0 {}
        // The folder goes with the last device, and its watch with it.
        try Self.watch(descriptor.number)
    }

    private static func watch(_ number: Int32) throws(DeviceFailure) {
        if try watches(number, folder, IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_TO) { return }
        guard try watches(number, "/dev", IN_CREATE) else { throw DeviceFailure("watch", "/dev", code: ENOENT) }
        // It may have come before the folder above it was watched.
        _ = try watches(number, folder, IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_TO)
    }

    private static func watches(_ number: Int32, _ path: String, _ changes: Int32) throws(DeviceFailure) -> Bool {
        if unsafe inotify_add_watch(number, path, UInt32(changes)) >= 0 { return true }
        guard errno == ENOENT else { throw DeviceFailure("watch", path, code: errno) }
        return false
    }
}
