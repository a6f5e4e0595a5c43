import Foundation
import RecordingFiles
import Testing

@Suite("A file that grows")
struct GrowingFileTests {
    @Test("Each piece is in the file as soon as it was written")
    func pieces() throws {
        let folder = try TemporaryFolder()
        var file = try GrowingFile("\(folder.path)/a", overwriting: false)
        #expect(try folder.text("a") == "")
        try file.append(Array("one".utf8))
        #expect(try folder.text("a") == "one")
        try file.append(Array("two".utf8))
        #expect(try folder.text("a") == "onetwo")
    }

    @Test("A file that is there is left alone unless told, and then begun anew")
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

    @Test("What takes no bytes says so")
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
