import Geometry
import Testing
import TouchInput

@testable import Gestures

@Suite("The dismiss gesture, clause by clause")
struct DismissGestureTests {
    @Test("D1: a finger that comes down is tracked")
    func d1() {
        var talk = Conversation()
        let step = talk.down()
        #expect(step.clause == .d1 && step.after == .tracking && step.effects == DismissEffects())
    }

    @Test("D2 and D3: a drag begins beyond the slop of 10 pt, not at it", arguments: [9.99, 10.0, 10.01])
    func slop(distance: Double) {
        var talk = Conversation()
        _ = talk.down()
        let step = talk.move(200, 300 + distance)
        #expect(step.clause == (distance > 10 ? .d3 : .d2))
    }

    @Test("D3: a first movement past the threshold follows and arms at once")
    func armsAtOnce() {
        var talk = Conversation()
        _ = talk.down()
        let step = talk.move(200, 390)
        #expect(step.effects.follow == Point(x: 0, y: 90) && step.effects.arm == .down)
    }

    @Test("D4: content away from its top has the movement, and scrolls")
    func scrolls() {
        var talk = Conversation { $0.scroll = ScrollState(offset: 100, contentHeight: 2000, viewportHeight: 800) }
        _ = talk.down()
        let step = talk.move(200, 330)
        #expect(step.clause == .d4 && step.after == .scrolling && step.effects.scroll == 70)
        #expect(talk.move(200, 340).clause == .d15)
        #expect(talk.lift(200, 340).clause == .d16)
        #expect(talk.gesture.phase == .idle)
    }

    @Test("D4: content 5 pt from its top lets the drag begin, 5.01 pt does not", arguments: [5.0, 5.01])
    func topTolerance(offset: Double) {
        var talk = Conversation { $0.scroll = ScrollState(offset: offset, contentHeight: 2000, viewportHeight: 800) }
        _ = talk.down()
        #expect(talk.move(200, 330).clause == (offset <= 5 ? .d3 : .d4))
    }

    @Test("D4: content 20 pt from its bottom lets a swipe up begin, 20.01 pt does not", arguments: [20.0, 20.01])
    func bottomTolerance(distance: Double) {
        var talk = Conversation {
            $0.allowsSwipeUp = true
            $0.scroll = ScrollState(offset: 1200 - distance, contentHeight: 2000, viewportHeight: 800)
        }
        _ = talk.down()
        #expect(talk.move(200, 270).clause == (distance <= 20 ? .d3 : .d4))
    }

    @Test("D4: a movement up never begins a drag over a list when swiping up is not allowed")
    func swipeUpOff() {
        var talk = Conversation { $0.scroll = ScrollState(offset: 1200, contentHeight: 2000, viewportHeight: 800) }
        _ = talk.down()
        #expect(talk.move(200, 270).clause == .d4)
    }

    @Test("D5: under an axis rule a sideways movement spends the gesture until all fingers are up")
    func axis() {
        var rules = DismissRules.flowstack
        rules.axis = .vertical(ratio: 1)
        var talk = Conversation(rules)
        _ = talk.down()
        #expect(talk.move(230, 310).clause == .d5)
        #expect(talk.move(230, 500).clause == .d20)
        #expect(talk.lift(230, 500).clause == .d19)
    }

    @Test("D5: exactly on the axis rule's ratio the drag begins")
    func axisBoundary() {
        var rules = DismissRules.flowstack
        rules.axis = .vertical(ratio: 1)
        var talk = Conversation(rules)
        _ = talk.down()
        #expect(talk.move(220, 320).clause == .d3)
    }

    @Test("D6: a finger that stays within the slop taps")
    func taps() {
        var talk = Conversation()
        _ = talk.down()
        let step = talk.lift(200, 305)
        #expect(step.clause == .d6 && step.effects.tap)
    }

    @Test("D7: a touch that is taken away within the slop is no tap")
    func cancelledTap() {
        var talk = Conversation()
        _ = talk.down()
        let step = talk.cancel(200, 305)
        #expect(step.clause == .d7 && !step.effects.tap && step.after == .idle)
    }

    @Test("D8: each crossing of the threshold on the way out ticks once, and the way back disarms")
    func crossings() {
        var talk = Conversation()
        _ = talk.down()
        let steps = [40.0, 90, 120, 60, 95].map { talk.move(200, 300 + $0) }
        #expect(steps.map(\.effects.arm) == [nil, .down, nil, nil, .down])
        #expect(steps.map(\.effects.disarm) == [false, false, false, true, false])
    }

    @Test("D9: a lift past 80 pt down dismisses; exactly 80 pt does not", arguments: [79.99, 80.0, 80.01])
    func distance(distance: Double) {
        var talk = Conversation()
        let step = talk.drag([(0, 40), (0, distance)])
        #expect(step.clause == (distance > 80 ? .d9 : .d12))
        #expect((step.effects.dismiss != nil) == (distance > 80))
        #expect(step.effects.restore == (distance <= 80))
    }

    @Test("D9: a lift past 160 pt up dismisses only when swiping up is allowed", arguments: [160.0, 160.01])
    func swipeUp(distance: Double) {
        var closed = Conversation()
        #expect(closed.drag([(0, -distance)]).clause == .d12)
        var open = Conversation { $0.allowsSwipeUp = true }
        #expect(open.drag([(0, -distance)]).clause == (distance > 160 ? .d9 : .d12))
    }

