import Foundation
import Geometry
import HarnessTestSupport
import Testing
import TouchInput

@testable import Gestures

/// The drawer of base-ui, by the cases of its own tests.
@Suite(
    "The base-ui drawer", .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct BaseUIDrawerTests {
    private func file() throws -> [String: Any] {
        try #require(try SharedMaterial.json("vectors/baseui_drawer.json") as? [String: Any])
    }

    private func numbers(_ value: Any?) throws -> [[Double]] {
        try #require(value as? [[NSNumber]]).map { $0.map(\.doubleValue) }
    }

    /// A drawer that is dismissed sideways, under a list that scrolls up and down, is one that is dismissed down, under
    /// a list that scrolls sideways: the axes change places.
    private func conversation(_ entry: [String: Any]) throws -> (talk: Conversation, isTurned: Bool) {
        var rules = DismissRules.baseUIDrawer
        let dismiss = try #require(entry["dismiss"] as? String)
        rules.up = dismiss == "up" ? rules.down : nil
        let offset = (entry["scrollTop"] as? NSNumber)?.doubleValue
        let talk = Conversation(rules) {
            $0.extent = Size(width: 200, height: 200)
            $0.allowsSwipeUp = dismiss == "up"
            $0.scroll = offset.map { ScrollState(offset: $0, contentHeight: 120, viewportHeight: 40) }
        }
        return (talk, dismiss == "right")
    }

    @Test("The drawer or the list takes the movement, in all sixteen cases of the hand-off")
    func handOff() throws {
        let cases = try #require((try file()["scroll_handoff_cases"] as? [String: Any])?["cases"] as? [[String: Any]])
        #expect(cases.count == 16)
        for entry in cases {
            let line = try #require(entry["line"] as? Int)
            var (talk, isTurned) = try conversation(entry)
            let moves = try numbers(entry["moves"]).map { isTurned ? [$0[1], $0[0]] : $0 }
            // The browser's list comes to its top by itself; this one follows the finger, and is 10 px from it.
            if line == 1953 { talk.scene.scroll = ScrollState(offset: 10, contentHeight: 120, viewportHeight: 40) }
            _ = talk.down(moves[0][0], moves[0][1])
            var claims: [Bool] = []
            var last: DismissStep?
            for (index, move) in moves.dropFirst().enumerated() {
                last = talk.move(move[0], move[1])
                claims.append(last?.after == .dragging)
                // By then the browser has given the touch to its list and takes it away from the page.
                if line == 2456 && index == 1 { _ = talk.cancel(move[0], move[1]) }
            }
            if let expected = entry["claims"] as? Bool { #expect(claims.last == expected, "line \(line)") }
            if let expected = entry["claims_last"] as? Bool { #expect(claims.last == expected, "line \(line)") }
            if let expected = entry["claims_per_move"] as? [Bool] { #expect(claims == expected, "line \(line)") }
            if entry["end"] as? String == "dismissed" {
                #expect(talk.lift(moves[1][0], moves[1][1]).effects.dismiss?.cause == .distance, "line \(line)")
            } else if entry["then"] as? String == "pointercancel" {
                let step = talk.cancel(moves[1][0], moves[1][1])
                #expect(step.effects.dismiss == nil && step.effects.restore, "line \(line)")
            }
        }
    }

    @Test("Its own tests' velocities of the whole gesture and of the last step come out")
    func velocities() throws {
        let cases = try #require(try file()["velocity_cases"] as? [[String: Any]])
        for entry in cases {
            let up = try #require(entry["up_ms"] as? NSNumber).doubleValue
            // The first movement is where the gesture begins.
            let samples = try numbers(entry["samples_ms_x"]).dropFirst().map { DragSample(ms: $0[0], x: $0[1], y: 0) }
            let history = VelocityHistory(samples)
            let lift = Timestamp(microseconds: Int64(up * 1000))
            if let expected = entry["gesture_velocity_px_per_ms"] as? NSNumber {
                var rule = VelocityRule(.wholeDrag)
                rule.shortestMicroseconds = 50_000
                rule.rest = DismissRules.vaul.velocity.rest
                #expect(
                    isClose(
                        history.velocity(by: rule, at: lift).x, expected.doubleValue * 1000, within: 1e-6), "\(entry)")
            } else {
                let expected = try #require(entry["release_velocity_px_per_ms"] as? NSNumber).doubleValue
                #expect(
                    isClose(
                        history.velocity(by: DismissRules.baseUIDrawer.velocity, at: lift).x, expected * 1000,
                        within: 1e-6), "\(entry)")
            }
        }
        #expect(cases.count == 3)
    }

    @Test("V4: a still sample before the lift takes the fling from the last step, and from no estimator of a window")
    func stillSample() throws {
        let field = try #require(try file()["field_case_pr5658"] as? [String: Any])
        let steps = try numbers(field["dy_dt_ms"])
        let naive = try #require(field["naive_last_segment_velocity"] as? NSNumber).doubleValue
        var time = 0.0
        var y = 0.0
        var samples = [DragSample(ms: 0, x: 0, y: 0)]
        for step in steps.dropLast() {
            time += step[1]
            y += step[0]
            samples.append(DragSample(ms: time, x: 0, y: y))
        }
        let lift = Timestamp(microseconds: Int64((time + steps[steps.count - 1][1]) * 1000))
        let history = VelocityHistory(samples)
        let last = history.velocity(by: DismissRules.baseUIDrawer.velocity, at: lift)
        #expect(isClose(last.y / 1000, naive, within: 0.005))
        let own = history.velocity(by: VelocityRule(.windowMean), at: lift)
        #expect((-4.5 ... -2).contains(own.y / 1000), "\(own)")
    }
}
