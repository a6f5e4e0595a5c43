import EvdevDevices
import Foundation
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

/// What the kernel changes in a recording does not affect the outcome.
@Suite("Recordings through a real kernel", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct LiveRoadTests {
    /// Recordings that a kernel does not pass on unchanged, and why.
    static let changed = [
        "uneven-stamps": "the kernel stamps a frame once",
        "backward-time": "the kernel's time does not go back",
        "lost-events": "nothing is lost on demand",
        "frames-dropped": "nothing is lost on demand",
        "lift-dropped": "nothing is lost on demand",
        "replaced-id": "libevdev passes on no id in the place of another",
        "taken-away": "a device cannot mark a lift as the system's own",
        "missing-start": "a finger without an id is none to the kernel",
    ]
    /// Recordings in which a clause or a line of the trace depends on a millisecond, which an emulated machine does not
    /// keep, and those with a scenario that changes. Only their outcomes are compared, without numbers.
    static let timed = [
        "flick", "touched-while-settling", "bounce", "second-finger", "third-finger", "flung-back",
        "caught-while-settling",
    ]

    /// Every recording that describes its device, except those that the kernel changes.
    static let names: [String] = {
        let beside = [".json", ".trace", ".md", ".bin", ".getevent"]
        let all = (try? FileManager.default.contentsOfDirectory(atPath: Guest.recordings.path)) ?? []
        let files = all.filter { $0.contains(".") }
        return files.filter { file in
            !beside.contains { file.hasSuffix($0) } && !changed.keys.contains { file.contains($0) }
        }.sorted()
    }()

    @Test(
        "A recording that is played and read live gives the same clauses, effects and outcomes as its replay",
        arguments: names)
    func sameTrace(name: String) throws {
        let road = try PlayedRoad(name)
        if road.isTimed || Self.timed.contains(where: { name.contains($0) }) {
            func outcomes(_ trace: [String]) -> [Substring?] {
                trace.filter { $0.hasPrefix("  =") }.map { $0.split(separator: ":").first }
            }
            #expect(outcomes(road.live) == outcomes(road.replayed))
        } else {
            #expect(road.live == road.replayed)
        }
        #expect(!road.live.isEmpty)
        #expect(road.rereplayed == road.timedLive)
    }

    @Test(
        "A virtual device has the description that it was given, except for the noise filter",
        arguments: DeviceCatalog.devices.map(\.shortName))
    func description(name: String) throws {
        let device = try #require(DeviceCatalog.device(named: name))
        let target = try VirtualDevice(device.description)
        let reader = try OpenDevice(target.path ?? "")
        let found = reader.description
        #expect(found.name == device.description.name)
        #expect(found.identity == device.description.identity)
        #expect(found.properties == device.description.properties)
        #expect(found.kind.kind == device.description.kind.kind)
        #expect(found.codes[.key] == device.description.codes[.key])
        #expect(found.axes.keys.sorted() == device.description.axes.keys.sorted())
        for (code, axis) in device.description.axes {
            let other = found.axes[code]
            #expect(other?.minimum == axis.minimum && other?.maximum == axis.maximum, "\(code)")
            #expect(other?.resolution == axis.resolution && other?.fuzz == 0, "\(code)")
        }
        let listed = ListedDevice.all().first { $0.path == target.path }
        #expect(listed?.name == device.description.name && listed?.kind == device.description.kind.kind)
    }
}
