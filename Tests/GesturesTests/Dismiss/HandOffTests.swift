import Geometry
import Testing
import TouchInput

@testable import Gestures

@Suite("Between the scroll view and the drag")
struct HandOffTests {
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

    @Test("A drag from the left edge over content that is scrolled half-way dismisses to the right alone")
    func edgeOverScrolledContent() {
        func lift(_ x: Double, _ y: Double) -> DismissStep {
            var talk = Conversation {
                $0.allowsSwipeUp = true
                $0.scroll = ScrollState(offset: 500, contentHeight: 3000, viewportHeight: 800)
            }
            _ = talk.down(10, 400)
            #expect(talk.move(60, 400).clause == .d3)
            _ = talk.move(10 + x, 400 + y)
            return talk.lift(10 + x, 400 + y)
        }
        #expect(lift(81, 0).effects.dismiss?.direction == .right)
        #expect(lift(50, 300).clause == .d12)
        #expect(lift(50, -300).clause == .d12)
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
}
