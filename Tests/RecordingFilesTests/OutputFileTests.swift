import Foundation
import RecordingFiles
import Testing

@Suite("Writing files")
struct OutputFileTests {
    @Test("A new file is written completely, and nothing else is left")
    func new() throws {
        let folder = try TemporaryFolder()
        try OutputFile.write(Array("one".utf8), to: "\(folder.path)/a", overwriting: false)
        #expect(try folder.text("a") == "one")
        #expect(try folder.names() == ["a"])
    }

    @Test("An existing file is left alone without overwriting")
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

    @Test("A temporary file left by an earlier run does not matter")
    func leftover() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.\(getpid()).part", "junk")
        try OutputFile.write(Array("new".utf8), to: "\(folder.path)/a", overwriting: false)
        #expect(try folder.names() == ["a"])
    }

    @Test("A missing folder is an error with the file's path, and nothing is left")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/no/a"
        #expect(throws: FileFailure("write", path, code: ENOENT)) {
            try OutputFile.write([1], to: path, overwriting: true)
        }
        #expect(throws: FileFailure.self) { try OutputFile.write([1], to: folder.path, overwriting: true) }
        #expect(try folder.names() == [])
    }

    @Test("Pipes and devices are written to directly")
    func device() throws {
        try OutputFile.write([1, 2, 3], to: "/dev/null", overwriting: false)
        #expect(OutputFile.exists("/dev/null"))
    }
}

@Suite("Writing files in parts")
struct PendingFileTests {
    @Test("The file is put in place when it is finished, not before")
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

    @Test("If it is never finished, the existing file stays, and nothing else is left")
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

    @Test("A file created in the meantime is left alone without overwriting")
    func meanwhile() throws {
        let folder = try TemporaryFolder()
        var file = try PendingFile("\(folder.path)/a", overwriting: false)
        try folder.file("a", "theirs")
        #expect(throws: FileFailure("write", "\(folder.path)/a", code: EEXIST)) { try file.finish() }
        #expect(try folder.text("a") == "theirs")
        #expect(try folder.names() == ["a"])
    }
}
