import Documents
import RecordingFiles

/// The lines of a JSON Lines file as values, one after the other.
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

    /// What `read` makes of the next line; `nil` behind the last. What it cannot read is an error with its line.
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
            // Of the place within the line only the column tells anything, and the path tells that.
            let error = YamlError(place: nil, path: error.path, expected: error.expected, found: error.found)
            throw CommandFailure(.unreadable, "\(quotedPath(path)):\(number): \(error)")
        }
    }

    /// The first line, which a file always has.
    mutating func first<Value>(_ read: (YamlNode) throws(YamlError) -> Value) throws(CommandFailure) -> Value {
        guard let value = try next(read) else {
            throw CommandFailure(.unreadable, "\(quotedPath(path)): it is empty")
        }
        return value
    }
}
