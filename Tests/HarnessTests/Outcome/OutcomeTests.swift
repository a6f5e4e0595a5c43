import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Outcomes: what, why and by how much")
struct OutcomeTests {
    /// One movement for each result and reason that there is.
    static var every: [(String, Touching)] {
        [
            ("dismissed distance", Touching { $0.pull(100) }),
            (
                "dismissed velocity",
                Touching {
                    $0.rules.fling = .init(limit: .points(500))
                    $0.drag(by: [(0, 20), (0, 40), (0, 60)])
                }
            ),
            ("dismissed edge", Touching { $0.drag(10, 500, by: [(40, 0), (81, 0)]) }),
            (
                "dismissed swipeUp",
                Touching {
                    $0.scenario.allowsSwipeUp = true
                    $0.drag(by: [(0, -80), (0, -161)])
                }
            ),
            ("returned shortBy", Touching { $0.pull(50) }),
            (
                "refused disabled",
                Touching {
                    $0.scenario.isDismissalDisabled = true
                    $0.pull(100)
                }
            ),
            (
                "stuck disabled",
                Touching {
                    $0.rules = .flowstackSource
                    $0.scenario.isDismissalDisabled = true
                    $0.pull(100)
                }
            ),
            (
                "stuck palm",
                Touching {
                    $0.rules = .flowstackSource
                    $0.hold(by: [(0, 40)])
                    $0.script.abs(.toolType, 2)
                    $0.script.report()
                }
            ),
            (
                "scrolled",
                Touching {
                    $0.scenario.scroll = ScrollState(offset: 100, contentHeight: 3000, viewportHeight: 1500)
                    $0.pull(60)
                }
            ),
            ("tapped", Touching { $0.drag(by: [(0, 5), (0, 10)]) }),
            (
                "cancelled palm",
                Touching {
                    $0.hold(by: [(0, 40)])
                    $0.script.abs(.toolType, 2)
                    $0.script.report()
                }
            ),
            (
                "cancelled secondFinger",
                Touching {
                    $0.rules.fingers.secondFinger = .cancels
                    $0.hold(by: [(0, 40)])
                    $0.script.down(slot: 1, id: 2, 600, 600)
                    for _ in 1...3 { $0.script.report() }
                    $0.script.up(slot: 0)
                    $0.script.up(slot: 1)
                    $0.script.report()
                }
            ),
            ("cancelled jump", Touching { $0.drag(300, 300, by: [(0, 40), (0, 1000), (0, 1002), (0, 1004)]) }),
            (
                "cancelled deviceGone",
                Touching {
                    $0.scenario.changes = [.at(30, .deviceGone)]
                    $0.pull(100)
                }
            ),
            (
                "cancelled rotation",
                Touching {
                    $0.scenario.changes = [.at(30, .orientation(.clockwise))]
                    $0.pull(100)
                }
            ),
            ("cancelled unfinished", Touching { $0.hold(by: [(0, 40), (0, 90)]) }),
            (
                "cancelled tooManyFingers",
                Touching {
                    $0.description = .testPad()
                    for slot in 0..<Int32(2) { $0.script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
                    $0.script.report()
                    for slot in 0..<Int32(2) { $0.script.move(slot: slot, 100 + 200 * slot, 150) }
                    $0.script.report()
                    $0.script.down(slot: 2, id: 3, 500, 100)
                    for _ in 1...20 { $0.script.report() }
                }
            ),
            (
                "cancelled restingFinger",
                Touching {
                    $0.description = .testPad()
                    for slot in 0..<Int32(2) { $0.script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
                    $0.script.report()
                    for step in 1...20 as ClosedRange<Int32> {
                        $0.script.move(slot: 1, 300, 100 + 10 * step)
                        $0.script.report()
                    }
                    for slot in 0..<Int32(2) { $0.script.up(slot: slot) }
                    $0.script.report()
                }
            ),
            (
                "notRecognised axis",
                Touching {
                    $0.rules.axis = .vertical(ratio: 1)
                    $0.drag(by: [(40, 5), (0, 200)])
                }
            ),
            (
                "notRecognised tooManyFingers",
                Touching {
                    $0.description = .testPad()
                    for slot in 0..<Int32(3) { $0.script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
                    $0.script.report()
                    for slot in 0..<Int32(3) { $0.script.up(slot: slot) }
                    $0.script.report()
                }
            ),
            (
                "notRecognised pointerMotion",
                Touching {
                    $0.description = .testPad()
                    $0.drag(100, 100, by: [(0, 100), (0, 200)])
                }
            ),
            (
                // A palm that was a finger at first was a drag within the slop.
                "cancelled palm",
                Touching {
                    $0.script.down(id: 1, 300, 300)
                    $0.script.report()
                    $0.script.abs(.toolType, 2)
                    $0.script.report()
                    $0.script.up()
                    $0.script.report()
                }
            ),
        ]
    }

    /// The outcome of the first movement with this result and reason.
    static func outcome(_ name: String) -> Outcome? { every.first { $0.0 == name }?.1.outcomes.first }

    @Test("Every movement has the one result and reason that it should", arguments: every.indices)
    func everyResult(index: Int) {
        let (expected, touching) = Self.every[index]
        #expect(touching.results == [expected])
        for outcome in touching.outcomes {
            #expect(!outcome.sentence.isEmpty)
            #expect(!Explanation(outcome, under: touching.rules).sentences.isEmpty)
        }
    }

    @Test(
        "Exactly the threshold returns, and a point more dismisses", arguments: [(80, "returned"), (81, "dismissed")])
    func boundary(distance: Int32, result: String) throws {
        let outcome = try #require(Touching { $0.pull(distance) }.outcomes.first)
        #expect(outcome.result.rawValue == result)
        #expect(outcome.measure == Measure(.down, .points, threshold: 80, margin: Double(distance) - 80))
        #expect(outcome.measure?.value == Double(distance))
        #expect(outcome.translation == Point(x: 0, y: Double(distance)))
    }

    @Test("The numbers of a drag: its end, its farthest point, how often it armed, its last chance, begin and end")
    func numbers() throws {
        let outcome = try #require(
            Touching { $0.drag(by: [(0, 60), (0, 120), (0, 70), (10, 110), (3, 40)]) }.outcomes.first)
        guard case .returned(let back) = outcome.ending else {
            Issue.record("it came to \(outcome.result)")
            return
        }
        #expect(back.cause == .shortBy)
        #expect(back.measure == Measure(.down, .points, threshold: 80, margin: -40))
        #expect(back.lift.translation == Point(x: 3, y: 40))
        #expect(back.lastChance?.microseconds == 16_000)
        #expect(outcome.translation == Point(x: 3, y: 40))
        #expect(outcome.peakTranslation == Point(x: 0, y: 120))
        #expect(outcome.armings == 2)
        #expect(outcome.clause == .d12)
        #expect(outcome.start == Timestamp(microseconds: 0))
        #expect(outcome.end == Timestamp(microseconds: 48_000))
    }

    @Test("A measure has the direction and the unit that decided")
    func measures() throws {
        func measure(_ name: String) throws -> Measure { try #require(Self.outcome(name)?.measure) }
        #expect(try measure("dismissed distance") == Measure(.down, .points, threshold: 80, margin: 20))
        #expect(try measure("dismissed edge") == Measure(.right, .points, threshold: 80, margin: 1))
        #expect(try measure("dismissed swipeUp") == Measure(.up, .points, threshold: 160, margin: 1))
        #expect(try measure("refused disabled") == Measure(.down, .points, threshold: 80, margin: 20))
        #expect(try measure("stuck disabled") == Measure(.down, .points, threshold: 80, margin: 20))
        #expect(try measure("cancelled palm") == Measure(.down, .points, threshold: 80, margin: -40))
        let fling = try measure("dismissed velocity")
        #expect(fling.unit == .pointsPerSecond && fling.threshold == 500 && fling.margin > 0)
        for name in ["tapped", "scrolled", "notRecognised axis"] { #expect(Self.outcome(name)?.measure == nil) }
    }

    @Test("A touch that is taken away says whether its drag was past, and what a lift would have been judged by")
    func takenAway() throws {
        let past = try #require(Self.outcome("cancelled unfinished")?.ending.cancellation?.drag)
        #expect(past.isPast && past.measure?.margin == 10 && past.lift == nil)
        #expect(past.liftInstead?.translation == Point(x: 0, y: 90))
        let short = try #require(Self.outcome("cancelled palm")?.ending.cancellation?.drag)
        #expect(!short.isPast)
        let touch = try #require(Touching { $0.hold(by: []) }.outcomes.first?.ending.cancellation)
        #expect(touch.reason == .unfinished && touch.drag == nil)
    }
}
