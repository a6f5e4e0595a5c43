import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// The numbers that other people's filters are tested with. Where ours does something else on purpose, the test says
/// what, and DESIGN why.
@Suite(
    "Inputs of other people's filters",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct OtherPeoplesFiltersTests {
    private static func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }
    private static func numbers(_ value: Any?) throws -> [[Double]] {
        try #require(value as? [[Any]]).map {
            try $0.map { try #require($0 as? Double ?? ($0 as? Bool).map { $0 ? 1 : 0 }) }
        }
    }

    private func anyFinger() -> Scenario {
        var scenario = Scenario()
        scenario.fingers = .any
        return scenario
    }

    @Test("E9: every contact that begins with a wrapped negative goes down from its first sound position")
    func wrappedNegatives() throws {
        let root = try Self.object(try SharedMaterial.json("vectors/cros_mtb_out_of_range.json"))
        let contacts = try #require(root["contacts"] as? [[String: Any]])
        #expect(contacts.count == 5)
        var description = DeviceDescription.testPad()
        description.axes[.positionX] = AbsoluteAxis(minimum: 0, maximum: 1280, resolution: 12)
        description.axes[.positionY] = AbsoluteAxis(minimum: 0, maximum: 680, resolution: 10)
        for contact in contacts {
            let samples = try Self.numbers(contact["samples_ms_x_y"])
            let outside = try Self.numbers(contact["out_of_range_index_x_y"])
            let road = ScriptedRoad(description, scenario: anyFinger()) { script in
                let start = script.clock
                for (index, sample) in samples.enumerated() {
                    script.clock = start + Int64(sample[0] * 1000)
                    if index == 0 {
                        script.down(id: 1, Int32(sample[1]), Int32(sample[2]))
                    } else {
                        script.move(Int32(sample[1]), Int32(sample[2]))
                    }
                    script.report(then: 12)
                }
                script.up()
                script.report()
            }
            let sound = samples.enumerated().filter { index, _ in !outside.contains { Int($0[0]) == index } }.map(
                \.element)
            let way = (sound.last![2] - sound.first![2]) / 10 * 6.417
            #expect(road.outcomes.count == 1)
            #expect((road.outcomes[0].translation.y - way).magnitude < 0.01, "\(samples)")
            #expect(road.outcomes[0].translation.y >= 0)
            #expect(road.notes == ["1 position far outside the axes was dropped"])
        }
    }

    /// The points, 8 ms apart, as their recogniser's limit of 50 would be our 20 mm, in one frame each.
    private func believed(_ points: [[Double]]) -> (kept: [Double], verdicts: [JumpFilter.Verdict]) {
        func sample(_ index: Int) -> DragSample {
            // At one time, so that our limit is the distance alone, as theirs is.
            DragSample(time: Timestamp(microseconds: 0), position: Point(x: points[index][0], y: points[index][1]))
        }
        var filter = JumpFilter(start: sample(0))
        var kept = [points[0][0]]
        let verdicts = points.indices.dropFirst().map { index in
            let verdict = filter.judge(sample(index), pointsPerMillimetre: 50 / JumpFilter.longestStep)
            if verdict != .hold { kept.append(points[index][0]) }
            return verdict
        }
        return (kept, verdicts)
    }

    @Test("Leaps of a point recogniser: noise is dropped, alone, in pairs and at the end; what stays is believed")
    func outliers() throws {
        let root = try Self.object(try SharedMaterial.json("vectors/wurstfinger_outliers.json"))
        let cases = try #require(root["cases"] as? [[String: Any]])
        #expect(cases.count == 5)
        var seen = 0
        for item in cases {
            let points = try Self.numbers(item["points"])
            let (kept, verdicts) = believed(points)
            seen += 1
            switch item["name"] as? String {
            case "outlierFilterRemovesLargeJumps": #expect(kept == [0, 10, 20])
            case "outlierFilterRemovesTrailingGlitchPoint": #expect(kept == [0, 10, 20])
            case "outlierFilterRemovesClusteredGlitchPair": #expect(kept == [0, 10, 20, 30])
            case "outlierFilterKeepsTailAfterDroppedFrameGap":
                // Two points are not enough to be believed at one time; with the time of the frames that were dropped
                // the way is one that a finger goes.
                #expect(verdicts == [.move, .move, .hold, .hold])
                let road = ScriptedRoad(.testScreen(), scenario: anyFinger()) { script in
                    for (index, point) in points.enumerated() {
                        // 50 of theirs are 20 mm, 200 units.
                        let x = Int32(point[0] * 4)
                        if index == 0 { script.down(id: 1, 50 + x, 300) } else { script.move(50 + x, 300) }
                        script.report(then: index == 2 ? 24 : 8)
                    }
                    script.up()
                    script.report()
                }
                #expect(road.outcomes.first.map { ($0.translation.x - 38 * 6.417).magnitude < 0.01 } == true)
                #expect(road.notes.isEmpty)
            case "outlierFilterKeepsSustainedFarRun":
                // The run is believed from its third point on, and takes the drag away.
                #expect(kept == [0, 10, 220, 230])
                #expect(verdicts == [.move, .hold, .hold, .teleport, .move])
            default: Issue.record("unknown case \(item["name"] ?? "")")
            }
        }
        #expect(seen == 5)
    }

    @Test("Movements of a point recogniser: gaps, long paths, absurd surfaces and points that stay are what they are")
    func classification() throws {
        let root = try Self.object(try SharedMaterial.json("vectors/wurstfinger_outliers.json"))
        let rows = try #require(root["classification"] as? [[String: Any]])
        #expect(rows.map { $0["expected"] as? String } == ["swipeRight", "swipeRight", "swipeUp", "no crash", "tap"])
        func translation(_ points: [(Int32, Int32)], _ scenario: Scenario = Scenario()) -> Outcome? {
            ScriptedRoad(.testScreen(), scenario: scenario) { script in
                for (index, point) in points.enumerated() {
                    let (x, y) = (50 + point.0, 700 + point.1)
                    if index == 0 { script.down(id: 1, x, y) } else { script.move(x, y) }
                    script.report()
                }
                script.up()
                script.report()
            }.outcomes.first
        }
        let gap = try Self.numbers(rows[0]["points"]).map { (Int32($0[0]), Int32($0[1])) }
        #expect(translation(gap).map { $0.translation.x > 60 && $0.translation.y == 0 } == true)
        let long = translation((0...500).map { ($0, 0) })
        #expect(long.map { ($0.translation.x - 500 * 0.6417).magnitude < 0.01 } == true)
        for text in ["0x852", "-2x852", "nanx852", "infx852"] { #expect(ScenarioWords.viewport(text) == nil) }
        let up = translation((0...15).map { (0, -4 * $0) })
        #expect(up.map { $0.translation.y < -38 && $0.translation.x == 0 } == true)
        #expect(translation(Array(repeating: (0, 0), count: 80))?.result == .tapped)
    }

    @Test("Points that are no numbers are damage with a place in a table, and never reach a filter")
    func noNumbers() {
        for text in ["nan", "inf", "-inf"] {
            var reader = RecordingReader()
            var batch = EventBatch()
            let bytes = Array("t_ms,x,y,id,action\n0,10,10,1,down\n8,\(text),10,1,move\n16,10,10,1,up\n".utf8)
            reader.read(bytes.span.bytes, into: &batch)
            reader.finish(into: &batch)
            #expect(reader.damage?.place == .line(3), "\(text): \(String(describing: reader.damage))")
        }
    }

    @Test("Clocks of devices: the kernel's time is used in every case, and a drag by it is as long and nearly as fast")
    func timestamps() throws {
        let root = try Self.object(try SharedMaterial.json("vectors/crosgestures_filters.json"))
        let cases = try #require(try Self.object(root["timestamp_filter"])["cases"] as? [[String: Any]])
        #expect(cases.count == 6)
        for item in cases {
            let stamps = try Self.numbers(item["in"])
            var history = VelocityHistory()
            var clock = ClockFilter()
            var sent: [Int64] = []
            for (index, stamp) in stamps.enumerated() {
                let time = Timestamp(microseconds: Int64((stamp[0] * 1_000_000).rounded()))
                #expect(clock.stepBack(to: time) == nil)
                history.add(DragSample(time: time, position: Point(x: 0, y: 10 * Double(index))))
                sent.append(time.microseconds)
            }
            let newest = try #require(history.newest)
            #expect(newest.time.microseconds == sent.last)
            // The way since the last rest by the kernel's time, reckoned here from the case's own numbers.
            let start = sent.indices.last { $0 > 0 && sent[$0] - sent[$0 - 1] > 40_000 } ?? 0
            func speed(_ seconds: Double) -> Double { 10 * Double(sent.count - 1 - start) / seconds }
            let measured = history.velocity(by: VelocityRule(.windowMean), at: newest.time).speed
            let kernels = speed(stamps[stamps.count - 1][0] - stamps[start][0])
            #expect((measured - kernels).magnitude < 0.01, "\(item["name"] ?? ""): \(measured), \(kernels)")
            // The clocks of the devices tell nearly the same; periods that somebody assumed need not.
            guard item["fake_delta"] == nil else { continue }
            let used = try #require(item["out"] as? [Double])
            let theirs = speed(used[used.count - 1] - used[start])
            #expect((measured - theirs).magnitude <= 0.04 * measured, "\(item["name"] ?? ""): \(theirs)")
        }
    }

    @Test("Sensor jumps of a few millimetres: every movement counts, what jumps there and back comes to nothing")
    func sensorJumps() throws {
        let root = try Self.object(try SharedMaterial.json("vectors/crosgestures_filters.json"))
        let filter = try Self.object(root["sensor_jump_filter"])
        let samples = try Self.numbers(try Self.object(filter["simple_one_axis"])["samples"])
        var description = DeviceDescription.testPad()
        description.axes[.positionX] = AbsoluteAxis(minimum: 0, maximum: 100_000, resolution: 1000)
        description.axes[.positionY] = AbsoluteAxis(minimum: 0, maximum: 70_000, resolution: 1000)
        let simple = ScriptedRoad(description, scenario: anyFinger()) { script in
            for (index, sample) in samples.enumerated() {
                let y = Int32(sample[0] * 1000)
                if index == 0 { script.down(id: 1, 50_000, y) } else { script.move(50_000, y) }
                script.report(then: 10)
            }
            script.up()
            script.report()
        }
        #expect(simple.notes.isEmpty)
        #expect(simple.outcomes.first.map { ($0.translation.y - 14.1 * 6.417).magnitude < 0.01 } == true)

        let rows = try Self.numbers(try Self.object(filter["actual_log"])["rows"])
        #expect(rows.count == 91)
        let log = ScriptedRoad(description) { script in
            for (index, row) in rows.enumerated() {
                script.clock = Int64(row[0] * 1_000_000)
                for (slot, column) in [(Int32(0), 1), (1, 4)] {
                    let (x, y) = (Int32(row[column] * 1000), Int32(row[column + 1] * 1000))
                    if index == 0 { script.down(slot: slot, id: slot + 1, x, y) } else { script.move(slot: slot, x, y) }
                }
                script.report()
            }
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
        // 25.6 mm and 29.4 mm up, one direction only, whatever jumped on the way.
        let up = (rows.last![2] - rows.first![2] + rows.last![5] - rows.first![5]) / 2
        #expect(log.outcomes.count == 1)
        #expect(log.outcomes.first.map { ($0.translation.y - up * 6.417).magnitude < 0.01 } == true)
        #expect(log.outcomes.first?.peakTranslation == log.outcomes.first?.translation)
        #expect(log.notes.isEmpty)
    }
}
