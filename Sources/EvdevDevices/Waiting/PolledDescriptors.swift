import Glibc

/// The descriptors that one call of `poll` waits for, each with a name.
struct PolledDescriptors {
    /// What a descriptor is for.
    enum Role: Int, CaseIterable {
        /// Signals, timer and hotplug.
        case others
        /// The device to read.
        case device
        /// The keyboard of a terminal.
        case input
        /// The screen of a terminal, polled for room. Last, so that it can be left out.
        case output
    }

    private var entries = Role.allCases.map { role in
        pollfd(fd: -1, events: Int16(role == .output ? POLLOUT : POLLIN), revents: 0)
    }

    /// The descriptor in this role; `nil` if there is none to wait for.
    subscript(role: Role) -> Int32? {
        get { entries[role.rawValue].fd < 0 ? nil : entries[role.rawValue].fd }
        set { entries[role.rawValue].fd = newValue ?? -1 }
    }

    /// Waits until a descriptor is ready.
    mutating func wait() throws(DeviceFailure) {
        let count = self[.output] == nil ? entries.count - 1 : entries.count
        while unsafe poll(&entries, nfds_t(count), -1) < 0 {
            guard errno == EINTR else { throw DeviceFailure("wait for", "events", code: errno) }
        }
    }

    /// Whether the last wait found it ready.
    func isReady(_ role: Role) -> Bool {
        self[role] != nil && entries[role.rawValue].revents != 0
    }
}
