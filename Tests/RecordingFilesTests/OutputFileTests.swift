import Foundation
import RecordingFiles
import Testing

@Suite("Files that are written")
struct OutputFileTests {
    @Test("A new file is written whole, and nothing else is left")
    func new() throws {
        let folder = try TemporaryFolder()
        try OutputFile.write(Array("one".utf8), to: "\(folder.path)/a", overwriting: false)
        #expect(try folder.text("a") == "one")
        #expect(try folder.names() == ["a"])
    }

    @Test("A file that is there is left alone unless told")
    func existing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", "old")
        #expect(throws: FileFailure("write", path, code: EEXIST)) {
            try OutputFile.write(Array("new".utf8), to: path, overwriting: false)
        }
        #expect(try folder.text("a") == "old")
        try OutputFile.write(Array("new".utf8), to: path, overwriting: true)
        #expect(try folder.text("a") == "new")
        #expect(try folder.names() == ["a"])
    }

    @Test("A part that an earlier run left behind is no hindrance")
    func leftover() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.\(getpid()).part", "junk")
        try OutputFile.write(Array("new".utf8), to: "\(folder.path)/a", overwriting: false)
        #expect(try folder.names() == ["a"])
    }

    @Test("A folder that is not there is told by the file's path, and nothing is left")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/no/a"
        #expect(throws: FileFailure("write", path, code: ENOENT)) {
            try OutputFile.write([1], to: path, overwriting: true)
        }
        #expect(throws: FileFailure.self) { try OutputFile.write([1], to: folder.path, overwriting: true) }
        #expect(try folder.names() == [])
    }

    @Test("What is no file is written into")
    func device() throws {
        try OutputFile.write([1, 2, 3], to: "/dev/null", overwriting: false)
        #expect(OutputFile.exists("/dev/null"))
    }
}

@Suite("Files that are written in parts")
struct PendingFileTests {
    @Test("It takes its place when it is finished, and not before")
    func parts() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", "old")
        var file = try PendingFile(path, overwriting: true)
        try file.append(Array("ne".utf8))
        #expect(try folder.text("a") == "old")
        try file.append(Array("w".utf8))
        try file.finish()
        #expect(try folder.text("a") == "new")
        #expect(try folder.names() == ["a"])
    }

    @Test("One that is never finished leaves what was there, and nothing else")
    func unfinished() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", "old")
        func begin() throws {
            var file = try PendingFile(path, overwriting: true)
            try file.append([1, 2, 3])
        }
        try begin()
        #expect(try folder.text("a") == "old")
        #expect(try folder.names() == ["a"])
    }

    @Test("A file that came up meanwhile is left alone unless told")
    func meanwhile() throws {
        let folder = try TemporaryFolder()
        var file = try PendingFile("\(folder.path)/a", overwriting: false)
        try folder.file("a", "theirs")
        #expect(throws: FileFailure("write", "\(folder.path)/a", code: EEXIST)) { try file.finish() }
        #expect(try folder.text("a") == "theirs")
        #expect(try folder.names() == ["a"])
    }
}
