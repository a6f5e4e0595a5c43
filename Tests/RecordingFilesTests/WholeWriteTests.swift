import Foundation
import RecordingFiles
import Testing

@Suite("Writing all bytes")
struct WholeWriteTests {
    @Test("All bytes go through a non-blocking pipe")
    func slowPipe() throws {
        let pipe = Pipe()
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let thread = Thread {
            #expect(WholeWrite.write(bytes, to: pipe.fileHandleForWriting.fileDescriptor).code == 0)
            #expect(throws: Never.self) { try pipe.fileHandleForWriting.close() }
        }
        thread.start()
        #expect([UInt8](pipe.fileHandleForReading.readDataToEndOfFile()) == bytes)
    }

    @Test(
        "A full disk is reported",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full here"))
    func fullDisk() {
        let descriptor = open("/dev/full", O_WRONLY)
        #expect(WholeWrite.write([1, 2, 3], to: descriptor).code == ENOSPC)
        close(descriptor)
    }
}
