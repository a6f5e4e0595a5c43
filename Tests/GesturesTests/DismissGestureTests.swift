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

    @Test("D14: rules that hand off drag from where the content reached its top")
    func handOff() {
        var rules = DismissRules.flowstack
        rules.handsOffAtEdge = true
        var talk = Conversation(rules) { $0.scroll = ScrollState(offset: 50, contentHeight: 2000, viewportHeight: 800) }
        _ = talk.down()
        #expect(talk.move(200, 330).clause == .d4)
        talk.scene.scroll?.offset = 20
        let step = talk.move(200, 370)
        #expect(step.clause == .d14 && step.effects.scroll == 0 && step.effects.follow == Point.zero)
        talk.scene.scroll?.offset = 0
        #expect(talk.move(200, 450).effects.follow == Point(x: 0, y: 80))
        #expect(talk.lift(200, 450).clause == .d12)
    }

    @Test("D15: rules without hand-off scroll on at the edge")
    func noHandOff() {
        var talk = Conversation { $0.scroll = ScrollState(offset: 50, contentHeight: 2000, viewportHeight: 800) }
        _ = talk.down()
        _ = talk.move(200, 330)
        let step = talk.move(200, 500)
        #expect(step.clause == .d15 && step.effects.scroll == 0)
        #expect(talk.lift(200, 500).clause == .d16)
    }

    private static func handingBack(_ change: (inout DismissScene) -> Void = { _ in }) -> Conversation {
        var rules = DismissRules.flowstack
        rules.handsOffAtEdge = true
        rules.handsBackAtRest = true
        var talk = Conversation(rules) {
            $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 800)
            change(&$0)
        }
        _ = talk.down()
        #expect(talk.move(200, 390).effects.arm == .down)
        return talk
    }

    @Test("D21: what goes on upwards when the view is back at its place is the scroll view's, and comes back to it")
    func handBack() {
        var talk = Self.handingBack()
        #expect(talk.move(200, 300).clause == .d8)
        #expect(talk.move(200, 390).clause == .d8)
        let step = talk.move(200, 290)
        #expect(step.clause == .d21 && step.after == .scrolling)
        #expect(step.effects.scroll == 10 && step.effects.follow == .zero && step.effects.disarm)
        talk.scene.scroll?.offset = 10
        #expect(talk.move(200, 100).effects.scroll == 200)
        talk.scene.scroll?.offset = 200
        let again = talk.move(200, 320)
        #expect(again.clause == .d14 && again.effects.scroll == 0)
        talk.scene.scroll?.offset = 0
        #expect(talk.move(200, 250).clause == .d21)
        #expect(talk.lift(200, 250).clause == .d16)
    }

    @Test(
        "D21: not where the rules keep the drag, nothing can scroll, it may dismiss upwards, or it came from the edge")
    func noHandBack() {
        var keeps = Self.handingBack()
        keeps.rules.handsBackAtRest = false
        var short = Self.handingBack { $0.scroll = ScrollState(offset: 0, contentHeight: 700, viewportHeight: 800) }
        var upwards = Self.handingBack {
            $0.allowsSwipeUp = true
            $0.scroll = ScrollState(offset: 0, contentHeight: 810, viewportHeight: 800)
        }
        var none = Self.handingBack { $0.scroll = nil }
        for clause in [keeps.move(200, 200).clause, short.move(200, 200).clause, none.move(200, 200).clause] {
            #expect(clause == .d8)
        }
        #expect(upwards.move(200, 200).clause == .d8)
        upwards.scene.allowsSwipeUp = false
        #expect(upwards.move(200, 200).clause == .d21)
        var edge = Conversation(
            keeps.rules, { $0.scroll = ScrollState(offset: 90, contentHeight: 2000, viewportHeight: 800) })
        edge.rules.handsBackAtRest = true
        _ = edge.down(10, 300)
        #expect(edge.move(60, 300).clause == .d3 && edge.move(60, 200).clause == .d8)
    }

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

extension Point {
    /// As positions are rounded.
    fileprivate var rounded: Point {
        Point(x: (x * 65536).rounded() / 65536, y: (y * 65536).rounded() / 65536)
    }
}
