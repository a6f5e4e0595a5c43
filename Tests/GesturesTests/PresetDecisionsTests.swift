import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@testable import Gestures

/// What the platforms' own tests say of their sheets, case by case: the number is the line of the platform's test.
@Suite("The presets decide as their platforms' tests demand")
struct PresetDecisionsTests {
    private static func cupertino(_ change: (inout DismissScene) -> Void = { _ in }) -> Conversation {
        Conversation(.flutterCupertinoSheet) {
            $0.extent = Size(width: 800, height: 552)
            change(&$0)
        }
    }

    private static func list(_ offset: Double) -> ScrollState {
        ScrollState(offset: offset, contentHeight: 3000, viewportHeight: 552)
    }

    /// An item of 780 px, which Flutter's test drags sideways and these drag down; alone in its arena the recogniser
    /// takes the touch at once, so that the slop is a part of the translation.
    private static func dismissible(_ threshold: Double?) -> Conversation {
        var rules = DismissRules.flutterDismissible
        rules.origin = .touchDown
        // Flutter's 1.0 means never.
        rules.down = threshold.flatMap { $0 < 1 ? .fraction($0) : nil }
        return Conversation(rules) { $0.extent = Size(width: 100, height: 780) }
    }

    private static func sheet(_ change: (inout DismissScene) -> Void = { _ in }) -> Conversation {
        Conversation(.materialBottomSheet) {
            $0.extent = Size(width: 400, height: 1000)
            change(&$0)
        }
    }

    private static func clauses(_ talk: inout Conversation, _ moves: [Double]) -> [DismissClause] {
        _ = talk.down()
        var y = 300.0
        return moves.map {
            y += $0
            return talk.move(200, y).clause
        }
    }

    static let flutterLines = [298, 552, 567, 588, 1076, 1112, 1210, 1397, 1466, 1546, 1580, 1621, 1692, 1719]