    @Test("D9: an edge drag dismisses past 80 pt to the right; one that began 20 pt from the edge is none")
    func edge() {
        var inside = Conversation()
        #expect(inside.drag([(80.01, 0)], from: 19.99).effects.dismiss?.direction == .right)
        var on = Conversation()
        #expect(on.drag([(80, 0)], from: 19.99).clause == .d12)
        var outside = Conversation()
        #expect(outside.drag([(300, 0)], from: 20).clause == .d12)
        var pad = Conversation { $0.hasEdges = false }
        #expect(pad.drag([(300, 0)], from: 1).clause == .d12)
    }

    @Test("D9: an edge drag also dismisses down")
    func edgeDown() {
        var talk = Conversation()
        #expect(talk.drag([(10, 20), (20, 90)], from: 5).effects.dismiss?.direction == .down)
    }

    @Test("D9: only the translation at the lift counts, not the peak")
    func armedThenBack() {
        var talk = Conversation()
        #expect(talk.drag([(0, 40), (0, 90), (0, 120), (0, 60), (0, 30)]).clause == .d12)
    }

    @Test("D10: rules with a fling limit dismiss past it, in the direction of the drag; exactly at it they do not")
    func fling() {
        var rules = DismissRules.flowstack
        rules.fling = FlingRule(limit: .points(700))
        for (speed, clause) in [(700.0, DismissClause.d12), (700.01, .d10), (-2000, .d12)] {
            var talk = Conversation(rules)
            _ = talk.down()
            _ = talk.move(200, 340)
            let step = talk.lift(200, 340, velocity: Velocity(x: 0, y: speed))
            #expect(step.clause == clause, "\(speed)")
        }
        rules.fling = FlingRule(limit: .points(700), minimumDistance: .points(40))
        var short = Conversation(rules)
        _ = short.down()
        _ = short.move(200, 340)
        #expect(short.lift(200, 340, velocity: Velocity(x: 0, y: 2000)).clause == .d12)
    }

    @Test("D10: velocity is not looked at by the default rules")
    func noFling() {
        var talk = Conversation()
        _ = talk.down()
        _ = talk.move(200, 360)
        #expect(talk.lift(200, 360, velocity: Velocity(x: 0, y: 9000)).clause == .d12)
    }

    @Test(
        "D11: disabled, a lift past the threshold is refused, with no haptic and no following; short of it, it returns")
    func disabled() {
        var talk = Conversation { $0.isDismissalDisabled = true }
        _ = talk.down()
        let move = talk.move(200, 420)
        #expect(move.clause == .d3 && move.effects.follow == nil && move.effects.arm == nil)
        let step = talk.lift(200, 420)
        #expect(step.clause == .d11 && step.effects.refuse && step.effects.restore && step.after == .settling)
        var short = Conversation { $0.isDismissalDisabled = true }
        #expect(short.drag([(0, 79)]).clause == .d12)
    }

    @Test("D11: the veto is asked at the lift, so disabling half-way counts, and so does enabling")
    func toggled() {
        var talk = Conversation()
        _ = talk.down()
        _ = talk.move(200, 390)
        talk.scene.isDismissalDisabled = true
        let move = talk.move(200, 391)
        #expect(move.effects.disarm)
        #expect(talk.lift(200, 391).clause == .d11)

        var back = Conversation { $0.isDismissalDisabled = true }
        _ = back.down()
        _ = back.move(200, 390)
        back.scene.isDismissalDisabled = false
        #expect(back.lift(200, 390).clause == .d9)
    }

    @Test("D11: a fling does not skip the veto")
    func vetoFling() {
        var rules = DismissRules.flowstack
        rules.fling = FlingRule(limit: .points(700))
        var talk = Conversation(rules) { $0.isDismissalDisabled = true }
        _ = talk.down()
        _ = talk.move(200, 340)
        #expect(talk.lift(200, 340, velocity: Velocity(x: 0, y: 2000)).clause == .d11)
    }

    @Test("D13: a cancelled drag always returns, also past the threshold")
    func cancelled() {
        var talk = Conversation()
        _ = talk.down()
        _ = talk.move(200, 420)
        let step = talk.cancel(200, 420)
        #expect(step.clause == .d13 && step.effects.restore && step.after == .settling)
    }

    @Test("Direction lock: begun downwards over a list at its top, a swipe up does not dismiss")
    func directionLock() {
        var talk = Conversation {
            $0.allowsSwipeUp = true
            $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 800)
        }
        #expect(talk.drag([(0, 11), (0, -170)]).clause == .d12)
    }

    @Test("Direction lock: begun sideways at the list's bottom, a drag down does not dismiss")
    func sidewaysAtBottom() {
        var talk = Conversation {
            $0.allowsSwipeUp = true
            $0.scroll = ScrollState(offset: 1200, contentHeight: 2000, viewportHeight: 800)
        }
        _ = talk.down()
        #expect(talk.move(211, 300).clause == .d4)
    }

    @Test("Long and slow and held still: distance dismisses, and the reported velocity may be 0")
    func slow() {
        var talk = Conversation()
        #expect(talk.drag([(0, 50), (0, 100), (0, 100)]).clause == .d9)
    }
}
