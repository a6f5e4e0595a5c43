import Foundation

/// A script that a shell runs.
enum ShellScript {
    /// Whether the shell is there.
    static func has(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    /// What the script prints on standard output and standard error.
    static func output(of script: String, in shell: String, _ flags: [String] = []) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("flowtouch-\(UUID()).\(shell)")
        try Data(script.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + flags + [file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
