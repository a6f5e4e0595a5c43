import Foundation

/// Optional material beside the package: other people's recordings and numbers, which are not part of it.
public enum SharedMaterial {
    /// The root of the package.
    public static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Where the material is, if it is present.
    public static let root = packageRoot.deletingLastPathComponent().appendingPathComponent("shared")

    /// Whether the material is present.
    public static let isPresent = FileManager.default.fileExists(atPath: root.appendingPathComponent("vectors").path)

    /// The reason for skipping a test that needs it.
    public static let absence = "the optional material in ../shared is absent"

    /// The bytes of a file of the material.
    public static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// The rows of `recordings/INDEX.tsv` as column name → text.
    public static func recordingIndex() throws -> [[String: String]] {
        let text = String(decoding: try bytes("recordings/INDEX.tsv"), as: UTF8.self)
        var rows = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let header = rows.removeFirst()
        return rows.map { Dictionary(zip(header, $0)) { first, _ in first } }
    }

    /// A JSON file of the material.
    public static func json(_ path: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(bytes(path)))
    }
}
