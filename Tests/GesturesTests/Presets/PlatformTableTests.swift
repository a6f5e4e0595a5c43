import Geometry
import Testing
import TouchInput

@testable import Gestures

/// What the systems publish of their gestures, row by row, as rules: a preset, or rules composed for the row. What rules
/// cannot say stands in DESIGN with its reason.
@Suite("The rules can say what the systems' gestures do")
struct PlatformTableTests {
    private static func rules(_ name: String, _ change: (inout DismissRules) -> Void) -> DismissRules {
        var rules = DismissRules(name: name)
        (rules.up, rules.right) = (nil, nil)
        change(&rules)
        return rules
    }

    /// What a lift at rest, or with this velocity down, comes to `distance` points down.
    private static func dismisses(_ rules: DismissRules, _ distance: Double, _ speed: Double = 0) -> Bool {
        var talk = Conversation(rules) { $0.extent = Size(width: 400, height: 800) }
        _ = talk.down()
        // So that where the translation is measured from does not matter.
        talk.rules.origin = .touchDown
        _ = talk.move(200, 300 + distance)
        return talk.lift(200, 300 + distance, velocity: Velocity(x: 0, y: speed)).effects.dismiss != nil
    }

    /// Whether a movement begins a drag.
    private static func begins(_ rules: DismissRules, _ x: Double, _ y: Double) -> Bool {
        var talk = Conversation(rules) { $0.extent = Size(width: 400, height: 800) }
        _ = talk.down()
        return talk.move(200 + x, 300 + y).clause == .d3
    }

    /// Slop, what must be exceeded or reached in distance and in velocity for a view of 800 pt; `nil`: not looked at.
    struct Row: Sendable {
        var rules: DismissRules
        var slop: Double
        var distance: Double
        var isReached = false
        var fling: Double?
        var isFlingReached = false
    }

    static let rows: [Row] = [
        Row(rules: .flowstack, slop: 10, distance: 80), Row(rules: .flowstackSource, slop: 10, distance: 80),
        Row(rules: .materialBottomSheet, slop: 8, distance: 400, fling: 500 / 2.625),
        Row(rules: .compose, slop: 8, distance: 400, isReached: true, fling: 125, isFlingReached: true),
        Row(rules: .flutterBottomSheet, slop: 18, distance: 400, fling: 700),
        Row(rules: .flutterCupertinoSheet, slop: 18, distance: 384, isReached: true, fling: 1600, isFlingReached: true),
        Row(rules: .flutterDismissible, slop: 18, distance: 320, fling: 700, isFlingReached: true),
        Row(rules: .vaul, slop: 0, distance: 200, isReached: true, fling: 400),
        Row(rules: .baseUIDrawer, slop: 6, distance: 400, fling: 500, isFlingReached: true),
        Row(rules: .adwaita, slop: 16, distance: 400, fling: 300, isFlingReached: true),
        Row(rules: .phosh, slop: 16, distance: 240, fling: 1500, isFlingReached: true),
        Row(
            rules: rules("ViewDragHelper, whose caller decides") {
                $0.slop = .points(8)
                $0.slopMeasure = .alongAxis
                $0.down = .fraction(0.5)
                $0.velocity = DismissRules.androidVelocity(minimumSamples: 2)
                $0.fingers.secondFinger = .latest
                $0.cancel = .liftsAtRest
            }, slop: 8, distance: 400),
        Row(
            rules: rules("FloatingPanel, but for a fling by what is left of the way") {
                // 0.998 a millisecond.
                $0.distance.projection = .init(seconds: 0.499)
                $0.down = .fraction(0.5)
                $0.cancel = .lifts
            }, slop: 10, distance: 400),
        Row(
            rules: rules("KWin") {
                $0.slop = .points(5)
                $0.axis = .vertical(ratio: 1)
                $0.down = .points(200)
                $0.distance.isThresholdIncluded = true
            }, slop: 5, distance: 200, isReached: true),
        Row(
            rules: rules("libinput's swipe of two fingers, which decides nothing by distance") {
                $0.slop = .millimetres(2)
                $0.axis = .unlessSideways(from: 7 * Surface.defaultPointsPerMillimetre, bias: 0)
                $0.fingers.count = .exactly(3)
            }, slop: 2 * Surface.defaultPointsPerMillimetre, distance: 80),
        Row(
            rules: rules("Chromium OS") {
                $0.slop = .millimetres(1.5)
                $0.axis = .vertical(ratio: 1.19)
                $0.fling = FlingRule(limit: .millimetres(10))
                $0.fling?.isLimitIncluded = true
                $0.velocity = VelocityRule(.windowMean)
            }, slop: 1.5 * Surface.defaultPointsPerMillimetre, distance: 80,
            fling: 10 * Surface.defaultPointsPerMillimetre, isFlingReached: true),
        Row(
            rules: rules("Gecko, but for the breakout") {
                $0.slop = .millimetres(2.54)
                $0.axis = .vertical(ratio: 1.732)
                $0.fling = FlingRule(limit: .points(500))
                $0.fling?.isLimitIncluded = true
                $0.velocity.horizonMicroseconds = 100_000
            }, slop: 2.54 * Surface.defaultPointsPerMillimetre, distance: 80, fling: 500, isFlingReached: true),
        Row(
            rules: rules("touchegg, but for doing it before the lift") {
                $0.slop = .fraction(0.02)
                $0.down = .fraction(0.2)
                $0.cancel = .returns
            }, slop: 16, distance: 160),
    ]

