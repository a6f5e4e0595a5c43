import Documents
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Pictures
import RecordingFormats
import Testing
import TouchInput

/// A finger on a screen on which a device unit is a point, and the pictures of what it did.
struct Drawn {
    let session: Session
    let outcomes: [Outcome]

    /// A finger down at 300, 500 that is moved by each of `ways` from there, a frame every 8 ms, and lifted.
    init(
        by ways: [(Int32, Int32)] = [], rules: DismissRules = .flowstack, stack: String? = nil,
        scenario: Scenario = Scenario(), x: Int32 = 300
    ) throws {
        var scenario = scenario
        scenario.surface.viewport = Size(width: 700, height: 1500)
        if let stack { scenario = scenario.driving(try StackScenario(YamlDocument(stack).root)) }
        var script = EventScript()
        script.down(id: 1, x, 500)
        script.report()
        for (dx, dy) in ways {
            script.move(x + dx, 500 + dy)
            script.report()
        }
        script.up()
        script.report()
        var session = Session(
            description: DeviceDescription.testScreen(), rules: rules, scenario: scenario,
            origin: Timestamp(microseconds: 0), recordsMoments: true)
        session.advance(through: script.events, in: script.events.indices)
        session.finish()
        self.session = session
        outcomes = session.outcomes
    }

    /// Ways straight down in steps of 20 points.
    static func down(_ distance: Int32) -> [(Int32, Int32)] {
        stride(from: 20, through: distance, by: 20).map { (0, $0) }
    }

    func picture(name: String = "pull.evemu") throws -> GesturePicture {
        GesturePicture(
            of: try #require(outcomes.first), moments: session.moments, rules: session.rules, start: session.origin,
            name: name)
    }

    func strip(at seconds: [Double]? = nil, title: String = "pull.evemu") -> FilmStrip {
        FilmStrip(
            moments: session.moments, outcomes: outcomes, at: seconds, start: session.origin, title: title)
    }
}

/// Labels that cover each other, in pairs.
func overlaps(_ labels: [Label]) -> [String] {
    labels.indices.flatMap { first in
        labels[(first + 1)...].filter { labels[first].rect.intersects($0.rect) }.map {
            "“\(labels[first].text)” and “\($0.text)”"
        }
    }
}