    private static func flutter(_ line: Int) {
        switch line {
        case 1076:
            var talk = cupertino()
            #expect(talk.drag([(0, 20), (0, 200)]).clause == .d12)
        case 1112:
            var talk = cupertino()
            #expect(talk.drag([(0, 20), (0, 350)]).effects.dismiss?.cause == .distance)
        case 1397:
            var talk = cupertino { $0.isDismissalDisabled = true }
            _ = talk.down()
            for y in stride(from: 320.0, through: 500, by: 20) { #expect(talk.move(200, y).effects.follow == nil) }
            #expect(talk.lift(200, 500).effects.dismiss == nil)
        case 1466:
            var talk = cupertino()
            #expect(talk.drag([(0, -20), (0, -100)]).effects.restore)
        case 1546:
            var talk = cupertino { $0.scroll = list(0) }
            #expect(clauses(&talk, [-30, -70]) == [.d4, .d15])
        case 1580:
            var talk = cupertino { $0.scroll = list(0) }
            #expect(clauses(&talk, [30, 70]) == [.d3, .d8])
        case 1621:
            var talk = cupertino { $0.scroll = list(130) }
            #expect(clauses(&talk, [100, 100]) == [.d4, .d14])
        case 1692:
            var talk = cupertino { $0.scroll = list(400) }
            #expect(clauses(&talk, [100, 100, 100]) == [.d4, .d15, .d15])
            let step = talk.lift(200, 600, velocity: Velocity(x: 0, y: 500))
            #expect(step.clause == .d16 && step.effects.dismiss == nil)
        case 1719:
            var talk = cupertino { $0.scroll = list(0) }
            #expect(clauses(&talk, [30, 135, 135]) == [.d3, .d8, .d8])
            #expect(talk.lift(200, 600, velocity: Velocity(x: 0, y: 500)).effects.dismiss != nil)
        case 1210:
            var talk = cupertino()
            #expect(clauses(&talk, [100, 200]) == [.d3, .d8])
            #expect(talk.cancel(200, 600, .deviceGone).clause == .d13)
            #expect(talk.move(200, 800).clause == .d20)
        case 552:
            var talk = dismissible(1)
            #expect(talk.drag([(0, 20), (0, 780)]).effects.restore)
        case 567:
            var talk = dismissible(1)
            _ = clauses(&talk, [20, 280])
            #expect(talk.lift(200, 600, velocity: Velocity(x: 0, y: 1000)).effects.restore)
        case 588:
            var talk = dismissible(0.4)
            _ = talk.down()
            for move in 1...4 {
                (talk.rules.down, talk.rules.up) = (talk.rules.up, talk.rules.down)
                #expect(talk.move(200, 300 + 5 * Double(move)).clause != .d20)
            }
        case 298:
            var back = dismissible(0.95)
            _ = clauses(&back, [-300, 300])
            #expect(back.lift(200, 300, velocity: Velocity(x: 0, y: 1000)).effects.restore)
            var away = dismissible(0.95)
            _ = clauses(&away, [150, 150])
            #expect(away.lift(200, 600, velocity: Velocity(x: 0, y: 1000)).effects.dismiss?.cause == .velocity)
        default: Issue.record("no case for line \(line)")
        }
    }

    /// A sheet that stops half-way is for these rules one that returns: they know one place to leave from.
    static let materialLines = [324, 393, 485, 492, 500, 515, 537, 556, 699, 809, 856, 949, 978]

    private static func material(_ line: Int) {
        switch line {
        case 324:
            var talk = sheet()
            _ = clauses(&talk, [50, 400])
            #expect(talk.lift(200, 750, velocity: Velocity(x: 0, y: 3000)).effects.dismiss != nil)
        case 393:
            var talk = sheet()
            _ = clauses(&talk, [50, 400])
            #expect(talk.lift(200, 750, velocity: Velocity(x: 0, y: 3000)).effects.dismiss?.cause == .distance)
        case 485:
            var talk = sheet()
            #expect(talk.drag([(0, 50), (0, 500)]).effects.restore)
        case 492:
            var talk = sheet()
            #expect(talk.drag([(0, 50), (0, 500)]).effects.dismiss == nil)
        case 500:
            var talk = sheet()
            #expect(talk.drag([(0, 50), (0, 750)]).effects.dismiss != nil)
        case 515:
            var talk = sheet()
            _ = clauses(&talk, [-50, -100])
            #expect(talk.lift(200, 150, velocity: Velocity(x: 0, y: -3000)).effects.restore)
        case 537:
            var talk = sheet { $0.isDismissalDisabled = true }
            _ = talk.down()
            #expect(talk.move(200, 200).effects.follow == nil)
            #expect(talk.lift(200, 150, velocity: Velocity(x: 0, y: -3000)).effects.dismiss == nil)
        case 556:
            var talk = sheet { $0.isDismissalDisabled = true }
            _ = clauses(&talk, [50, 400])
            let step = talk.lift(200, 750, velocity: Velocity(x: 0, y: 3000))
            #expect(step.clause == .d11 && step.effects.refuse && step.effects.dismiss == nil)
        case 699:
            var talk = sheet()
            _ = clauses(&talk, [-50, -300])
            #expect(talk.lift(200, -50).effects.restore)
        case 809:
            var talk = sheet { $0.scroll = ScrollState(offset: 0, contentHeight: 3000, viewportHeight: 1000) }
            #expect(clauses(&talk, [-50, -300]) == [.d4, .d15])
            #expect(talk.scene.scroll?.moved(-350, from: 0).offset == 350)
        case 856:
            var talk = sheet { $0.scroll = ScrollState(offset: 0, contentHeight: 3000, viewportHeight: 1000) }
            #expect(clauses(&talk, [50, 400]) == [.d3, .d8])
            #expect(talk.lift(200, 750, velocity: Velocity(x: 0, y: 3000)).effects.dismiss != nil)
        case 949:
            var talk = sheet()
            #expect(talk.move(200, 700).clause == .d20)
            #expect(talk.lift(200, 900, velocity: Velocity(x: 0, y: 3000)).clause == .d20)
        case 978:
            var talk = sheet()
            _ = clauses(&talk, [50])
            talk.scene.extent = Size(width: 700, height: 400)
            #expect(talk.move(200, 420).clause == .d8)
            #expect(talk.lift(200, 520).effects.dismiss?.cause == .distance)
        default: Issue.record("no case for line \(line)")
        }
    }

    @Test("Flutter's sheets and Dismissible", arguments: flutterLines)
    func flutter(line: Int) {
        Self.flutter(line)
    }

    @Test("Material's bottom sheet", arguments: materialLines)
    func material(line: Int) {
        Self.material(line)
    }

    @Test(
        "No case of the platforms' tests is left out",
        .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
    func complete() throws {
        let all = try #require(try SharedMaterial.json("vectors/sheet_decisions.json") as? [String: Any])
        func lines(_ path: String...) throws -> Set<Int> {
            var node: Any = all
            for key in path { node = try #require((node as? [String: Any])?[key]) }
            let cases = try #require((node as? [String: Any])?["cases"] as? [[String: Any]])
            return Set(cases.compactMap { $0["line"] as? Int })
        }
        #expect(
            try lines("flutter", "CupertinoSheet").union(lines("flutter", "Dismissible")) == Set(Self.flutterLines))
        #expect(try lines("material") == Set(Self.materialLines))
    }
}
