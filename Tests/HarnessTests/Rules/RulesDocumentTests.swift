import Documents
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchSynthesis

@Suite("Rules as a document")
struct RulesDocumentTests {
    private func read(_ text: String) throws -> DismissRules {
        try RulesDocument.rules(from: try YamlDocument(text).root, named: "own")
    }

    private func error(_ text: String) -> String {
        do {
            _ = try read(text)
            return "read"
        } catch {
            return "\(error)"
        }
    }

    @Test("All defaults are printed and read back unchanged")
    func defaults() throws {
        for preset in DismissRules.presets {
            let text = RulesDocument.text(preset)
            let fields = RuleTable.fields.map(\.name).filter { $0 != "basedOn" }
            for field in fields { #expect(text.contains("\n  \"\(field)\": "), "\(field)") }
            #expect(text.split(separator: "\n").count == fields.count + 2)
            #expect(try read(text) == preset)
        }
    }

    @Test("Random rules are printed and read back unchanged")
    func roundTrip() throws {
        var bits = SeededRandom(seed: 5)
        func number(_ bound: UInt64) -> Double { Double(bits.next(below: bound * 8)) / 8 }
        func flag() -> Bool { bits.next(below: 2) == 0 }
        func length() -> Length {
            switch bits.next(below: 3) {
            case 0: .points(number(500))
            case 1: .millimetres(number(90))
            default: .fraction(number(1))
            }
        }
        for seed in 0..<300 {
            var rules = DismissRules(name: "rules “\(seed)” \\ \n # :")
            // Less than any threshold: other rules contradict themselves, which tests of their own look at.
            rules.slop = .points(number(1) / 2)
            rules.slopMeasure = flag() ? .length : .alongAxis
            rules.source = flag() ? "" : "somebody's \(seed)"
            rules.assumptions = flag() ? [] : [.init(nil, "one: “\(seed)”"), .init("slop", " another")]
            rules.axis =
                switch bits.next(below: 3) {
                case 0: .any
                case 1: .vertical(ratio: number(9))
                default: .unlessSideways(from: number(30), bias: number(9))
                }
            rules.origin = flag() ? .touchDown : flag() ? .slopCrossing : .slopEdge
            func threshold() -> Length {
                switch bits.next(below: 3) {
                case 0: .points(1 + number(500))
                case 1: .millimetres(1 + number(90))
                default: .fraction((1 + number(99)) / 100)
                }
            }
            rules.down = threshold()
            rules.up = flag() ? threshold() : nil
            rules.right = flag() ? threshold() : nil
            rules.edgeBand = .points(1 + number(40))
            rules.distance.shortestThreshold = length()
            rules.distance.isThresholdIncluded = flag()
            rules.distance.atRest = flag() ? nil : threshold()
            rules.distance.projection = flag() ? nil : .init(seconds: number(2), slowest: number(900))
            rules.distance.hysteresis = .points(number(1) / 2)
            rules.distance.turningBack = flag() ? nil : threshold()
            func speed() -> Speed {
                switch bits.next(below: 3) {
                case 0: .points(number(3000))
                case 1: .millimetres(number(900))
                default: .extents(number(5))
                }
            }
            if flag() {
                var fling = FlingRule(limit: speed(), minimumDistance: length())
                fling.isLimitIncluded = flag()
                fling.excessOverCross = flag() ? nil : number(800)
                fling.keepingLimit = flag() ? nil : speed()
                rules.fling = fling
            }
            let estimators = VelocityEstimator.allCases + [.leastSquares(minimumSamples: 5)]
            rules.velocity.estimator = estimators[Int(bits.next(below: UInt64(estimators.count)))]
            rules.velocity.horizonMicroseconds = 1000 + Int64(bits.next(below: 300_000))
            rules.velocity.rest = RestRule(
                stopTime: flag() ? .adaptive : .fixed(.microseconds(Int64(bits.next(below: 300_000)))),
                cutsAtGaps: flag(), countsStillSamples: flag(), forbidsReversal: flag())
            rules.velocity.shortestMicroseconds = Int64(bits.next(below: 100_000))
            rules.velocity.lowestSpeed = number(90)
            rules.velocity.highestSpeed = flag() ? nil : SpeedLimit(pointsPerSecond: 4000 + number(9000))
            rules.cancel = flag() ? .returns : (flag() ? .lifts : .liftsAtRest)
            rules.scrollGate.holdMicroseconds = Int64(bits.next(below: 300_000))
            rules.scrollGate.topTolerance = number(50)
            rules.scrollGate.bottomTolerance = number(50)
            rules.scrollGate.locksDirection = flag()
            rules.handsOffAtEdge = flag()
            rules.handsBackAtRest = flag()
            rules.catchesSettling = flag()
            rules.fingers.onTouchpad = 1 + Int(bits.next(below: 5))
            rules.fingers.secondFinger = .allCases[Int(bits.next(below: 5))]
            rules.followFactor = number(3) / 3
            rules.shrink = number(1)
            rules.shrinkDistance = 1 + number(900)
            rules.settleMicroseconds = 1 + Int64(bits.next(below: 60_000_000))
            rules.settleMotion =
                flag() ? .easing(power: 1 + number(19)) : .spring(seconds: 0.001 + number(59), bounce: number(99) / 100)
            rules.faults = DismissRules.Faults(rawValue: UInt8(bits.next(below: 16)))
            if rules.cancel != .returns { rules.faults.remove(.cancelNeverReturns) }
            #expect(try read(RulesDocument.text(rules)) == rules, "\(seed)")
        }
    }

    @Test("A field left out is that of the preset that the rules are based on")
    func basedOn() throws {
        var expected = DismissRules.flowstackSource
        expected.name = "own"
        expected.down = .points(60)
        expected.source = "down changed from flowstack-source: \(DismissRules.flowstackSource.source)"
        #expect(try read(#"{"basedOn": "flowstack-source", "down": 60}"#) == expected)
        expected = .flowstack
        expected.name = "own"
        #expect(try read("{}") == expected)
        #expect(try read("flowstack-source") == .flowstackSource)
        #expect(try read("down: null").down == nil)
        #expect(try read("down: {fraction: 0.25}").down == .fraction(0.25))
    }

    @Test(
        "An error has its place, what was expected, and what was found",
        arguments: [
            ("{\"slop\": 5,\n \"slpo\": 6}", "2:2: ", "found “slpo”"),
            ("down: wide", "1:7: down: expected ", "found “wide”"),
            ("down: -1", "1:7: down: expected ", "-1"),
            ("down: .nan", "1:7: down: expected ", "nan"),
            ("down: {points: 1, fraction: 1}", "1:7: down: expected one of points, millimetres or fraction", ""),
            ("down: {inches: 3}", "1:8: ", "inches"), ("touchpadFingers: 6", "1:18: touchpadFingers: ", "6"),
            ("velocity: guess", "1:11: velocity: expected one of ", "guess"),
            ("axis: sideways", "1:7: axis: expected any, or a mapping with verticalRatio", "sideways"),
            ("faults: [cancelNeverReturns, nothing]", "1:30: ", "nothing"),
            ("basedOn: android", "1:10: basedOn: expected a preset (flowstack, flowstack-source, ", "android"),
            ("axis: {verticalRatio: 1, sideways: {from: 1}}", "1:7: axis: expected one of", ""),
            ("axis: {sideways: {bias: 2}}", "1:18: axis.sideways", "from"),
            ("fling: {limit: {knots: 3}}", "1:17: fling.limit", "knots"),
            ("distance: {projection: {}}", "1:24: distance.projection", "seconds"),
            ("velocity: {estimator: impulse, minimumSamples: 3}", "1:48: velocity.minimumSamples", "leastSquares"),
            ("cancel: sometimes", "1:9: cancel: expected one of", "sometimes"),
            // Fields that contradict each other.
            ("slop: 80", "1:7: slop: expected down to be more than the slop", "found 80 pt, with a slop of 80 pt"),
            ("slop: 5\ndown: 5", "2:7: down: expected down to be more than the slop", "5"),
            (
                "distance: {hysteresis: 81}", "1:11: distance: expected a hysteresis of no more than down",
                "found 81 pt, with down at 80 pt"
            ),
            ("down: null\nup: null\nright: null\nfling: {limit: 3}", "4:8: fling: expected a direction", ""),
            ("up: null\nright: null\ndown: null", "3:7: down: expected a direction", ""),
            ("basedOn: compose\ndown: null\ndistance: {atRest: 90}", "2:7: down: expected a direction", ""),
            ("basedOn: compose\nright: 80", "2:8: right: expected an edge band of more than 0", "80"),
            ("down: 0", "1:7: down: expected down to be more than 0", "0"),
            ("up: {fraction: 0}", "1:5: up: expected up to be more than 0", ""),
            ("distance: {turningBack: 0}", "1:11: distance: expected turningBack to be more than 0", "found 0 pt"),
            ("distance: {atRest: {millimetres: 0}}", "1:11: distance: expected atRest to be more than 0", ""),
            (
                "velocity: {lowestSpeed: 900, highestSpeed: 100}",
                "1:11: velocity: expected lowestSpeed to be no more than highestSpeed", ""
            ),
            (
                "velocity: {highestSpeed: 100}\ndistance: {projection: {seconds: 1, slowest: 101}}",
                "2:11: distance: expected projection.slowest to be no more", ""
            ),
            (
                "catchesSettling: true\nsettleMilliseconds: 0",
                "2:21: settleMilliseconds: expected more than 0 ms to settle in", ""
            ),
            (
                "fling: {limit: 900}\nvelocity: {highestSpeed: 900}", "1:8: fling: expected a fling limit below",
                "found 900 pt/s"
            ),
            ("cancel: lifts\nfaults: [cancelNeverReturns]", "1:9: cancel: expected cancel to be returns", "lifts"),
            ("edgeBand: 0", "1:11: edgeBand: expected an edge band of more than 0", "0"),
            ("settleMotion: {power: 2, bounce: 0}", "1:15: settleMotion: expected power alone, or a spring", ""),
            ("settleMotion: {springSeconds: 0.2, bounce: 1}", "1:44: settleMotion.bounce", "1"),
            ("settleMotion: {bounce: 0}", "1:15: settleMotion", "springSeconds"),
            ("fling: {}", "1:8: ", "limit"), ("handsOffAtEdge: perhaps", "1:17: handsOffAtEdge: ", "perhaps"),
            ("scrollGate: {topTolerance: -3}", "1:28: scrollGate.topTolerance: ", "-3"),
        ])
    func wrong(text: String, start: String, part: String) {
        let message = error(text)
        #expect(message.hasPrefix(start), "\(message)")
        #expect(message.contains(part), "\(message)")
    }

    @Test("Rules that change a preset's numbers do not keep its source and its assumptions about them")
    func changed() throws {
        let rules = try read("basedOn: compose\nslop: 12\nsettleMilliseconds: 200\nname: mine")
        #expect(rules.source == "slop, settleMilliseconds changed from compose: \(DismissRules.compose.source)")
        #expect(
            DismissRules.compose.assumptions.map(\.field) == ["slop", nil, "second finger", "settle", "catch"])
        #expect(rules.assumptions.map(\.field) == [nil, "second finger", "catch"])
        let own = try read("slop: 12\nsource: measured\nassumptions: [one]")
        #expect(own.source == "measured" && own.assumptions == [.init(nil, "one")])
        #expect(try read("basedOn: compose\nname: mine").source == DismissRules.compose.source)
    }

