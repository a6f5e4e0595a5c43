import Foundation
import RecordingFiles
import Testing

@Suite("A growing file")
struct GrowingFileTests {
    @Test("Each piece is in the file as soon as it is written")
    func pieces() throws {
        let folder = try TemporaryFolder()
        var file = try GrowingFile("\(folder.path)/a", overwriting: false)
        #expect(try folder.text("a") == "")
        try file.append(Array("one".utf8))
        #expect(try folder.text("a") == "one")
        try file.append(Array("two".utf8))
        #expect(try folder.text("a") == "onetwo")
    }

    @Test("An existing file is left alone without overwriting, and truncated with it")
    func existing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", "old")
        do throws(FileFailure) {
            _ = try GrowingFile(path, overwriting: false)
            Issue.record("overwritten")
        } catch {
            #expect(error.code == FileFailure.fileExists)
        }
        #expect(try folder.text("a") == "old")
        var file = try GrowingFile(path, overwriting: true)
        try file.append(Array("n".utf8))
        #expect(try folder.text("a") == "n")
    }

    @Test("A target that accepts no bytes is an error")
    func full() throws {
        var file = try GrowingFile("/dev/full", overwriting: false)
        do throws(FileFailure) {
            try file.append([1])
            Issue.record("written")
        } catch {
            #expect(error.code == ENOSPC)
        }
    }
}
