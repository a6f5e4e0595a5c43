import Foundation
import Testing

/// The folder with the recordings of one test.
struct ProgramFolder {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// The replay of a recording, which drives the stack of `scenario` if that is given.
    static func replayed(_ path: String, scenario: String? = nil) throws -> RunningProgram {
        let replay =
            try scenario.map { try RunningProgram("replay", "--trace", "--scenario", $0, path) }
            ?? RunningProgram("replay", "--trace", path)
        #expect(replay.status() == 0, "\(replay.remarks)")
        return replay
    }
}
