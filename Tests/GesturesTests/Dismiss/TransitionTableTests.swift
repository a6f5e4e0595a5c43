import Foundation
import Geometry
import Testing
import TouchInput

@testable import Gestures

/// The whole transition table, written out and compared with the committed one.
///
/// Set `FLOWTOUCH_UPDATE=1` to write it anew; the difference is then for a person to read.
@Suite("The transition table")
struct TransitionTableTests {
    /// How each phase is reached, and under which rules and scene.
    static let situations: [(name: String, reach: @Sendable () -> Conversation)] = [
        ("idle", { Conversation() }),
        (
            "tracking",
            {
                var talk = Conversation()
                _ = talk.down()
                return talk
            }
        ),
        (
            "tracking, list not at its top",
            {
                var talk = Conversation {
                    $0.scroll = ScrollState(offset: 100, contentHeight: 2000, viewportHeight: 800)
                }
                _ = talk.down()
                return talk
            }
        ),
        (
            "tracking, vertical axis rule",
            {
                var rules = DismissRules.flowstack
                rules.axis = .vertical(ratio: 1)
                var talk = Conversation(rules)
                _ = talk.down()
                return talk
            }
        ),
        (
            "scrolling",
            {
                var talk = Conversation {
                    $0.scroll = ScrollState(offset: 100, contentHeight: 2000, viewportHeight: 800)
                }
                _ = talk.down()
                _ = talk.move(200, 330)
                return talk
            }
        ),
        (
            "scrolling, rules hand off",
            {
                var rules = DismissRules.flowstack
                rules.handsOffAtEdge = true
                var talk = Conversation(rules) {
                    $0.scroll = ScrollState(offset: 100, contentHeight: 2000, viewportHeight: 800)
                }
                _ = talk.down()
                _ = talk.move(200, 330)
                return talk
            }
        ),
        ("dragging", { dragging(.flowstack) }),
        (
            "dragging, rules hand back, list at its top",
            {
                var rules = DismissRules.flowstack
                rules.handsBackAtRest = true
                return dragging(rules) {
                    $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 800)
                }
            }
        ),
        (
            "dragging, fling limit 700",
            {
                var rules = DismissRules.flowstack
                rules.fling = FlingRule(limit: .points(700))
                return dragging(rules)
            }
        ),
        ("dragging, disabled", { dragging(.flowstack) { $0.isDismissalDisabled = true } }),
        ("dragging, flowstack-source", { dragging(.flowstackSource) }),
        ("dragging, flowstack-source, disabled", { dragging(.flowstackSource) { $0.isDismissalDisabled = true } }),
        (
            "settling",
            {
                var talk = Conversation()
                _ = talk.drag([(0, 40)])
                return talk
            }
        ),
        (
            "settling, rules catch",
            {
                var rules = DismissRules.flowstack
                rules.catchesSettling = true
                var talk = Conversation(rules)
                _ = talk.drag([(0, 40)])
                return talk
            }
        ),
        (
            "settling after a dismissal, rules catch",
            {
                var rules = DismissRules.flowstack
                rules.catchesSettling = true
                var talk = Conversation(rules)
                _ = talk.drag([(0, 90)])
                return talk
            }
        ),
        (
            "spent",
            {
                var rules = DismissRules.flowstack
                rules.axis = .vertical(ratio: 1)
                var talk = Conversation(rules)
                _ = talk.down()
                _ = talk.move(230, 300)
                return talk
            }
        ),
    ]

    static func dragging(_ rules: DismissRules, _ change: (inout DismissScene) -> Void = { _ in }) -> Conversation {
        var talk = Conversation(rules, change)
        _ = talk.down()
        _ = talk.move(200, 340)
        return talk
    }

    static let events: [(name: String, apply: @Sendable (inout Conversation) -> DismissStep)] = [
        ("touchedDown", { $0.down() }),
        ("moved 5 down", { $0.move(200, 305) }),
        ("moved 90 down", { $0.move(200, 390) }),
        ("moved 200 down", { $0.move(200, 500) }),
        ("moved 40 up", { $0.move(200, 260) }),
        ("moved 40 right", { $0.move(240, 300) }),
        ("lifted 40 down", { $0.lift(200, 340) }),
        ("lifted 90 down", { $0.lift(200, 390) }),
        ("lifted 40 down at 900 pt/s", { $0.lift(200, 340, velocity: Velocity(x: 0, y: 900)) }),
        ("cancelled 90 down", { $0.cancel(200, 390) }),
        ("settled", { $0.settle() }),
    ]

    static func effects(_ effects: DismissEffects) -> String {
        var words: [String] = []
        if let scroll = effects.scroll { words.append("scroll(\(scroll))") }
        if let follow = effects.follow { words.append("follow(\(follow.x), \(follow.y))") }
        if let arm = effects.arm { words.append("arm(\(arm))") }
        if effects.disarm { words.append("disarm") }
        if effects.refuse { words.append("refuse") }
        if let dismiss = effects.dismiss { words.append("dismiss(\(dismiss.direction), \(dismiss.cause))") }
        if effects.restore { words.append("restore") }
        if effects.tap { words.append("tap") }
        if effects.strand { words.append("strand") }
        return words.joined(separator: " ")
    }

    static var table: String {
        var text = "situation | event | clause | next | effects\n"
        for situation in situations {
            for event in events {
                var talk = situation.reach()
                let step = event.apply(&talk)
                let cells = [
                    situation.name, event.name, "\(step.clause)", step.after.rawValue, effects(step.effects),
                ]
                text += cells.joined(separator: " | ") + "\n"
            }
        }
        return text
    }

    @Test("The table that the code makes is the committed one")
    func table() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Transitions.txt")
        if ProcessInfo.processInfo.environment["FLOWTOUCH_UPDATE"] == "1" {
            try Self.table.write(to: file, atomically: true, encoding: .utf8)
        }
        let committed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let made = Self.table.split(separator: "\n")
        for (line, (old, new)) in zip(committed, made).enumerated() {
            #expect(old == new, "line \(line + 1)")
        }
        #expect(committed.count == made.count)
    }

    @Test("Every clause stands in the table")
    func everyClause() {
        for clause in DismissClause.allCases {
            #expect(Self.table.contains("| \(clause) |"), "\(clause)")
        }
    }
}
