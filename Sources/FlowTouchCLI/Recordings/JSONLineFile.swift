import Documents
import RecordingFiles

/// Reads the lines of a JSON Lines file, one value after the other.
struct JSONLineFile: ~Copyable {
    private let path: String
    private var file: LineFile
    private var number = 0

    init(_ path: String) throws(CommandFailure) {
        self.path = path
        do throws(FileFailure) {
            file = try LineFile(path)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
    }

    /// Reads the next line with `read`; `nil` after the last. An error names the line.
    mutating func next<Value>(_ read: (YamlNode) throws(YamlError) -> Value) throws(CommandFailure) -> Value? {
        let line: String?
        do throws(FileFailure) {
            line = try file.next()
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        number += 1
        guard let line else { return nil }
        do throws(YamlError) {
            return try read(try YamlDocument(line).root)
        } catch {
            // The document is one line, so its place says nothing that the path in it does not.
            let error = YamlError(place: nil, path: error.path, expected: error.expected, found: error.found)
            throw CommandFailure(.unreadable, "\(quotedPath(path)):\(number): \(error)")
        }
    }

    /// Reads the first line, which must exist.
    mutating func first<Value>(_ read: (YamlNode) throws(YamlError) -> Value) throws(CommandFailure) -> Value {
        guard let value = try next(read) else {
            throw CommandFailure(.unreadable, "\(quotedPath(path)): it is empty")
        }
        return value
    }
}
