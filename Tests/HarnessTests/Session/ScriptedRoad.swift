import Gestures
import Harness
import HarnessTestSupport
import TouchInput

/// What the whole road makes of a script.
struct ScriptedRoad {
    var outcomes: [Outcome]
    var notes: [String]
    var trace: [String]

    init(
        _ description: DeviceDescription?, rules: DismissRules = .flowstack, scenario: Scenario = Scenario(),
        _ write: (inout EventScript) -> Void
    ) {
        var script = EventScript(at: 1_000_000)
        write(&script)
        let origin = script.events.first?.time ?? Timestamp(microseconds: 0)
        var session = Session(
            description: description, rules: rules, scenario: scenario, origin: origin, recordsTrace: true)
        session.advance(through: script.events, in: script.events.indices)
        session.finish()
        outcomes = session.outcomes
        notes = session.notes
        trace = session.trace.map { $0.text(origin: origin) }
    }

    var results: [Outcome.Result] { outcomes.map(\.result) }
    var reasons: [Outcome.Reason?] { outcomes.map(\.reason) }

    /// What the filters did, without the times.
    var filtered: [String] {
        trace.filter { $0.contains("  ~  ") }.map { String($0.drop { $0 != "~" }.dropFirst(5)) }
    }
}

extension EventScript {
    /// A finger down at (300, 300), moved down by 20 units a frame, ten times: 128.3 points on the test screen.
    mutating func pull(id: Int32 = 1, steps: ClosedRange<Int32> = 1...10) {
        down(id: id, 300, 300)
        report()
        for step in steps {
            move(300, 300 + 20 * step)
            report()
        }
    }
}

extension Scenario {
    /// Any number of fingers makes a drag.
    static var anyFinger: Scenario {
        var scenario = Scenario()
        scenario.fingers = .any
        return scenario
    }
}
