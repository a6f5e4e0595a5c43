import Glibc

/// What helps someone who may not read or write a device: words to be typed as they stand.
enum Permission {
    /// udev's rule for whoever sits at the machine, installed and put to work: as the file that comes with the program,
    /// where that lies above it, else as its text.
    static let rule: String = {
        let file = SystemFolder.above(executable: "tools/70-flowtouch.rules")
        let install =
            file.map { "sudo cp '\($0)' /etc/udev/rules.d/" }
            ?? "printf '%s\\n' \(rules.map { "'\($0)'" }.joined(separator: " ")) | "
            + "sudo tee /etc/udev/rules.d/70-flowtouch.rules"
        return "\(install) && sudo udevadm control --reload && sudo udevadm trigger"
    }()

    /// What `tools/70-flowtouch.rules` says.
    static let rules = [
        #"SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess""#,
        #"SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHPAD}=="1", TAG+="uaccess""#,
        #"SUBSYSTEM=="misc", KERNEL=="uinput", TAG+="uaccess", OPTIONS+="static_node=uinput""#,
    ]

    /// What to do about this error with this path; empty where nothing is known.
    static func advice(for path: String, code: Int32) -> String {
        if path == VirtualDevice.node {
            switch code {
            case ENOENT, ENODEV, ENXIO: return "The kernel's uinput is not there: sudo modprobe uinput"
            case EACCES, EPERM: return "The one who sits at the machine may use it after: \(rule)"
            default: return ""
            }
        }
        switch code {
        case EACCES, EPERM: return readAdvice(for: path)
        case ENOENT: return "“flowtouch devices” lists what is there"
        default: return ""
        }
    }

    private static func readAdvice(for path: String) -> String {
        let byRule = "the one who sits at the machine may read touch devices after: \(rule)"
        guard let group = group(of: path) else { return byRule.prefix(1).uppercased() + byRule.dropFirst() }
        let name = unsafe getpwuid(getuid()).map { unsafe String(cString: $0.pointee.pw_name) }
        if let name, isMember(name, of: group.number) {
            return "You are in group \(group.name), but were not when you logged in: log out and in again"
        }
        return "To be allowed to: sudo usermod -aG \(group.name) $USER, then log out and in again; or \(byRule)"
    }

    /// The group that may read the node, unless that is root's.
    private static func group(of path: String) -> (name: String, number: gid_t)? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_gid != 0, status.st_mode & S_IRGRP != 0,
            let entry = unsafe getgrgid(status.st_gid)
        else { return nil }
        return unsafe (String(cString: entry.pointee.gr_name), status.st_gid)
    }

    /// Whether the user's entry names the group, though this process does not have it yet.
    private static func isMember(_ user: String, of group: gid_t) -> Bool {
        var count: Int32 = 256
        var groups = [gid_t](repeating: 0, count: Int(count))
        guard unsafe getgrouplist(user, getgid(), &groups, &count) >= 0 else { return false }
        return groups.prefix(Int(count)).contains(group)
    }
}
