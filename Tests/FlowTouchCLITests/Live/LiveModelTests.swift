import Geometry
import Gestures
import Harness
import Testing
import TextScreen
import TouchInput

@testable import FlowTouchCLI

@Suite("The model of the picture")
struct LiveModelTests {
    private static let pull = "at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift, wait 400ms, tap"

    @Test("The picture has the same outcomes as replay")
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
        #expect(live.model.secondOpinion?.measure?.threshold == 110)
        live.press("0")
        #expect(live.model.secondOpinion == nil)
        live.press("d")
        #expect(live.model.secondOpinion?.result == .refused)
        live.press("ds")
        #expect(live.model.secondOpinion?.result == .dismissed)
        live.press("s")
        #expect(live.model.secondOpinion?.result == .scrolled)
        // The outcome itself does not change.
        #expect(live.model.outcomes.map(\.result) == [.dismissed])
    }

    @Test("Swiping up and presets change the outcome of the last gesture")
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

    @Test("A key during a drag applies from the next movement on")
    func halfWay() throws {
        var live = try LiveFixture(Self.pull)
        live.play(until: 600)
        live.press("d")
        live.play()
        #expect(live.model.outcomes.first?.result == .refused)
    }

    @Test("Whatever keys are pressed between frames, every gesture has exactly one outcome")
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

    @Test("The view returns to its place, or leaves in the direction of the dismissal and is gone")
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

    @Test("Keys apply at once to a resting finger: whether it is armed, the margin and the threshold")
    func still() throws {
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 400ms, hold 2s, lift")
        live.play(until: 600)
        func words() -> [String] {
            let readout = LiveReadout(live.model.session)
            return [readout.state(at: live.time(600))[1], readout.marginWords[0]]
                + readout.levels(from: .zero).map(\.label)
        }
        _ = live.model.takeTick()
        let before = words()
        #expect(before[0] == "ARMED down" && before[1].hasSuffix("pt past 80 pt down") && before[2] == "80 pt")
        live.press("++++++")
        let beyond = words()
        #expect(beyond[0] == "dragging" && beyond[1].hasSuffix("pt short of 110 pt down") && beyond[2] == "110 pt")
        #expect(!live.model.hasTicked)
        live.press("------")
        #expect(words() == before)
        // It arms as a movement would.
        #expect(live.model.hasTicked)
        live.press("d")
        #expect(
            words()[0] == "dragging"
                && LiveReadout(live.model.session).state(at: live.time(600))[0] == "dragging, disabled")
        live.press("d")
        #expect(words() == before)
        live.press("++++++")
        live.play()
        #expect(live.model.outcomes.map(\.result) == [.returned])
        #expect(live.model.outcomes[0].measure?.threshold == 110)
    }

    @Test("A fast drag shows that a lift would fling it, and is not armed")
    func fling() throws {
        let rules = try #require(DismissRules.presets.first { $0.fling != nil && $0.down != nil && $0.name == "vaul" })
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 120ms, hold 600ms, lift", rules: rules)
        live.play(until: 70)
        let fast = LiveReadout(live.model.session)
        #expect(fast.armed == nil && fast.state(at: live.time(70))[0] == "dragging, fast: a lift dismisses down")
        live.play(until: 500)
        #expect(LiveReadout(live.model.session).state(at: live.time(500))[0] == "dragging")
    }

    @Test("A key that comes while a lift is held back does not apply to it")
    func heldLift() throws {
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift")
        var moment: Int64 = 600
        live.play(until: moment)
        while live.model.session.frame.contacts.contains(where: \.isDown) {
            moment += 2
            live.play(until: moment)
        }
        #expect(live.model.outcomes.isEmpty)
        live.press("d")
        #expect(live.model.outcomes.isEmpty)
        live.play()
        #expect(live.model.outcomes.map(\.result) == [.dismissed])
        #expect(live.model.secondOpinion?.result == .refused)
        #expect(live.model.session.scene.isDismissalDisabled)
    }

    @Test(
        "A gesture whose rules changed half-way can be judged again under the rules of its start",
        arguments: [("+++++++++", "0"), ("d", "d"), ("d", "0"), ("pp", "PP"), ("s", "0")])
    func backAgain(there: String, back: String) throws {
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift")
        live.play(until: 600)
        live.press(there)
        live.play()
        let said = try #require(live.model.outcomes.first)
        // The current rules differ from those at its start.
        #expect(live.model.secondOpinion != nil)
        live.press(back)
        if said.result == .dismissed, said.measure?.threshold == 80 {
            #expect(live.model.secondOpinion == nil || live.model.secondOpinion?.sentence == said.sentence)
        } else {
            #expect(live.model.secondOpinion?.sentence.hasPrefix("dismissed down by distance") == true)
            #expect(live.model.secondOpinion?.measure?.threshold == 80)
        }
        #expect(live.model.outcomes == [said])
    }

    @Test("Keys that are undone before the lift need no second opinion if the outcome is the same")
    func thereAndBack() throws {
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift")
        live.play(until: 600)
        live.press("dd+-")
        live.play()
        #expect(live.model.outcomes.map(\.result) == [.dismissed])
        #expect(live.model.secondOpinion == nil)
    }

    @Test("If two gestures meet in one frame, the last one is judged again")
    func meeting() throws {
        var live = try LiveFixture(recording: "phone.replaced-id.returned.evemu")
        live.play()
        live.model.finish(isGone: false)
        #expect(live.model.outcomes.map(\.result) == [.returned, .notRecognised])
        live.press("+")
        #expect(live.model.secondOpinion?.gesture == 2)
        #expect(live.model.secondOpinion?.reason == .settling)
    }

    @Test(
        "If the device is unplugged, the drag is cancelled for that reason, also when it is judged again, and no finger stays"
    )
    func unplugged() throws {
        var live = try LiveFixture("at 200pt 300pt, down 100pt in 400ms, hold 300ms, lift")
        live.play(until: 600)
        #expect(live.lines(80, 24, at: 600).contains { $0.contains("ARMED") })
        live.model.finish(isGone: true)
        #expect(live.model.outcomes.map(\.reason) == [.deviceGone])
        var lines = live.lines(80, 24, at: 700)
        #expect(lines.contains { $0.contains("the device is gone: waiting for it") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("   1  cancelled: device gone") }, "\(lines)")
        #expect(!lines.contains { $0.contains("ARMED") || $0.contains("●") })
        live.press("+")
        #expect(live.model.secondOpinion?.reason == .deviceGone)
        lines = live.lines(80, 24, at: 700)
        #expect(lines.contains { $0.contains("the device is gone: waiting for it") }, "a key says something else")
        #expect(live.model.summary == "1 gesture: 1 cancelled")
    }

    @Test("When another device is plugged in, the count of gestures continues and changes by keys stay in effect")
    func pluggedAgain() throws {
        var live = try LiveFixture("down 120pt in 200ms, lift, wait 500ms, down 120pt in 200ms, lift")
        live.play(until: 500)
        live.press("d")
        live.model.finish(isGone: true)
        live.model.plug(live.description, Scenario())
        #expect(live.model.end == nil && live.model.session.scene.isDismissalDisabled)
        live.play()
        let lines = live.lines(80, 24, at: 2000)
        #expect(lines.contains { $0.hasPrefix("   2  refused") } && lines.contains { $0.hasPrefix("   1  dismissed") })
        #expect(live.model.summary == "2 gestures: 1 dismissed, 1 refused")
    }
}
