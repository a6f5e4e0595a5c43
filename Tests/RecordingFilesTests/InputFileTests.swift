import Foundation
import RecordingFiles
import RecordingFormats
import Testing
import TouchInput

@Suite("Reading files")
struct InputFileTests {
    @Test("A folder that is no file is not left open")
    func folder() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileFailure.self) { _ = try InputFile(folder.path) }
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        #expect(!open.contains { $0 == folder.path || $0.hasSuffix(folder.path) })
    }

    private func failure(_ path: String) -> String {
        do throws(FileFailure) {
            _ = try InputFile.bytes(of: path)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test("A file is read to its end in pieces of at most 256 KiB")
    func pieces() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "0123456789abcdef", count: 40_000)
        let path = try folder.file("long.txt", text)
        var file = try InputFile(path)
        var sizes: [Int] = []
        while try file.next({ sizes.append($0.byteCount) }) {}
        #expect(sizes.reduce(0, +) == 640_000)
        #expect(sizes.max() == InputFile.pieceSize)
        #expect(try InputFile.bytes(of: path) == Array(text.utf8))
        #expect(try InputFile.bytes(of: folder.file("empty")) == [])
    }

    @Test("A file that cannot be opened is an error with its path and advice, without control characters")
    func failures() throws {
        let folder = try TemporaryFolder()
        #expect(failure("\(folder.path)/no.evemu") == "cannot open \(folder.path)/no.evemu: No such file or directory")
        #expect(failure(folder.path) == "cannot read \(folder.path): Is a directory; name a file in it")
        #expect(failure("no\u{1b}[2J") == "cannot open no\\u{1b}[2J: No such file or directory")
        #expect(
            FileFailure("open", "x", code: EACCES).description.hasSuffix(
                "Permission denied; check its permissions with ls -l"))
    }

    @Test("More bytes than the limit are an error, exactly as many are not")
    func limit() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("ten", "0123456789")
        #expect(try InputFile.bytes(of: path, limit: 10).count == 10)
        #expect(throws: FileFailure("read", path, code: EFBIG)) { try InputFile.bytes(of: path, limit: 9) }
    }

    @Test("A recording is read from a file in any of its forms")
    func recording() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.evemu", "E: 0.000001 0003 0035 0009\nE: 0.000001 0000 0000 0000\n")
        let recording = Recording(try InputFile.bytes(of: path))
        #expect(recording.format == .evemu)
        #expect(recording.damage == nil)
        #expect(recording.devices.map(\.events.count) == [2])
        #expect(recording.start?.microseconds == 1)
    }
}
