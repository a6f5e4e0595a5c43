import FlowTouchCLI
import Foundation
import Synchronization
import Testing

/// One run of the program as a function: its words, its exit status and its output.
struct Run {
    let status: Int32
    /// What went to standard output.
    let output: String
    /// What went to standard error.
    let remarks: String

    @discardableResult
    init(_ words: String...) {
        self.init(words: words)
    }

    init(words: [String]) {
        let written = Written()
        status = Program.run(
            words,
            console: Console(
                result: { bytes in written.result.withLock { $0 += bytes } },
                remark: { bytes in written.remark.withLock { $0 += bytes } }))
        output = String(decoding: written.result.withLock { $0 }, as: UTF8.self)
        remarks = String(decoding: written.remark.withLock { $0 }, as: UTF8.self)
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

private final class Written: Sendable {
    let result = Mutex<[UInt8]>([])
    let remark = Mutex<[UInt8]>([])
}

/// A folder for one test, removed with it.
final class Folder {
    private let url = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    @discardableResult
    func write(_ text: String, _ name: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(path: name))
        return path(name)
    }

    /// A recording of this sentence, made by the program itself.
    @discardableResult
    func synth(_ sentence: String, _ name: String = "pull.evemu", device: String = "phone") -> String {
        let run = Run("synth", sentence, "--device", device, "-o", path(name))
        #expect(run.status == 0, "\(run.remarks)")
        return path(name)
    }
}

/// The keys of a JSON object in the order of the text, without those of nested objects.
func topKeys(of object: String) -> [String] {
    var keys: [String] = []
    var depth = 0
    var text: String?
    var last = ""
    var isEscaped = false
    for character in object {
        if text != nil {
            if !isEscaped && character == "\"" {
                last = text ?? ""
                text = nil
            } else {
                text?.append(character)
            }
            isEscaped = !isEscaped && character == "\\"
            continue
        }
        switch character {
        case "\"": text = ""
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        case ":" where depth == 1: keys.append(last)
        default: break
        }
    }
    return keys
}

/// A gesture as `replay --json` reports it.
struct ReplayedGesture: Decodable {
    let gesture: Int
    let outcome: String
    let reason: String?
    let direction: String?
    let threshold: Double?
    let margin: Double?
    let stack: String?

    /// The result, the reason and the direction: `dismissed distance down`.
    var summary: String { [outcome, reason, direction].compactMap(\.self).joined(separator: " ") }
}

extension Run {
    /// The gestures that `replay` finds with these words.
    static func gestures(_ words: String...) throws -> [ReplayedGesture] {
        try gestures(words: words)
    }

    static func gestures(words: [String]) throws -> [ReplayedGesture] {
        try Run(words: ["replay", "--json"] + words).lines.map { line in
            try JSONDecoder().decode(ReplayedGesture.self, from: Data(line.utf8))
        }
    }
}
