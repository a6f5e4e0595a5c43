import Foundation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// Recordings of touchpads that say in their names which gesture they hold.
@Suite(
    "Labelled recordings of touchpads",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct LabelledRecordingTests {
    struct Labelled {
        var file: String
        var label: String
        var outcomes: [Outcome]
        /// How far down the slower of two fingers went from its first sound position, in points.
        var wayDown: Double
    }

    private static func recordings() throws -> [Labelled] {
        try SharedMaterial.recordingIndex().compactMap { row in
            let file = try #require(row["file"])
            guard file.hasPrefix("autotest/"), row["class"] == "touchpad" else { return nil }
            var reader = RecordingReader()
            var batch = EventBatch()
            let bytes = try SharedMaterial.bytes("recordings/\(file)")
            reader.read(bytes.span.bytes, into: &batch)
            reader.finish(into: &batch)
            let beside = try ContactOracleTests.description(file, row["description_file"] ?? "")
            let description = RecordedDevice.fuller(reader.devices.first?.description, beside)
            var scenario = Scenario()
            scenario.surface.kind = .touchpad
            var session = Session(
                description: description, rules: .flowstack, scenario: scenario,
                origin: batch.events.first?.time ?? Timestamp(microseconds: 0))
            session.advance(through: batch.events, in: batch.events.indices)
            session.finish()
            return Labelled(
                file: file, label: String((file as NSString).lastPathComponent.prefix { $0 != "-" }),
                outcomes: session.outcomes, wayDown: wayDown(batch.events, description, session.surface))
        }
    }

    /// Reckoned from the contacts alone, without the tracker that is on trial.
    private static func wayDown(
        _ events: [InputEvent], _ description: DeviceDescription?, _ surface: Surface
    ) -> Double {
        var tracker = ContactTracker(description: description)
        var first: [Int: Double] = [:]
        var last: [Int: Double] = [:]
        for event in events where tracker.handle(event) {
            for contact in tracker.frame.contacts {
                guard let place = contact.position, surface.contains(place) else { continue }
                let y = surface.point(at: place).y
                if first[contact.number] == nil { first[contact.number] = y }
                last[contact.number] = y
            }
        }
        let ways = first.keys.map { (last[$0] ?? 0) - (first[$0] ?? 0) }
        return ways.count == 2 ? ways.min() ?? 0 : 0
    }

    @Test("No tap, click, drumroll, resting finger or pointer movement of one finger is dismissed")
    func kept() throws {
        let kinds = ["tap", "click", "drumroll", "resting", "stationary", "one_finger", "thumb", "hold"]
        var count = 0
        for recording in try Self.recordings() where kinds.contains(where: { recording.label.contains($0) }) {
            // One recording has no description of its device anywhere, and so no scale.
            guard recording.label != "one_finger_swipe.evemu.dat" else { continue }
            count += 1
            #expect(!recording.outcomes.isEmpty || recording.label.contains("bottom"), "\(recording.file)")
            #expect(
                !recording.outcomes.contains { $0.result == .dismissed || $0.result == .stuck }, "\(recording.file)")
        }
        #expect(count == 46, "\(count)")
    }

    @Test("Every swipe of two fingers down that is longer than the threshold is dismissed")
    func dismissed() throws {
        var count = 0
        for recording in try Self.recordings()
        where recording.label.hasPrefix("two_finger_swipe.top_to_bottom") && recording.wayDown > 80 {
            count += 1
            #expect(recording.outcomes.map(\.result) == [.dismissed], "\(recording.file)")
            #expect(recording.outcomes.map(\.direction) == [.down], "\(recording.file)")
        }
        #expect(count == 5, "\(count)")
    }
}
