import Foundation
import HarnessTestSupport

/// A command that a page of the documentation shows after a `$`, and the output below it.
struct PageExample {
    var command: String
    var output: [String]

    /// The examples of a page, in order.
    static func examples(in page: String) throws -> [PageExample] {
        var examples: [PageExample] = []
        var indent: String?
        for line in try text(of: page).components(separatedBy: "\n") {
            if let match = line.firstMatch(of: /^( *)\$ (.*)/) {
                indent = String(match.output.1)
                examples.append(PageExample(command: String(match.output.2), output: []))
            } else if let known = indent, line.isEmpty || line.hasPrefix(known), line != "```" {
                examples[examples.count - 1].output.append(String(line.dropFirst(known.count)))
            } else {
                indent = nil
            }
        }
        return examples.map { PageExample(command: $0.command, output: trimmed($0.output)) }
    }

    static func text(of page: String) throws -> String {
        try String(contentsOf: SharedMaterial.packageRoot.appendingPathComponent(page), encoding: .utf8)
    }

    /// Runs the command in this folder. As on the page, a failure is part of the output, and so are remarks if
    /// `showsRemarks` is set.
    func run(in folder: Folder, showsRemarks: Bool) throws -> [String] {
        let end = showsRemarks ? "" : " 2>/dev/null"
        let script = "cd '\(folder.path)'\n{ \(command)\n}\(end) || echo \"exit status $?\""
        return Self.trimmed(try ShellScript.output(of: script, in: "bash").components(separatedBy: "\n"))
    }

    /// A folder in which examples run: with the recordings, and with tools that run this build of the program.
    static func workplace() throws -> Folder {
        let folder = try Folder()
        let files = FileManager.default
        let root = SharedMaterial.packageRoot
        try files.createDirectory(atPath: folder.path("tools"), withIntermediateDirectories: true)
        for script in ["help", "make-series"] {
            try files.copyItem(
                atPath: root.appending(path: "tools/\(script)").path, toPath: folder.path("tools/\(script)"))
        }
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "flowtouch").path
        try files.createSymbolicLink(atPath: folder.path("tools/flowtouch"), withDestinationPath: program)
        try files.createSymbolicLink(
            atPath: folder.path("Recordings"), withDestinationPath: root.appending(path: "Recordings").path)
        return folder
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        var lines = lines
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }
}
