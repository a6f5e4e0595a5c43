import Gestures
import Harness
import Testing
import TextScreen
import TouchInput

@testable import FlowTouchCLI

@Suite("What the picture of live shows")
struct LiveModelTests {
    private static let pull = "at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift, wait 400ms, tap"

    @Test("The trace on the picture's road is the one that replay takes: same outcomes")
    func sameRoad() throws {
        var live = try LiveFixture("down 120pt in 200ms, lift, wait 500ms, down 40pt in 200ms, lift, wait 500ms, tap")
        live.play()
        live.model.finish(isGone: false)
        #expect(live.model.outcomes.map(\.result) == [.dismissed, .returned, .tapped])
        #expect(live.model.gestureCount == 3)
    }

    @Test("A drag that arms ticks once")
    func tick() throws {
        var live = try LiveFixture(Self.pull)
        live.play(until: 200)
        #expect(!live.model.hasTicked)
        live.play(until: 500)
        let ticks = [live.model.takeTick(), live.model.takeTick()]
        #expect(ticks == [true, false])
    }

    @Test("After a key the last gesture is judged again at once; back at its own rules it needs no second opinion")
    func secondOpinion() throws {
        var live = try LiveFixture("down 100pt in 400ms, hold 300ms, lift")
        live.play()
        #expect(live.model.outcomes.map(\.result) == [.dismissed])
        #expect(live.model.secondOpinion == nil)
        live.press("+++")
        #expect(live.model.secondOpinion?.result == .dismissed)
        live.press("+++")
        #expect(live.model.secondOpinion?.result == .returned)
        #expect(live.model.secondOpinion?.threshold == 110)
        live.press("0")
        #expect(live.model.secondOpinion == nil)
        live.press("d")
        #expect(live.model.secondOpinion?.result == .refused)
        live.press("ds")
        #expect(live.model.secondOpinion?.result == .dismissed)
        live.press("s")
        #expect(live.model.secondOpinion?.result == .scrolled)
        // What happened stays what happened.
        #expect(live.model.outcomes.map(\.result) == [.dismissed])
    }

    @Test("Swiping up and presets change what becomes of the last gesture")
    func swipeUp() throws {
        var live = try LiveFixture("at 200pt 700pt, up 200pt in 400ms, hold 300ms, lift")
        live.play()
        #expect(live.model.outcomes.last?.result == .returned)
        live.press("u")
        #expect(live.model.secondOpinion?.reason == .swipeUp)
        live.press("up")
        #expect(live.model.session.rules.name == DismissRules.presets[1].name)
        live.press("P")
        #expect(live.model.session.rules == .flowstack)
    }

    @Test("A key in the middle of a drag counts from the next movement on")
    func halfWay() throws {
        var live = try LiveFixture(Self.pull)
        live.play(until: 600)
        live.press("d")
        live.play()
        #expect(live.model.outcomes.first?.result == .refused)
    }

    @Test("Whatever keys are pressed between frames, the model takes all of them and every gesture has one outcome")
    func anyKeys() throws {
        let keys = Array("+-udpPs0bc?".unicodeScalars)
        var random = 1
        var live = try LiveFixture(
            "down 120pt in 200ms, lift, wait 500ms, up 200pt in 200ms, lift, wait 500ms, right 90pt in 200ms, lift")
        for moment in stride(from: Int64(0), through: 3000, by: 10) {
            random = random &* 1_103_515_245 &+ 12_345
            _ = live.model.press(.character(keys[(random >> 16 & 0xff) % keys.count]))
            live.play(until: moment)
        }
        #expect(live.model.gestureCount == 3)
    }

    @Test("The view comes back to its place, or goes where it was dismissed to and is gone")
    func card() throws {
        var live = try LiveFixture(Self.pull)
        live.play(until: 650)
        #expect(live.model.card.offset(at: live.time(650)).y > 25)
        #expect(live.model.card.scale(at: live.time(650), under: .flowstack) < 1)
        live.play(until: 740)
        #expect(live.model.card.isSettling)
        let height = live.model.session.surface.viewport.height
        let way = live.model.card.offset(at: live.time(800)).y
        #expect(way > 40 && way < height)
        #expect(live.model.card.offset(at: live.time(5000)).y == height)
        live.model.rest(by: live.time(1000))
        #expect(live.model.card.isGone)
        live.play()
        #expect(!live.model.card.isGone)
    }
}
