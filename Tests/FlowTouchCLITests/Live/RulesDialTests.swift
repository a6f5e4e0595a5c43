import Geometry
import Gestures
import Harness
import Testing

@testable import FlowTouchCLI

@Suite("The dial for the rules")
struct RulesDialTests {
    private func dial(_ rules: DismissRules = .flowstack) -> RulesDial { RulesDial(rules, Scenario()) }

    @Test("The threshold moves by 5 pt, and the others in proportion; moving back restores them exactly")
    func points() {
        var dial = dial()
        var hasMoved = dial.moveThresholds(by: 1)
        #expect(hasMoved)
        #expect(dial.rules.down == .points(85) && dial.rules.up == .points(170) && dial.rules.right == .points(85))
        #expect(dial.hasMovedThresholds)
        for _ in 0..<40 { _ = dial.moveThresholds(by: 1) }
        for _ in 0..<41 {
            hasMoved = dial.moveThresholds(by: -1)
            #expect(hasMoved)
        }
        #expect(dial.rules == .flowstack)
        #expect(!dial.hasMovedThresholds)
    }

    @Test("A threshold stays at least one step, and rules without a threshold have none to move")
    func bounds() {
        var dial = dial()
        var hasMoved = true
        for _ in 0..<15 where hasMoved { hasMoved = dial.moveThresholds(by: -1) }
        #expect(hasMoved)
        #expect(dial.rules.down == .points(5))
        hasMoved = dial.moveThresholds(by: -1)
        #expect(!hasMoved)
        var none = DismissRules(name: "none")
        (none.down, none.up, none.right) = (nil, nil, nil)
        var other = self.dial(none)
        hasMoved = other.moveThresholds(by: 1)
        #expect(!hasMoved)
    }

    @Test("Fractions and millimetres move by their own steps")
    func units() {
        var rules = DismissRules(name: "own")
        rules.down = .fraction(0.5)
        rules.up = nil
        rules.right = nil
        var dial = dial(rules)
        _ = dial.moveThresholds(by: -1)
        #expect(dial.rules.down == .fraction(0.48))
        rules.down = .millimetres(10)
        dial = self.dial(rules)
        _ = dial.moveThresholds(by: 2)
        #expect(dial.rules.down == .millimetres(12))
    }

    @Test("Presets are cycled, together with the user's own rules, and each has its own thresholds")
    func presets() {
        var own = DismissRules.flowstack
        own.name = "mine"
        var dial = dial(own)
        var names: [String] = []
        repeat {
            _ = dial.moveThresholds(by: 1)
            dial.choosePreset(1)
            names.append(dial.rules.name)
            #expect(!dial.hasMovedThresholds)
        } while dial.rules != own && names.count < 100
        #expect(names == DismissRules.presets.map(\.name) + ["mine"])
        dial.choosePreset(-1)
        #expect(dial.rules == DismissRules.presets.last)
    }

    @Test("The scroll positions are cycled from none to the bottom, with the position on the command line among them")
    func scroll() throws {
        let extent = Size(width: 400, height: 800)
        var dial = dial()
        var offsets: [Double?] = []
        for _ in 0..<4 {
            dial.chooseScroll()
            offsets.append(dial.scroll(in: extent)?.offset)
        }
        #expect(offsets == [0, 800, 1600, nil])
        #expect(dial == self.dial())
        var scenario = Scenario()
        scenario.scroll = ScrollState(offset: 7, contentHeight: 900, viewportHeight: 800)
        var given = RulesDial(.flowstack, scenario)
        #expect(given.scroll(in: extent) == scenario.scroll)
        given.chooseScroll()
        #expect(given.scroll(in: extent) == nil)
        given.reset()
        #expect(given.scroll(in: extent) == scenario.scroll)
    }
}
