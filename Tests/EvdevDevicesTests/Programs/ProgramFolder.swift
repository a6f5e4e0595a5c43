import Foundation
import Testing

/// Where a test of the program keeps its recordings.
struct ProgramFolder {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// What replay says about a recording, with a stack for it to drive if one is named.
    static func replayed(_ path: String, scenario: String? = nil) throws -> RunningProgram {
        let replay =
            try scenario.map { try RunningProgram("replay", "--trace", "--scenario", $0, path) }
            ?? RunningProgram("replay", "--trace", path)
        #expect(replay.status() == 0, "\(replay.remarks)")
        return replay
    }
}
