import Foundation
import HarnessTestSupport

/// Runs scripts in a shell.
enum ShellScript {
    /// Whether the shell is installed.
    static func has(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    /// The script's standard output and standard error together.
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
