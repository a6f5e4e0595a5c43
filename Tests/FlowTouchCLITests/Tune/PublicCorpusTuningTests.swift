import Foundation
import HarnessTestSupport
import Testing

/// Recordings of other people's touchpads, labelled by what their names say.
@Suite(
    "flowtouch tune with other people's touchpads",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct PublicCorpusTuningTests {
    /// Points to a millimetre of a touchpad.
    private static let density = 6.417

    /// The intent in a name; `nil` if the name mentions no swipe, tracking, tap, click, drumroll or rest.
    private func intent(_ name: String) -> String? {
        // The same gesture as one_finger_swipe.dat, but without the device's description, so its units are unknown.
        if name == "one_finger_swipe.evemu.dat" { return nil }
        if ["drumroll", "rest", "stationary"].contains(where: name.contains) { return "keep" }
        if ["click", "tap"].contains(where: name.contains) { return "tap" }
        return ["swipe", "tracking"].contains(where: name.contains) ? "dismiss" : nil
    }

    /// The orientation of the surface in which the direction in the name points down.
    private func surface(_ name: String) -> String {
        // Its name contains no direction. It goes 11.5 mm to the left and 8.2 mm down on a pad of 106.7 × 68 mm.
        if name == "one_finger_swipe.dat" { return "\"matrix\": [0.581, 0.519, 0, -1.277, 0.581, 0]" }
        let turns = [".left_to_right": 90, ".bottom": 180, ".right_to_left": 270]
        let isMeant = intent(name) == "dismiss"
        return "\"orientation\": \(turns.first { isMeant && name.contains($0.key) }?.value ?? 0)"
    }

    /// The recordings as links, each with its device's description and its label beside it.
    private func corpus() throws -> Folder {
        let folder = try Folder()
        let files = FileManager.default
        for row in try SharedMaterial.recordingIndex() {
            guard let file = row["file"], file.hasPrefix("autotest/") else { continue }
            let source = SharedMaterial.root.appendingPathComponent("recordings/\(file)").resolvingSymlinksInPath()
            let name = source.lastPathComponent
            let target = URL(fileURLWithPath: folder.path(file))
            let stem = target.deletingPathExtension()
            try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(at: target, withDestinationURL: source)
            if let description = row["description_file"], !description.isEmpty {
                try files.createSymbolicLink(
                    at: stem.appendingPathExtension("desc"),
                    withDestinationURL: source.deletingLastPathComponent().appendingPathComponent(description))
            }
            let label = intent(name).map { ", \"intent\": \"\($0)\"" } ?? ""
            try Data("{\"surface\": {\(surface(name))}\(label)}".utf8)
                .write(to: stem.appendingPathExtension("json"))
        }
        return folder
    }

    @Test("It finds the gap between taps and swipes, recommends inside it, and does so with each device held out")
    func gap() throws {
        let folder = try corpus()
        let run = Run("tune", folder.path, "--fingers", "any", "--vary", "down=11:200:1", "--json")
        let object = try #require(
            JSONSerialization.jsonObject(with: Data((run.lines.last ?? "").utf8)) as? [String: Any], "\(run.remarks)")
        #expect(object["missed"] as? Int == 0)
        #expect(object["false"] as? Int == 0)
        let recommended = try #require((object["recommended"] as? [String: Double])?["down"])
        let gap = 2.3...14.0
        #expect(gap.contains(recommended / Self.density))
        // The ends of the gap are gestures: the tap that moves most, the swipe that moves least.
        let nearest = try #require(object["nearest"] as? [[String: Any]])
        #expect(nearest.map { $0["intent"] as? String } == ["tap", "dismiss"])
        let borders = nearest.map { near -> Double in
            let margin = near["margin"] as? Double ?? 0
            return (recommended + (near["side"] as? String == "above" ? margin : -margin)) / Self.density
        }
        #expect(borders.count == 2)
        #expect(borders.first.map { $0 <= 2.31 } == true, "\(borders)")
        #expect(borders.last.map { $0 >= 14 } == true, "\(borders)")

        let heldOut = try #require(object["heldOut"] as? [[String: Any]])
        #expect(heldOut.count == 5)
        #expect(heldOut.reduce(0) { $0 + ($1["gestures"] as? Int ?? 0) } == 92)
        for held in heldOut {
            #expect(held["missed"] as? Int == 0, "\(held)")
            #expect(held["false"] as? Int == 0, "\(held)")
            let value = try #require((held["values"] as? [String: Double])?["down"], "\(held)")
            #expect(gap.contains(value / Self.density), "\(held)")
        }
    }
}
