import Glibc

/// Advice for users without permission to read or write a device, with commands that can be copied.
enum Permission {
    /// A command that installs and activates udev's rule for the user at the machine: the file from the project, if the
    /// executable is inside it, else the text of the rule.
    static let rule: String = {
        let file = SystemFolder.above(executable: "tools/70-flowtouch.rules")
        let install =
            file.map { "sudo cp '\($0)' /etc/udev/rules.d/" }
            ?? "printf '%s\\n' \(rules.map { "'\($0)'" }.joined(separator: " ")) | "
            + "sudo tee /etc/udev/rules.d/70-flowtouch.rules"
        return "\(install) && sudo udevadm control --reload && sudo udevadm trigger"
    }()

    /// The content of `tools/70-flowtouch.rules`.
    static let rules = [
        #"SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess""#,
        #"SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHPAD}=="1", TAG+="uaccess""#,
        #"SUBSYSTEM=="misc", KERNEL=="uinput", TAG+="uaccess", OPTIONS+="static_node=uinput""#,
    ]

    /// What to do about this error with this path; empty if nothing is known.
    static func advice(for path: String, code: Int32) -> String {
        if path == VirtualDevice.node {
            switch code {
            case ENOENT, ENODEV, ENXIO: return "The kernel module uinput is not loaded: sudo modprobe uinput"
            case EACCES, EPERM: return "To give the user at the machine access: \(rule)"
            default: return ""
            }
        }
        switch code {
        case EACCES, EPERM: return readAdvice(for: path)
        case ENOENT: return "“flowtouch devices” lists the available devices"
        default: return ""
        }
    }

    private static func readAdvice(for path: String) -> String {
        let byRule = "to give the user at the machine access to touch devices: \(rule)"
        guard let group = group(of: path) else { return byRule.prefix(1).uppercased() + byRule.dropFirst() }
        let name = unsafe getpwuid(getuid()).map { unsafe String(cString: $0.pointee.pw_name) }
        if let name, isMember(name, of: group.number) {
            return "You are in group \(group.name), but were not when you logged in: log out and in again"
        }
        return "To get access: sudo usermod -aG \(group.name) $USER, then log out and in again; or \(byRule)"
    }

    /// The group that may read the node; `nil` if that is root's group.
    private static func group(of path: String) -> (name: String, number: gid_t)? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_gid != 0, status.st_mode & S_IRGRP != 0,
            let entry = unsafe getgrgid(status.st_gid)
        else { return nil }
        return unsafe (String(cString: entry.pointee.gr_name), status.st_gid)
    }

    /// Whether the user is already a member of the group although this process is not.
    private static func isMember(_ user: String, of group: gid_t) -> Bool {
        var count: Int32 = 256
        var groups = [gid_t](repeating: 0, count: Int(count))
        guard unsafe getgrouplist(user, getgid(), &groups, &count) >= 0 else { return false }
        return groups.prefix(Int(count)).contains(group)
    }
}
