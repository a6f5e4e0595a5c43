import Documents
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchSynthesis

@testable import Tuning

/// What comes back of a line of JSON.
private func reread<Value>(_ json: JSONText, _ read: (YamlNode) throws(YamlError) -> Value) throws -> Value {
    try read(try YamlDocument(json.text).root)
}

@Suite("Reduced gestures and their tallies")
struct SweepTallyTests {
    private static let intents: [Sidecar.Intent] = [.dismiss, .keep, .tap]

    /// The corpus reduced, written and read again; and as it is labelled for a sweep of the recordings.
    private func reduced(
        _ recordings: [TunedRecording], _ header: ReducedHeader
    ) throws -> [ReducedGesture] {
        var gestures: [ReducedGesture] = []
        for (index, recording) in recordings.enumerated() {
            let own = try recording.reduced(header) { count in
                Array(repeating: Self.intents[index % 3], count: count)
            }
            for gesture in own {
                let read = try reread(gesture.json) { node throws(YamlError) in try header.gesture(node) }
                #expect(read == gesture)
                gestures.append(read)
            }
        }
        return gestures
    }

    static let fields = [
        VariedField("threshold", (0..<20).map { 21 + Double($0) * 9 }), VariedField("up", [30, 80, 130, 180]),
        VariedField("right", [25, 70, 160]), VariedField("fling", (1...8).map { Double($0) * 250 }),
        VariedField("fling.minimumDistance", [0, 12, 40]), VariedField("fling.keepingLimit", [50, 300, 2000]),
        VariedField("fling.excessOverCross", [0, 300]),
    ]

    @Test("After writing and reading, 500 random points give the same result as a sweep of the recordings")
    func exact() throws {
        let recordings = try ExactnessTests.corpus()
        let header = try reread(try ReducedHeader(reducing: .flowstack, []).json) { node throws(YamlError) in
            try ReducedHeader(node, .reduced)
        }
        #expect(header == (try ReducedHeader(reducing: .flowstack, [])))
        let gestures = try reduced(recordings, header)
        let grid = try header.grid(varying: Self.fields)
        let sweep = TuningSweep(recordings, labelled(recordings, Self.intents), grid)
        let tallied = try TalliedSweep(SweepTally(gestures, grid))
        let (alone, together) = (sweep.tallies, tallied.tallies())
        var random = SeededRandom(seed: 11)
        for _ in 0..<500 {
            let point = Int(random.next(below: UInt64(grid.count)))
            let rules = try grid.rules(at: point)
            let outcomes = recordings.map { $0.outcomes(under: rules) }
            var errors = PointTally(missed: 0, falsely: 0)
            for gesture in sweep.gestures {
                let isDismissed = outcomes[gesture.recording][gesture.gesture - 1].isDismissal
                if gesture.intent == .dismiss && !isDismissed { errors.missed += 1 }
                if gesture.intent != .dismiss && isDismissed { errors.falsely += 1 }
            }
            #expect(together[point] == errors, "\(grid.values(at: point))")
        }
        #expect(together == alone)
        #expect(Set(together).count > 10, "the points differ")
    }

