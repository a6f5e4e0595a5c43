import EvdevDevices
import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Waiting for devices", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct PollLoopTests {
    @Test("A device's other names, which appear after it, wake the loop too")
    func otherNames() throws {
        let folder = "/dev/input/by-path"
        try? FileManager.default.removeItem(atPath: folder)
        var loop = try PollLoop(watchesDevices: true)
        let screen = try TouchedDevice()
        func settle() throws {
            while try loop.wait(until: DeviceClock.now.advanced(byMicroseconds: 50_000)).devicesChanged {}
        }
        try settle()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try settle()
        let node = try #require(screen.path.split(separator: "/").last)
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/test", withDestinationPath: "../\(node)")
        #expect(try loop.wait(until: DeviceClock.now.advanced(byMicroseconds: 5_000_000)).devicesChanged)
        #expect(ListedDevice.all().contains { $0.links == ["test"] })
    }

    @Test("The loop wakes for events, for a moment, for devices that come and go, and for nothing else")
    func loop() throws {
        var loop = try PollLoop(watchesDevices: true)
        var screen = try TouchedDevice()
        #expect(try loop.wait().devicesChanged)
        var reader = try OpenDevice(screen.path)
        _ = try reader.readAll()
        try screen.pull(by: 40, id: 1)
        #expect(try loop.wait(for: reader.number).isReadable)
        _ = try reader.readAll()
        // All notices about the new device have arrived by now.
        while try loop.wait(until: DeviceClock.now.advanced(byMicroseconds: 50_000)).devicesChanged {}
        let start = DeviceClock.now
        let wakeup = try loop.wait(for: reader.number, until: start.advanced(byMicroseconds: 30_000))
        #expect(wakeup.isDue && !wakeup.isReadable && !wakeup.devicesChanged)
        #expect(DeviceClock.now >= start.advanced(byMicroseconds: 30_000))
        pthread_kill(pthread_self(), SIGTERM)
        #expect(try loop.wait(for: reader.number).signal == SIGTERM)
    }
}