    @Test("A value exactly at its bound contradicts nothing")
    func allowed() throws {
        #expect(try read("slop: 79.9").slop == .points(79.9))
        #expect(try read("velocity: {lowestSpeed: 100, highestSpeed: 100}").velocity.lowestSpeed == 100)
        // Measured from where it left the slop, a drag may dismiss within as much as the slop.
        #expect(try read("slop: 8\norigin: slopCrossing\ndown: 5").down == .points(5))
    }

    @Test("Lengths and speeds in different units are compared in points, once the surface is known")
    func onSurface() throws {
        var scene = DismissScene()
        scene.extent = Size(width: 400, height: 800)
        scene.pointsPerMillimetre = 6
        func sentences(_ text: String) throws -> [String] {
            RulesContradiction.sentences(try read(text), in: scene)
        }
        #expect(
            try sentences("slop: {millimetres: 20}") == [
                "down: 80 pt on this surface, no more than the slop of 120 pt: every drag dismisses",
                "right: 80 pt on this surface, no more than the slop of 120 pt: every drag dismisses",
            ])
        #expect(try sentences("slop: {millimetres: 13}").isEmpty)
        #expect(try sentences("slop: {millimetres: 14}\norigin: slopCrossing").isEmpty)
        #expect(try sentences("{basedOn: vaul, slop: 200}").count == 1)
        #expect(try sentences("{basedOn: vaul, slop: 199}").isEmpty)
        #expect(try sentences("{basedOn: vaul, slop: 200, distance: {shortestThreshold: 201}}").isEmpty)
        let flings = "right: null\nup: null\nvelocity: {highestSpeed: 1600}\nfling: {limit: {extents: "
        #expect(try sentences(flings + "1.99}}").isEmpty)
        #expect(
            try sentences(flings + "2}}") == [
                "fling: 1600 pt/s down on this surface, not below the highest speed of 1600 pt/s: nothing is a fling"
            ])
        let down = "{right: null, up: null, distance: {hysteresis: "
        #expect(try sentences(down + "{fraction: 0.1}}}").isEmpty)
        #expect(
            try sentences(down + "{fraction: 0.25}}}") == [
                "distance: a hysteresis of 200 pt, more than the 80 pt of down on this surface: a drag stays past it on its "
                    + "way back"
            ])
        #expect(try sentences(down + "{millimetres: 13}}}").isEmpty)
        #expect(try sentences(down + "{millimetres: 14}}}").count == 1)
        #expect(try sentences(down + "{millimetres: 14}, shortestThreshold: 84}}").isEmpty)
        #expect(try sentences(down + "50, atRest: {fraction: 0.0625}}}").isEmpty)
        #expect(try sentences(down + "51, atRest: {fraction: 0.0625}}}").count == 1)
        for preset in DismissRules.presets {
            for size in [Size(width: 393, height: 852), Size(width: 300, height: 200)] {
                scene.extent = size
                #expect(RulesContradiction.sentences(preset, in: scene).isEmpty, "\(preset.name)")
            }
        }
    }
}
