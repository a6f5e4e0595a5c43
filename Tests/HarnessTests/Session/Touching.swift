import Geometry
import Gestures
import Harness
import HarnessTestSupport
import TouchInput

/// A script that touches a screen or pad on which a device unit is a point, and what a session makes of it.
struct Touching {
    var script = EventScript()
    var rules = DismissRules.flowstack
    var scenario = Scenario()
    var description = DeviceDescription.testScreen()

    init(_ write: (inout Touching) -> Void = { _ in }) {
        scenario.surface.viewport = Size(width: 700, height: 1500)
        scenario.surface.gain = 10 / Surface.defaultPointsPerMillimetre
        write(&self)
    }

    /// A finger down at `x`, `y`, moved by each of `ways` from there, a frame every 8 ms, and not lifted.
    mutating func hold(_ x: Int32 = 300, _ y: Int32 = 500, by ways: [(Int32, Int32)], id: Int32 = 1) {
        script.down(id: id, x, y)
        script.report()
        for (dx, dy) in ways {
            script.move(x + dx, y + dy)
            script.report()
        }
    }

    /// The same, and lifted.
    mutating func drag(_ x: Int32 = 300, _ y: Int32 = 500, by ways: [(Int32, Int32)], id: Int32 = 1) {
        hold(x, y, by: ways, id: id)
        script.up()
        script.report()
    }

    /// A drag straight down in steps of 20 points.
    mutating func pull(_ distance: Int32, id: Int32 = 1) {
        drag(by: stride(from: 20, to: distance, by: 20).map { (0, $0) } + [(0, distance)], id: id)
    }

    func session(recordsTrace: Bool = false, recordsMoments: Bool = false) -> Session {
        var session = Session(
            description: description, rules: rules, scenario: scenario, origin: Timestamp(microseconds: 0),
            recordsTrace: recordsTrace, recordsMoments: recordsMoments, weighsLifts: true)
        session.advance(through: script.events, in: script.events.indices)
        session.finish()
        return session
    }

    var outcomes: [Outcome] { session().outcomes }

    /// Result and reason of each gesture: `dismissed distance`.
    var results: [String] {
        outcomes.map { "\($0.result.rawValue)\($0.reason.map { " \($0.rawValue)" } ?? "")" }
    }

    /// The explanation of each gesture.
    var explanations: [Explanation] { outcomes.map { Explanation($0, under: rules) } }

    /// What would have changed the first gesture.
    var counterfactuals: [Counterfactual] { explanations.first?.counterfactuals ?? [] }
}

extension Scenario.Change {
    static func at(_ milliseconds: Int64, _ kind: Scenario.Kind) -> Self {
        Self(microseconds: milliseconds * 1000, kind: kind)
    }
}