    @Test("Tallies of shards, written and read again, add up to the decision of all recordings", arguments: [1, 3, 7])
    func shards(count: Int) throws {
        let recordings = try ExactnessTests.corpus() + [try recording("down 90pt in 300ms, lift", device: "nexus4")]
        let fields = [
            VariedField("slop", [4, 10, 30]), VariedField("down", [20, 40, 70, 110]), VariedField("fling", [300, 900]),
        ]
        let header = try ReducedHeader(reducing: .flowstack, [fields[0]])
        let gestures = try reduced(recordings, header)
        let grid = try header.grid(varying: fields)
        var sum: SweepTally?
        for shard in 0..<count {
            let own = gestures.indices.filter { $0 % count == shard }.map { gestures[$0] }
            let lines = SweepTally(own, grid).lines
            var tally = try reread(lines[0]) { node throws(YamlError) in try SweepTally(header: node) }
            for line in lines.dropFirst() {
                try reread(line) { node throws(YamlError) in try tally.add(node, points: grid.count) }
            }
            if sum == nil { sum = tally } else { try sum?.add(tally) }
        }
        let tallied = try TalliedSweep(try #require(sum))
        let sweep = TuningSweep(recordings, labelled(recordings, Self.intents), grid)
        #expect(tallied.tallies() == sweep.tallies)
        #expect(sweep.tallies.contains(.impossible), "a slop beyond the threshold is no rules")
        let weights = try ErrorWeights(parsing: "missed=1,false=2")
        #expect(tallied.heldOut(weights) == sweep.heldOut(weights))
        #expect(!tallied.heldOut(weights).isEmpty)
        let result = try TuningResult(recordings, sweep, weights: weights)
        let decision = try tallied.decision(weights)
        #expect(decision.plateau == result.decision.plateau)
        #expect(decision.rules == result.decision.rules)
        #expect(decision.current == result.decision.current)
        #expect(decision.recommended == result.decision.recommended)
        #expect(decision.contradiction == result.decision.contradiction)
    }

    @Test("The result is also exact for rules that judge lifts in other ways", arguments: ExactnessTests.presets)
    func presets(base: DismissRules) throws {
        let recordings = try ExactnessTests.corpus()
        let turnsBack = base.distance.turningBack != nil
        let fields = [VariedField("down", [30, 90, 150]), VariedField("fling", [250, 900])]
        let header = try ReducedHeader(reducing: base, turnsBack ? [fields[0]] : [])
        let grid = try header.grid(varying: fields)
        let tallied = try TalliedSweep(SweepTally(try reduced(recordings, header), grid))
        let sweep = TuningSweep(recordings, labelled(recordings, Self.intents), grid)
        #expect(tallied.tallies() == sweep.tallies)
        let result = try TuningResult(recordings, sweep, weights: ErrorWeights())
        #expect(try tallied.decision(ErrorWeights()).current == result.decision.current)
    }

    @Test(
        "A field of the drag that is missing from the reduction is an error that says what to do, and so is a field of the lift"
    )
    func refusals() throws {
        let bare = try ReducedHeader(reducing: .flowstack, [])
        let slop = #expect(throws: TuningError.self) { try bare.grid(varying: [VariedField("slop", [4, 9])]) }
        #expect(slop?.description.contains("say flowtouch reduce --vary slop=…") == true)
        let other = try ReducedHeader(reducing: .flowstack, [VariedField("slop", [4, 10])])
        #expect(throws: TuningError.self) { try other.grid(varying: [VariedField("slop", [4, 9])]) }
        #expect(try other.grid(varying: [VariedField("down", [50])]).fields.map(\.name) == ["slop", "down"])
        let lift = #expect(throws: TuningError.self) {
            try ReducedHeader(reducing: .flowstack, [VariedField("down", [50])])
        }
        #expect(lift?.description.contains("flowtouch tally") == true)
    }

    @Test("Tallies of different rules or values are not added")
    func otherGrids() throws {
        let grid = try TuningGrid(.flowstack, [VariedField("down", [50, 60])])
        var tally = SweepTally([], grid)
        let others = [
            try TuningGrid(.compose, grid.fields), try TuningGrid(.flowstack, [VariedField("down", [50, 61])]),
        ]
        for other in others { #expect(throws: TuningError.self) { try tally.add(SweepTally([], other)) } }
        try tally.add(SweepTally([], grid))
    }

    @Test(
        "A line of a tally with the wrong number of counts is an error",
        arguments: [
            "[3,1]", "[1,1]", "[2]", "[2,2]", "[2,-1]", "[0,0,2,1]", "[1,1,1,1,1,1]", "[9223372036854775807,1]", "7",
        ])
    func counts(runs: String) throws {
        var tally = SweepTally([], try TuningGrid(.flowstack, [VariedField("down", [50, 60])]))
        func line(_ runs: String) throws -> YamlNode {
            try YamlDocument(
                "{\"device\":\"\",\"person\":null,\"intent\":\"keep\",\"gestures\":1,\"now\":0,\"dismissed\":\(runs)}"
            ).root
        }
        #expect(throws: YamlError.self) { try tally.add(try line(runs), points: 2) }
        #expect(tally.groups.isEmpty)
        try tally.add(try line("[1,1,1,0]"), points: 2)
        #expect(tally.groups.values.map(\.dismissed) == [[1, 0]])
    }

    @Test("Too many gestures to count are an error")
    func tooMany() throws {
        var tally = SweepTally([], try TuningGrid(.flowstack, [VariedField("down", [50])]))
        func line(_ count: Int) throws -> YamlNode {
            try YamlDocument(
                "{\"device\":\"\",\"person\":null,\"intent\":\"keep\",\"gestures\":\(count),\"now\":0,\"dismissed\":[1,0]}"
            ).root
        }
        try tally.add(try line(SweepTally.mostGestures - 1), points: 1)
        try tally.add(try line(1), points: 1)
        #expect(throws: YamlError.self) { try tally.add(try line(1), points: 1) }
    }
}
