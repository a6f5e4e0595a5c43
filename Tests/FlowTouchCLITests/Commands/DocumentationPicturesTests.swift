import Foundation
import Gestures
import HarnessTestSupport
import Testing

/// A picture that is drawn otherwise than the one in Documentation is seen here first; `tools/make-documentation` draws
/// those anew.
@Suite("The pictures in Documentation are those that the program draws")
struct DocumentationPicturesTests {
    private static let root = SharedMaterial.packageRoot

    private static func kept(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("Documentation/\(path)"), encoding: .utf8)
    }

    /// What was drawn, or the first line that is not as it is kept.
    private func difference(_ drawn: String, _ kept: String) -> String? {
        let lines = (drawn.split(separator: "\n"), kept.split(separator: "\n"))
        if let (found, expected) = zip(lines.0, lines.1).first(where: { $0 != $1 }) { return "\(found) ≠ \(expected)" }
        return lines.0.count == lines.1.count ? nil : "\(lines.0.count) lines ≠ \(lines.1.count)"
    }

    @Test("The outcome of a lift under each preset", arguments: DismissRules.presets.map(\.name))
    func preset(name: String) throws {
        let folder = try Folder()
        #expect(Run("rules", name, "--picture", folder.path("preset.svg")).status == 0)
        #expect(difference(try folder.read("preset.svg"), try Self.kept("presets/\(name).svg")) == nil)
    }

    /// How long a text is depends on the font.
    private static let hasFont = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    @Test(
        "A gesture, and a stack that was driven", .enabled(if: hasFont, "DejaVu Sans is not installed"),
        arguments: [
            ("gesture", "phone.there-and-back.returned.evemu", []),
            (
                "strip", "scenarios/parks.three-levels-and-back.evemu",
                ["--at", "0,0.15,0.676,4.264,4.43,5.788,5.97,6.3"]
            ),
        ] as [(String, String, [String])])
    func drawn(name: String, recording: String, options: [String]) throws {
        let folder = try Folder()
        let source = Self.root.appendingPathComponent("Recordings/\(recording)").path
        let run = Run(words: ["draw", source, "-o", folder.path("drawn.svg")] + options)
        #expect(run.status == 0, "\(run.remarks)")
        #expect(difference(try folder.read("drawn.svg"), try Self.kept("pictures/\(name).svg")) == nil)
    }
}
