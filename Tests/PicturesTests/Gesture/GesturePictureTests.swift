import Geometry
import Gestures
import Harness
import Testing

@testable import Pictures

@Suite("The picture of a gesture, as values")
struct GesturePictureTests {
    @Test("It has the drag at each frame: time, place, translation and phase")
    func samples() throws {
        let drawn = try Drawn(by: Drawn.down(100))
        let picture = try drawn.picture()
        #expect(picture.title == "pull.evemu, gesture 1")
        #expect(picture.sentence == drawn.outcomes[0].sentence)
        #expect(picture.samples.map(\.time) == [0, 0.008, 0.016, 0.024, 0.032, 0.040, 0.048])
        #expect(picture.samples.map(\.translation.y) == [0, 20, 40, 60, 80, 100, 100])
        #expect(picture.samples.map(\.position.x) == Array(repeating: 300, count: 7))
        #expect(picture.samples.map(\.phase) == [.tracking] + Array(repeating: .dragging, count: 6))
        #expect(picture.samples[5].velocity.y == 2500)
    }

    @Test("It has what happened, and exactly 80 points do not arm")
    func happenings() throws {
        let picture = try Drawn(by: Drawn.down(100) + [(0, 70)]).picture()
        #expect(picture.happenings.map(\.kind) == [.down, .drag, .armed, .disarmed, .lift, .settled])
        #expect(picture.happenings.map(\.time) == [0, 0.008, 0.040, 0.048, 0.056, 0.296])
        #expect(picture.happenings[2].position == Point(x: 300, y: 600))
    }

    @Test("The phases follow each other without a gap, to the end of the settling")
    func phases() throws {
        let picture = try Drawn(by: Drawn.down(40)).picture()
        #expect(picture.phases.map(\.phase) == [.tracking, .dragging, .settling])
        #expect(picture.phases.map(\.start) == [0, 0.008, 0.024])
        #expect(picture.phases.map(\.end) == [0.008, 0.024, 0.264])
    }

    @Test("The threshold that decided is shown, and the others where the finger went towards them")
    func thresholds() throws {
        var scenario = Scenario()
        scenario.allowsSwipeUp = true
        let down = try Drawn(by: Drawn.down(100), scenario: scenario).picture()
        #expect(down.thresholds.map(\.words) == ["80 pt down"])
        let up = try Drawn(by: Drawn.down(200).map { ($0.0, -$0.1) }, scenario: scenario).picture()
        #expect(up.thresholds.map(\.words) == ["160 pt up"])
        let edge = try Drawn(by: Drawn.down(100).map { ($0.1, 0) }, x: 5).picture()
        #expect(edge.thresholds.map(\.words) == ["80 pt right"])
        let tap = try Drawn().picture()
        #expect(tap.thresholds.map(\.words) == ["80 pt down"])
    }

    @Test("Velocities are shown as limits where the rules look at them")
    func flings() throws {
        #expect(try Drawn(by: Drawn.down(60)).picture().flings == [])
        var rules = DismissRules.flowstack
        rules.fling = FlingRule(limit: .points(700))
        rules.fling?.keepingLimit = .points(300)
        #expect(try Drawn(by: Drawn.down(60), rules: rules).picture().flings == [700, -300])
    }

    @Test("A drag that begins where the slop ends, or where the content's edge was, is measured from there")
    func origin() throws {
        var rules = DismissRules.flowstack
        rules.handsOffAtEdge = true
        var scenario = Scenario()
        scenario.scroll = ScrollState(offset: 50, contentHeight: 3000, viewportHeight: 1500)
        let picture = try Drawn(by: Drawn.down(160), rules: rules, scenario: scenario).picture()
        #expect(picture.happenings.map(\.kind).contains(.scroll))
        let first = try #require(picture.samples.first { $0.phase == .dragging })
        #expect(first.origin.y > 540 && picture.origin == first.origin)
        #expect(picture.samples.first { $0.phase == .scrolling }?.origin.y == 500)
    }

    @Test("Moments of another gesture are not in it, and nothing is recorded unless asked for")
    func others() throws {
        let drawn = try Drawn(by: Drawn.down(100))
        var outcome = try #require(drawn.outcomes.first)
        outcome.gesture = 2
        let picture = GesturePicture(
            of: outcome, moments: drawn.session.moments, rules: .flowstack, start: drawn.session.origin, name: "x")
        #expect(picture.samples.isEmpty && picture.happenings.isEmpty && picture.thresholds.isEmpty)
        let plain = Session(description: nil, rules: .flowstack, origin: drawn.session.origin)
        #expect(plain.moments.isEmpty && !plain.recordsMoments)
    }

    @Test(
        "Ticks are round and lie in the range",
        arguments: [
            (0.0...1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-12.0...31.0, [-10, 0, 10, 20, 30]),
            (0.1...0.13, [0.1, 0.105, 0.11, 0.115, 0.12, 0.125, 0.13]), (0...4000.0, [0, 1000, 2000, 3000, 4000]),
        ])
    func ticks(range: ClosedRange<Double>, expected: [Double]) {
        let ticks = Plot.ticks(range, count: 6)
        #expect(ticks.count == expected.count)
        for (tick, value) in zip(ticks, expected) { #expect((tick - value).magnitude < 1e-9) }
        #expect(Plot.ticks(1...1, count: 6) == [] && Plot.ticks(0...(.infinity), count: 6) == [])
    }
}
