import Foundation
import HarnessTestSupport

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
        let folder = try Folder()
        let file = try folder.write(script, "script.\(shell)")
        let program = try StartedProgram(
            "/usr/bin/env", [shell] + flags + [file],
            streams: .files(input: nil, output: folder.path("output"), errors: folder.path("output")))
        while program.isRunning { usleep(1000) }
        return try folder.read("output")
    }
}
