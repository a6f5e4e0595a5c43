import CLibevdev
import Glibc

/// Notices when devices come or go or become readable, with inotify, so udev is not needed.
struct HotplugWatch: ~Copyable {
    static let folder = "/dev/input"
    /// The folders in it with other names of the devices.
    static let linkFolders = ["by-id", "by-path"]

    let descriptor: Descriptor

    init() throws(DeviceFailure) {
        let opened = try Descriptor(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)), "watch", Self.folder)
        try Self.watch(opened.number)
        descriptor = opened
    }

    /// Discards pending notices. Returns whether there were any; the caller then lists all devices again.
    func drain() throws(DeviceFailure) -> Bool {
        var room = [UInt8](repeating: 0, count: 4096)
        var noticed = false
        while unsafe read(descriptor.number, &room, room.count) > 0 { noticed = true }
        guard noticed else { return false }
        // The folder disappears with the last device, and its watch with it.
        try Self.watch(descriptor.number)
        return true
    }

    private static func watch(_ number: Int32) throws(DeviceFailure) {
        if try !watchesFolders(number) {
            guard try watches(number, "/dev", IN_CREATE) else { throw DeviceFailure("watch", "/dev", code: ENOENT) }
            // The folder may have appeared before its parent was watched.
            _ = try watchesFolders(number)
        }
    }

    /// Watches the folder of the nodes, and those of their other names, which udev creates after the nodes.
    private static func watchesFolders(_ number: Int32) throws(DeviceFailure) -> Bool {
        let changes = IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_TO
        guard try watches(number, folder, changes) else { return false }
        for links in linkFolders { _ = try watches(number, "\(folder)/\(links)", changes) }
        return true
    }

    private static func watches(_ number: Int32, _ path: String, _ changes: Int32) throws(DeviceFailure) -> Bool {
        if unsafe inotify_add_watch(number, path, UInt32(changes)) >= 0 { return true }
        guard errno == ENOENT else { throw DeviceFailure("watch", path, code: errno) }
        return false
    }
}
