import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

@testable import Tuning

/// A recording of this sentence.
func recording(
    _ sentence: String, device: String = "phone", seed: UInt64 = 1, _ change: (inout Scenario) -> Void = { _ in }
) throws -> TunedRecording {
    let catalog = try #require(DeviceCatalog.device(named: device))
    let events = try Synthesizer(device: catalog.description, model: catalog.model, seed: seed)
        .events(for: StrokeSentence(sentence))
    var scenario = Scenario()
    change(&scenario)
    var recording = TunedRecording("\(device) \(sentence)", scenario: scenario)
    var batch = EventBatch()
    for event in events { batch.append(event, device: 0) }
    recording.add(batch, devices: [RecordedDevice(description: catalog.description, eventCount: events.count)])
    return recording
}

/// Every gesture of the recordings, meant as these say, in turn.
func labelled(_ recordings: [TunedRecording], _ intents: [Sidecar.Intent] = [.dismiss]) -> [LabelledGesture] {
    var gestures: [LabelledGesture] = []
    for (index, recording) in recordings.enumerated() {
        let (outcomes, device) = recording.replay(under: .flowstack)
        for outcome in outcomes {
            gestures.append(
                LabelledGesture(
                    recording: index, gesture: outcome.gesture, intent: intents[index % intents.count], device: device))
        }
    }
    return gestures
}

@Suite("The reduction of gestures is exact")
struct ExactnessTests {
    static func corpus() throws -> [TunedRecording] {
        var all: [TunedRecording] = []
        for (index, length) in stride(from: 6, through: 200, by: 40).enumerated() {
            let seed = UInt64(index + 1)
            all.append(try recording("down \(length)pt in \(60 + index * 50)ms, lift", seed: seed))
            all.append(try recording("at 8pt 50%, right \(length)pt in \(80 + index * 40)ms, lift", seed: seed))
            all.append(
                try recording("at 50% 80%, up \(length)pt in \(70 + index * 45)ms, lift", seed: seed) {
                    $0.allowsSwipeUp = true
                })
            all.append(
                try recording(
                    "down \(length)pt in 100ms, up \(length / 3)pt in 40ms, lift, wait 100ms, down 90pt in 90ms, lift"))
            all.append(try recording("down \(length)pt in 100ms, palm, hold 20ms, lift", seed: seed))
        }
        all.append(try recording("down 130pt in 200ms, lift") { $0.isDismissalDisabled = true })
        all.append(
            try recording("down 130pt in 200ms, lift, wait 500ms, up 90pt in 90ms, lift") {
                $0.scroll = ScrollState(offset: 0, contentHeight: 2000, viewportHeight: 852)
            })
        all.append(try recording("two fingers 20mm apart: down 15mm in 200ms, lift", device: "clickpad"))
        all.append(try recording("tap"))
        return all
    }

    static let presets = DismissRules.presets.filter { $0.cancel != .returns || $0.distance != DistanceRule() }

    @Test(
        "500 random points of a grid give the result of a replay, and 40 points for each preset that judges lifts differently",
        arguments: [.flowstack, .flowstackSource] + presets)
    func randomPoints(base: DismissRules) throws {
        let recordings = try Self.corpus()
        let gestures = labelled(recordings)
        // Where a drag that turns back is remembered, thresholds are replayed value by value.
        let turnsBack = base.distance.turningBack != nil
        let fields = [
            VariedField("threshold", (0..<(turnsBack ? 4 : 20)).map { 21 + Double($0) * (turnsBack ? 50 : 9) }),
            VariedField("up", turnsBack ? [80] : [30, 80, 130, 180]),
            VariedField("right", turnsBack ? [70] : [25, 70, 160]),
            VariedField("fling", (1...8).map { Double($0) * 250 }),
            VariedField("fling.minimumDistance", [0, 12, 40]), VariedField("fling.keepingLimit", [50, 300, 2000]),
            VariedField("fling.excessOverCross", [0, 300]), VariedField("slop", [4, 10]),
        ].filter { $0.name != "right" || base.edgeBand != .points(0) }
        let grid = try TuningGrid(base, fields)
        let sweep = TuningSweep(recordings, gestures, grid)
        #expect(sweep.sweptCount == grid.count)
        var random = SeededRandom(seed: 5)
        var seen: Set<[Bool]> = []
        for _ in 0..<(base == .flowstack ? 500 : 40) {
            let point = Int(random.next(below: UInt64(grid.count)))
            let rules = try grid.rules(at: point)
            let outcomes = recordings.map { $0.outcomes(under: rules) }
            let replayed = gestures.map { outcomes[$0.recording][$0.gesture - 1].isDismissal }
            let reduced = try #require(sweep.dismissals(at: point))
            #expect(reduced == replayed, "\(base.name) \(grid.values(at: point))")
            #expect(Int(sweep.tallies[point].missed) == replayed.count { !$0 })
            seen.insert(replayed)
        }
        #expect(seen.count > 3, "the points differ in what they dismiss")
    }

    @Test("A field that changes the drag itself is replayed for each value")
    func dragFields() throws {
        let recordings = try Self.corpus()
        let gestures = labelled(recordings)
        let grid = try TuningGrid(
            .compose,
            [
                VariedField("slop", [4, 30]), VariedField("velocity.horizonMilliseconds", [20, 100, 300]),
                VariedField("distance.hysteresis", [0, 15]), VariedField("down", [50, 90]),
            ])
        #expect(grid.liftFields.isEmpty)
        let sweep = TuningSweep(recordings, gestures, grid)
        for point in 0..<grid.count {
            let rules = try grid.rules(at: point)
            let outcomes = recordings.map { $0.outcomes(under: rules) }
            #expect(
                sweep.dismissals(at: point)
                    == gestures.map { outcomes[$0.recording][$0.gesture - 1].isDismissal })
        }
    }

    @Test("Values that contradict each other are left out, and the others are tried")
    func contradictions() throws {
        let recordings = [try recording("down 60pt in 200ms, lift")]
        let grid = try TuningGrid(.flowstack, [VariedField("slop", [10, 30]), VariedField("down", [20, 40])])
        let sweep = TuningSweep(recordings, labelled(recordings), grid)
        #expect(sweep.tallies.count { $0 == .impossible } == 1)
        #expect(sweep.contradiction?.description.contains("more than the slop") == true)
    }
}