    @Test("Slop, distance and velocity fall on the side of their bounds that each system says", arguments: rows)
    func bounds(_ row: Row) {
        let rules = row.rules
        let near = 0.01
        #expect(!Self.begins(rules, 0, row.slop) && Self.begins(rules, 0, row.slop + near), "slop")
        #expect(!Self.dismisses(rules, row.distance - near) && Self.dismisses(rules, row.distance + near), "distance")
        #expect(Self.dismisses(rules, row.distance) == row.isReached, "distance reached")
        // Far enough for those that ask for a distance too, and short of every threshold.
        let way = 19.0
        guard let fling = row.fling else {
            if rules.distance.projection == nil { #expect(!Self.dismisses(rules, way, 5000), "velocity") }
            return
        }
        #expect(Self.dismisses(rules, way, fling + near), "velocity")
        #expect(Self.dismisses(rules, way, fling) == row.isFlingReached, "velocity reached")
        #expect(!Self.dismisses(rules, way, fling - near), "velocity missed")
    }

    @Test("The velocity's window, the cancel and the second finger are fields of the rules")
    func policies() {
        func horizon(_ rules: DismissRules) -> Int64 { rules.velocity.horizonMicroseconds / 1000 }
        for rules in [DismissRules.materialBottomSheet, .compose, .flutterBottomSheet, .flutterDismissible] {
            #expect(horizon(rules) == 100 && rules.velocity.rest.stopTime == .fixed(.milliseconds(40)), "\(rules.name)")
        }
        for rules in [DismissRules.adwaita, .phosh] { #expect(horizon(rules) == 150, "\(rules.name)") }
        #expect(DismissRules.vaul.velocity.estimator == .wholeDrag)
        #expect(DismissRules.baseUIDrawer.velocity.estimator == .lastSegment)
        // At 250 Hz it is the last step alone, over 16 ms.
        let fast = VelocityHistory(down: [(0, 0), (4, 5.5), (8, 11), (12, 16.5)])
        let speed = fast.velocity(by: DismissRules.baseUIDrawer.velocity, at: .ms(12)).y
        #expect(isClose(speed, 5.5 / 0.016, within: 1e-6))
        #expect(DismissRules.baseUIDrawer.velocity.rest.stopTime == .fixed(.milliseconds(80)))
        let cancels = DismissRules.presets.map(\.cancel)
        #expect(
            cancels == [
                .returns, .returns, .liftsAtRest, .liftsAtRest, .lifts, .liftsAtRest, .lifts, .liftsAtRest, .returns,
                .returns, .returns,
            ])
        #expect(DismissRules.flowstackSource.faults.contains(.cancelNeverReturns))
        #expect(
            DismissRules.presets.map(\.fingers.secondFinger) == [
                .mean, .mean, .latest, .first, .latest, .latest, .latest, .mean, .mean, .mean, .cancels,
            ])
        // A fling of Flutter's needs the slop's way, whichever recogniser it is.
        for rules in DismissRules.presets where rules.name.hasPrefix("flutter") {
            #expect(rules.fling?.minimumDistance == .points(18) && rules.velocity.lowestSpeed == 50, "\(rules.name)")
        }
    }

    @Test("The axis rules decide as the systems do", arguments: rows)
    func axis(_ row: Row) {
        let steep = Self.begins(row.rules, 10, 100)
        let flat = Self.begins(row.rules, 100, 60)
        #expect(steep)
        let free = ["flowstack", "flowstack-source", "touchegg, but for doing it before the lift"]
        let undecided =
            free.contains(row.rules.name) || row.rules.name.hasPrefix("flutter") || row.rules.axis == .any
        #expect(flat == undecided, "\(row.rules.name)")
    }
}
