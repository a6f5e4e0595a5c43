import Foundation
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// What an independent reader found in other people's recordings.
@Suite(
    "Contacts as an independent reader found them",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct ContactOracleTests {
    struct Found: Hashable, CustomStringConvertible {
        var slot: Int
        var id: Int?
        var start: Int64
        var end: Int64?
        var samples: Int
        var first: [Double]?
        var last: [Double]?
        var description: String {
            "slot \(slot) id \(id.map(String.init) ?? "-") \(start)…\(end.map(String.init) ?? "open") "
                + "\(samples) samples \(first ?? []) → \(last ?? [])"
        }
    }

    @Test("Every contact has the slot, id, begin, end, samples and positions of the independent reader")
    func everyContact() throws {
        var files = 0
        var contacts = 0
        for row in try SharedMaterial.recordingIndex() {
            let file = try #require(row["file"])
            let oracle = "recordings/\(file).contacts.json"
            guard FileManager.default.fileExists(atPath: SharedMaterial.root.appendingPathComponent(oracle).path)
            else { continue }
            let expected = try Self.expected(oracle)
            let found = try Self.found(file, descriptionFile: row["description_file"] ?? "")
            files += 1
            contacts += expected.count
            #expect(found == expected, "\(file)\nfound    \(found)\nexpected \(expected)")
        }
        #expect(files == 142)
        #expect(contacts == 510)
    }

    static func expected(_ path: String) throws -> [Found] {
        let root = try #require(try SharedMaterial.json(path) as? [String: Any])
        let devices = try #require(root["devices"] as? [[String: Any]])
        return try devices.flatMap { device in
            try #require(device["contact_list"] as? [[String: Any]]).map { contact in
                let isOpen = contact["end"] as? String == "eof"
                return Found(
                    slot: try #require(contact["slot"] as? Int), id: contact["tracking_id"] as? Int,
                    start: Int64(try #require(contact["start_us"] as? Int)),
                    end: isOpen ? nil : Int64(try #require(contact["end_us"] as? Int)),
                    samples: try #require(contact["samples"] as? Int),
                    first: contact["start_pos"] as? [Double], last: contact["end_pos"] as? [Double])
            }
        }
    }

    static func description(_ file: String, _ descriptionFile: String) throws -> DeviceDescription? {
        guard !descriptionFile.isEmpty else { return nil }
        let folder = (file as NSString).deletingLastPathComponent
        for candidate in ["\(folder)/\(descriptionFile)", "autotest/data/\(descriptionFile)", descriptionFile] {
            guard let bytes = try? SharedMaterial.bytes("recordings/\(candidate)") else { continue }
            var reader = RecordingReader()
            var batch = EventBatch()
            reader.read(bytes.span.bytes, into: &batch)
            reader.finish(into: &batch)
            return reader.devices.first?.description
        }
        Issue.record("no description \(descriptionFile)")
        return nil
    }

    static func found(_ file: String, descriptionFile: String) throws -> [Found] {
        let bytes = try SharedMaterial.bytes("recordings/\(file)")
        var reader = RecordingReader()
        var batch = EventBatch()
        reader.read(bytes.span.bytes, into: &batch)
        reader.finish(into: &batch)
        #expect(reader.damage == nil, "\(file): \(String(describing: reader.damage))")
        let origin = batch.events.map(\.time).min() ?? Timestamp(microseconds: 0)
        var all: [Found] = []
        for (index, device) in reader.devices.enumerated() {
            let own = try device.description ?? description(file, descriptionFile)
            var tracker = ContactTracker(description: own)
            var log = ContactLog()
            var start = 0
            for run in batch.runs {
                if run.device == index {
                    for event in batch.events[start..<(start + run.count)] where tracker.handle(event) {
                        log.record(tracker.frame)
                    }
                }
                start += run.count
            }
            let scale = reader.format == .samples ? 16000.0 : 1
            func place(_ point: DevicePoint?) -> [Double]? {
                point.map { [Double($0.x) / scale, Double($0.y) / scale].map { ($0 * 1000).rounded() / 1000 } }
            }
            all += log.entries.map {
                Found(
                    slot: $0.contact.slot, id: $0.contact.trackingID.map(Int.init),
                    start: $0.contact.start.microseconds(since: origin),
                    end: $0.end.map { $0.microseconds(since: origin) }, samples: $0.contact.samples,
                    first: place($0.contact.startPosition), last: place($0.contact.position))
            }
        }
        return all
    }
}
