import Foundation

/// A variable in the environment of a program that a test started, and of every program that this one starts. It finds
/// them even if they left their process group or session.
struct ProgramMark {
    static let variable = "FLOWTOUCH_TEST_PROGRAM"
    /// What the marks of this test run begin with.
    static let run = "\(getpid())-\(UUID().uuidString)."

    let value = run + UUID().uuidString

    /// Kills the marked programs, including those that they start meanwhile.
    func killPrograms() {
        // At most two seconds: the kernel removes a killed process within microseconds.
        for _ in 0..<2000 {
            let found = programs
            if found.isEmpty { return }
            for identifier in found { kill(identifier, SIGKILL) }
            usleep(1000)
        }
    }

    /// The identifiers of the marked processes.
    var programs: [pid_t] {
        let wanted = Array("\(Self.variable)=\(value)".utf8)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { pid_t($0) }.filter { identifier in
            Self.bytes(of: "/proc/\(identifier)/environ").split(separator: 0).contains { $0.elementsEqual(wanted) }
        }
    }

    /// The bytes of a file whose size the kernel does not report; empty if it cannot be read.
    private static func bytes(of path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &room, room.count)
            guard count > 0 else { return bytes }
            bytes += room[..<count]
        }
    }
}
