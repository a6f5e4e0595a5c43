import Geometry
import Testing
import TouchInput

@testable import Gestures

@Suite("A finger that catches a settling view")
struct CatchingTests {
    @Test("D17: a settling view is caught only where the rules let a finger catch it")
    func catches() {
        var talk = Conversation()
        _ = talk.drag([(0, 40)])
        #expect(talk.down().clause == .d20)
        #expect(talk.settle().clause == .d18)

        var catching = Conversation(Self.catchesEvenly)
        _ = catching.drag([(0, 40)])
        let step = catching.down()
        #expect(step.clause == .d17 && step.after == .dragging)
    }

    /// Rules under which a view goes back evenly, by a tenth of its way a frame.
    private static let catchesEvenly: DismissRules = {
        var rules = DismissRules.flowstack
        rules.catchesSettling = true
        rules.settleMicroseconds = 80_000
        rules.settleMotion = .easing(power: 1)
        return rules
    }()

    @Test("D17: a finger that catches the view goes on from where the view is by then")
    func catchesInPlace() {
        var talk = Conversation(Self.catchesEvenly)
        _ = talk.drag([(10, 40)])
        #expect(talk.down(300, 100).effects.follow == Point(x: 9, y: 36))
        #expect(talk.move(300, 144).effects.follow == Point(x: 9, y: 80))
        #expect(talk.move(300, 145).effects.arm == .down)
        #expect(talk.lift(300, 144).clause == .d12)
        // 81 pt, a tenth less after a frame, and 8 pt more.
        #expect(talk.down(300, 100).effects.follow == Point(x: 8.1, y: 72).rounded)
        #expect(talk.lift(300, 108.5).clause == .d9)
    }

    @Test("D17: one that was dismissed is not caught, by distance, by velocity or upwards")
    func gone() {
        var rules = Self.catchesEvenly
        rules.fling = FlingRule(limit: .points(700))
        for lift in [(90.0, 0.0), (40, 900), (-170, 0)] {
            var talk = Conversation(rules) { $0.allowsSwipeUp = true }
            _ = talk.down()
            _ = talk.move(200, 300 + lift.0)
            let step = talk.lift(200, 300 + lift.0, velocity: Velocity(x: 0, y: lift.1))
            #expect(step.effects.dismiss != nil)
            #expect(talk.down().clause == .d20)
            #expect(talk.move(200, 500).clause == .d20 && talk.lift(200, 500).effects == DismissEffects())
        }
    }

    @Test("D17: one that was refused or cancelled returns and is caught; one on a turned surface is not")
    func caughtAgain() {
        var refused = Conversation(Self.catchesEvenly)
        _ = refused.down()
        _ = refused.move(200, 400)
        refused.scene.isDismissalDisabled = true
        #expect(refused.lift(200, 400).clause == .d11)
        refused.scene.isDismissalDisabled = false
        // Nothing followed while it was disabled, so there is no way back.
        #expect(refused.down().effects.follow == .zero)

        for (reason, clause) in [(CancelReason.palm, DismissClause.d17), (.rotation, .d20)] {
            var talk = Conversation(Self.catchesEvenly)
            _ = talk.down()
            _ = talk.move(200, 400)
            #expect(talk.cancel(200, 400, reason).clause == .d13)
            let step = talk.down()
            #expect(step.clause == clause && step.effects.follow?.y == (clause == .d17 ? 90 : nil))
        }
    }

    @Test("D17: the drag goes on as what it was: from the edge, and only where it might have begun")
    func caughtAsBefore() {
        var edge = Conversation(Self.catchesEvenly)
        _ = edge.drag([(70, 0)], from: 10, 300)
        _ = edge.down(200, 300)
        #expect(edge.lift(218, 300).effects.dismiss?.direction == .right)

        var list = Conversation(Self.catchesEvenly) {
            $0.allowsSwipeUp = true
            $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 800)
        }
        _ = list.drag([(0, 40)])
        _ = list.down()
        #expect(list.lift(200, 0).clause == .d12)
    }
}

extension Point {
    /// As positions are rounded.
    fileprivate var rounded: Point {
        Point(x: (x * 65536).rounded() / 65536, y: (y * 65536).rounded() / 65536)
    }
}
