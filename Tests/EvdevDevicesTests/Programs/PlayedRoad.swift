import Documents
import EvdevDevices
import Foundation
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// A recording of the project, both replayed and played into a virtual device that is read live.
struct PlayedRoad {
    /// The trace of the replay and of the device, without the times.
    var replayed: [String] = []
    var live: [String] = []
    /// Whether the scenario changes something at certain times.
    var isTimed = false
    /// The trace of the events that were read from the device: replayed, and as they were live, both with times.
    var rereplayed: [String] = []
    var timedLive: [String] = []

    init(_ name: String) throws {
        let path = Guest.recordings.appending(path: name).path
        let recording = Recording(try InputFile.bytes(of: path))
        let beside = RecordingFinder.companion(of: path, ending: ".json")
        let sidecar = OutputFile.exists(beside) ? try Sidecar(YamlDocument(try InputFile.bytes(of: beside))) : Sidecar()
        guard
            let source = recording.devices.first(where: { $0.description?.kind.kind != .other && !$0.events.isEmpty }),
            let description = source.description
        else { throw CocoaError(.fileReadCorruptFile) }

        let rules = sidecar.rules ?? .flowstack
        isTimed = !sidecar.scenario.changes.isEmpty
        (replayed, _) = Self.traces(of: source.events, by: description, rules, sidecar.scenario)
        let read = try Self.played(source.events, description)
        (live, timedLive) = Self.traces(of: read.events, by: read.description, rules, sidecar.scenario)
        let bytes = EvemuWriter.bytes(
            devices: [RecordedDevice(description: read.description)], events: read.events.map { ($0, 0) })
        let again = Recording(bytes)
        (_, rereplayed) = Self.traces(
            of: again.devices[0].events, by: again.devices[0].description, rules, sidecar.scenario)
    }

    private static func traces(
        of events: [InputEvent], by description: DeviceDescription?, _ rules: DismissRules, _ scenario: Scenario
    ) -> ([String], [String]) {
        let origin = events.first?.time ?? Timestamp(microseconds: 0)
        var session = Session(
            description: description, rules: rules, scenario: scenario, origin: origin, recordsTrace: true)
        session.advance(through: events, in: 0..<events.count)
        session.finish()
        let timed = session.trace.map { $0.text(origin: origin) }
        return (timed.map { String($0.dropFirst(8)) }, timed)
    }

    /// Plays the events at their times and reads them back.
    private static func played(
        _ events: [InputEvent], _ description: DeviceDescription
    ) throws -> (events: [InputEvent], description: DeviceDescription) {
        let target = try VirtualDevice(description)
        let node = target.path ?? ""
        _ = Guest.wait { access(node, R_OK) == 0 }
        var reader = try OpenDevice(node)
        var read = try reader.readAll()
        let origin = events.first?.time ?? Timestamp(microseconds: 0)
        let start = DeviceClock.now
        var from = 0
        for (index, event) in events.enumerated() where event.type == .synchronization && event.code == .synReport {
            let wait = event.time.microseconds(since: origin) - DeviceClock.now.microseconds(since: start)
            if wait > 0 && wait < 5_000_000 { usleep(UInt32(wait)) }
            try target.write(events[from...index])
            from = index + 1
            read += try reader.readAll()
        }
        return (read, reader.description)
    }
}
