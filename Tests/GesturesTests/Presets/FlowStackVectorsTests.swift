import Foundation
import Geometry
import HarnessTestSupport
import Testing

@testable import Gestures

/// What the published source of the flow stack decides, row by row.
@Suite(
    "The flow stack's own rule", .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct FlowStackVectorsTests {
    private func table() throws -> [String: Any] {
        try #require(try SharedMaterial.json("vectors/flowstack_rules.json") as? [String: Any])
    }

    private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

    @Test("Every row of translations is past its threshold, or not, as the source says")
    func rows() throws {
        let rows = try #require(try table()["rows"] as? [[String: Any]])
        for row in rows {
            var rules = DismissRules.flowstackSource
            let threshold = try #require(number(row["threshold"]))
            rules.down = .points(threshold)
            rules.right = .points(threshold)
            rules.up = .points(2 * threshold)
            var scene = DismissScene()
            scene.allowsSwipeUp = try #require(row["swipe_up"] as? Bool)
            let translation = Point(x: try #require(number(row["x"])), y: try #require(number(row["y"])))
            let isEdge = try #require(row["edge"] as? Bool)
            for rules in [rules, DismissRules.flowstack] {
                let verdict = rules.verdict(for: translation, isEdge: isEdge, in: scene)
                #expect(verdict?.isPast == (row["past"] as? Bool), "\(rules.name) \(row)")
            }
        }
        #expect(rows.count == 23)
    }

    @Test("Every row of the scroll gate begins or not, as the source says")
    func scrollGate() throws {
        let rows = try #require(try table()["scroll_gate"] as? [[String: Any]])
        for row in rows {
            var scene = DismissScene()
            scene.allowsSwipeUp = row["swipe_up"] as? Bool ?? false
            let screen = number(row["screen"]) ?? 800
            scene.screenHeight = screen
            if let offset = number(row["offset"]) {
                scene.scroll = ScrollState(
                    offset: offset, contentHeight: number(row["content"]) ?? 4000,
                    viewportHeight: number(row["window"]) ?? screen, topInset: number(row["inset_top"]) ?? 0)
            }
            let movement = Point(x: 0, y: try #require(number(row["ty"])))
            let begins = DismissRules.flowstackSource.permission(toBegin: movement, isEdge: false, in: scene) != nil
            let upstream = row["upstream"] as? Bool ?? (row["expect"] as? Bool)
            #expect(begins == upstream, "\(row)")
            if row["window"] != nil {
                // The mended rule measures with the view, and wants the content at its bottom.
                let mended = DismissRules.flowstack.permission(toBegin: movement, isEdge: false, in: scene) != nil
                #expect(mended == (row["expect"] as? Bool), "\(row)")
            }
        }
        #expect(rows.count == 11)
    }

    private func play(_ row: [String: Any], _ rules: DismissRules) throws -> (steps: [DismissStep], last: DismissStep) {
        var talk = Conversation(rules) {
            $0.allowsSwipeUp = row["swipe_up"] as? Bool ?? false
            $0.isDismissalDisabled = row["disabled"] as? Bool ?? false
            if row["list"] != nil {
                $0.scroll = ScrollState(offset: 1230, contentHeight: 2000, viewportHeight: 800)
                $0.screenHeight = 800
            } else if row["name"] as? String == "down start, up finish" {
                $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 800)
            }
        }
        let startX = row["edge"] as? Bool == true ? 5.0 : 200
        var points: [(Double, Double)] = []
        if let begin = row["begin_translation"] as? [NSNumber] {
            points.append((begin[0].doubleValue * 3, begin[1].doubleValue))
        }
        if let ys = row["samples_y"] as? [NSNumber] { points += ys.map { (0, $0.doubleValue) } }
        if let xys = row["samples_xy"] as? [[NSNumber]] {
            points += xys.map { ($0[0].doubleValue, $0[1].doubleValue) }
        }
        if let timed = row["samples_ms_y"] as? [[NSNumber]] { points += timed.map { (0, $0[1].doubleValue) } }
        if row["name"] as? String == "down start, up finish" { points[0].1 = 11 }
        var steps = [talk.down(startX)]
        for (index, point) in points.enumerated() {
            if let at = row["disable_at"] as? Int, index == at { talk.scene.isDismissalDisabled = true }
            steps.append(talk.move(startX + point.0, 300 + point.1))
        }
        let last = points.last ?? (0, 0)
        let end = row["end"] as? String ?? "ended"
        let speed = (row["v_pt_s"] as? NSNumber)?.doubleValue ?? 0
        let step =
            end == "ended"
            ? talk.lift(startX + last.0, 300 + last.1, velocity: Velocity(x: 0, y: speed))
            : talk.cancel(startX + last.0, 300 + last.1)
        return (steps, step)
    }

    @Test("Every sequence ends as in the source, and as it should under the corrected rules")
    func sequences() throws {
        let rows = try #require(try table()["sequences"] as? [[String: Any]])
        for row in rows {
            let name = try #require(row["name"] as? String)
            let source = try play(row, .flowstackSource)
            let mended = try play(row, .flowstack)
            let sourceDismissed = source.last.effects.dismiss != nil
            let mendedDismissed = mended.last.effects.dismiss != nil
            if let haptics = row["haptics"] as? Int {
                #expect(source.steps.count { $0.effects.arm != nil } == haptics, "\(name)")
                #expect(mended.steps.count { $0.effects.arm != nil } == haptics, "\(name)")
            }
            switch name {
            case "armed then back": #expect(!sourceDismissed && !mendedDismissed)
            case "cross twice", "long slow drag held still": #expect(sourceDismissed && mendedDismissed)
            case "cancel past threshold", "failed after begin":
                #expect(source.last.effects.strand && !sourceDismissed, "\(name)")
                #expect(mended.last.effects.restore && !mendedDismissed, "\(name)")
            case "disabled past threshold":
                #expect(source.last.effects.refuse && source.last.effects.strand)
                #expect(mended.last.effects.refuse && mended.last.effects.restore)
                #expect(mended.steps.allSatisfy { $0.effects.arm == nil && $0.effects.follow == nil })
            case "disabled toggled on mid drag": #expect(!mendedDismissed && mended.last.effects.refuse)
            case "down start, up finish", "horizontal start at list bottom then down":
                #expect(sourceDismissed && !mendedDismissed, "\(name)")
            case "edge pan dismisses by y": #expect(sourceDismissed && mendedDismissed)
            case "fast flick below distance": #expect(!sourceDismissed && !mendedDismissed)
            default: Issue.record("a sequence without a test: \(name)")
            }
        }
        #expect(rows.count == 11)
    }
}
