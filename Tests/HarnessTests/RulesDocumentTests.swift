import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing

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

    @Test("Every default is printed, and read back it is the same")
    func defaults() throws {
        for preset in DismissRules.presets {
            let text = RulesDocument.text(preset)
            for field in [
                "name", "slop", "axis", "origin", "down", "up", "right", "edgeBand", "fling", "velocity", "scrollGate",
                "handsOffAtEdge", "catchesSettling", "touchpadFingers", "secondFingerCancels", "followFactor", "shrink",
                "shrinkDistance", "settleMilliseconds", "faults",
            ] {
                #expect(text.contains("\n  \"\(field)\": "), "\(field)")
            }
            #expect(text.split(separator: "\n").count == 22)
            #expect(try read(text) == preset)
        }
    }

    @Test("Rules that look random are the same when printed and read back")
    func roundTrip() throws {
        var bits = SeededBits(seed: 5)
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
            rules.slop = length()
            rules.axis = flag() ? .any : .vertical(ratio: number(9))
            rules.origin = flag() ? .touchDown : .slopCrossing
            rules.down = flag() ? length() : nil
            rules.up = flag() ? length() : nil
            rules.right = flag() ? length() : nil
            rules.edgeBand = length()
            rules.fling = flag() ? .init(limit: number(3000), minimumDistance: length()) : nil
            rules.velocity = VelocityEstimator.allCases[Int(bits.next(below: UInt64(VelocityEstimator.allCases.count)))]
            rules.scrollGate.topTolerance = number(50)
            rules.scrollGate.bottomTolerance = number(50)
            rules.scrollGate.locksDirection = flag()
            rules.handsOffAtEdge = flag()
            rules.catchesSettling = flag()
            rules.fingers.onTouchpad = 1 + Int(bits.next(below: 5))
            rules.fingers.secondFingerCancels = flag()
            rules.followFactor = number(3) / 3
            rules.shrink = number(1)
            rules.shrinkDistance = 1 + number(900)
            rules.settleMicroseconds = Int64(bits.next(below: 60_000_000))
            rules.faults = DismissRules.Faults(rawValue: UInt8(bits.next(below: 16)))
            #expect(try read(RulesDocument.text(rules)) == rules, "\(seed)")
        }
    }

    @Test("What is left out is as in the preset that the rules are based on")
    func basedOn() throws {
        var expected = DismissRules.flowstackSource
        expected.name = "own"
        expected.down = .points(60)
        #expect(try read(#"{"basedOn": "flowstack-source", "down": 60}"#) == expected)
        expected = .flowstack
        expected.name = "own"
        #expect(try read("{}") == expected)
        #expect(try read("flowstack-source") == .flowstackSource)
        #expect(try read("down: null").down == nil)
        #expect(try read("down: {fraction: 0.25}").down == .fraction(0.25))
    }

    @Test(
        "What is wrong is told with its place, what was expected and what was found",
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
            ("basedOn: android", "1:10: basedOn: expected a preset (flowstack, flowstack-source)", "android"),
            ("fling: {}", "1:8: ", "limit"), ("handsOffAtEdge: perhaps", "1:17: handsOffAtEdge: ", "perhaps"),
            ("scrollGate: {topTolerance: -3}", "1:28: scrollGate.topTolerance: ", "-3"),
        ])
    func wrong(text: String, start: String, part: String) {
        let message = error(text)
        #expect(message.hasPrefix(start), "\(message)")
        #expect(message.contains(part), "\(message)")
    }
}
