import Testing
import TouchInput
import TouchSynthesis

@Suite("Impossible sentences")
struct ChoreographyTests {
    private func failure(_ name: String, _ sentence: String) throws -> SynthesisError? {
        let device = try #require(DeviceCatalog.device(named: name))
        return #expect(throws: SynthesisError.self) { try device.events(sentence) }
    }

    @Test("A finger that would leave the surface is an error with its place")
    func outside() throws {
        let error = try failure("nexus4", "at 50% 50%, up 100pt in 90ms, down 526.1pt in 90ms, lift")
        guard case .outside(let finger, let column, let axis, let position, let extent) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((finger, column, axis) == (1, 31, .y))
        #expect(abs(position - 852.1) < 1e-6 && extent == 852)
        #expect(
            error?.description == "column 31: expected finger 1 to stay on the surface, 0 to 852.0 pt along y, "
                + "found 852.1 pt; start elsewhere with “at” or move less")
        #expect(throws: Never.self) {
            try #require(DeviceCatalog.device(named: "nexus4")).events(
                "at 50% 50%, up 100pt in 90ms, down 526pt in 90ms, lift")
        }
    }

    @Test("A finger without a position begins in the middle, or where its first touch fits")
    func start() throws {
        func first(_ name: String, _ sentence: String) throws -> Double {
            let device = try #require(DeviceCatalog.device(named: name))
            let axis = try #require(device.description.axes[.y])
            let y = try #require(try device.frames(sentence, jitter: 0).first?.fingers.values.first?.y)
            return (Double(y) - Double(axis.minimum)) / (Double(axis.maximum) - Double(axis.minimum))
        }
        #expect(try abs(first("nexus4", "down 400pt in 90ms, lift") - 0.5) < 0.01)
        // The screen is 852 points high: 5 % stay free, or half of what remains.
        #expect(try abs(first("nexus4", "down 500pt in 90ms, lift") - (0.95 - 500 / 852)) < 0.01)
        #expect(try abs(first("nexus4", "up 500pt in 90ms, lift") - (0.05 + 500 / 852)) < 0.01)
        #expect(try abs(first("nexus4", "down 840pt in 90ms, lift") - 6 / 852) < 0.01)
        #expect(try failure("nexus4", "down 853pt in 90ms, lift") != nil)
    }

    @Test("The edges are on the surface: 0 % and 100 % can be touched", arguments: DeviceCatalog.devices)
    func edges(_ device: CatalogDevice) throws {
        let frames = try device.frames("at 0% 0%, to 100% 100% in 200ms, lift")
        let x = try #require(device.description.axes[.x])
        #expect(frames.compactMap { $0.fingers.values.first?.x }.min() == x.minimum)
        #expect(frames.compactMap { $0.fingers.values.first?.x }.max() == x.maximum)
    }

    @Test("A start, a jump and a second finger must stay on the surface too")
    func otherPlaces() throws {
        for sentence in [
            "at 101% 5%, tap", "jump left 4000pt", "to 5pt 4000pt in 5ms", "tap; finger 2 at 101% 5%: tap",
            "9 fingers 40mm apart: tap",
        ] {
            guard case .outside = try failure("phone", sentence) else {
                Issue.record("\(sentence)")
                continue
            }
        }
    }

    @Test("A palm needs a tool type, and a press needs a button")
    func needs() throws {
        #expect(try failure("clickpad", "hold 5ms, palm, lift") == .needs("ABS_MT_TOOL_TYPE", column: 11))
        #expect(try failure("phone", "press, hold 5ms, release, lift") == .needs("BTN_LEFT", column: 1))
    }

    @Test("A device without axes or without a sign of touch cannot be touched")
    func unfit() throws {
        func failure(_ device: DeviceDescription) -> SynthesisError? {
            #expect(throws: SynthesisError.self) {
                try Synthesizer(device: device).events(for: StrokeSentence("tap"))
            }
        }
        let axis = AbsoluteAxis(minimum: 0, maximum: 100)
        #expect(failure(DeviceDescription()) == .noPosition)
        #expect(failure(DeviceDescription(axes: [.x: axis, .y: AbsoluteAxis(minimum: 5, maximum: 5)])) == .noPosition)
        #expect(failure(DeviceDescription(axes: [.x: axis, .y: axis])) == .noTouchSign)
    }

    private static func model(_ change: (inout FingerModel) -> Void) -> FingerModel {
        var model = FingerModel()
        change(&model)
        return model
    }

    static let wrongModels: [(name: String, model: FingerModel)] = [
        ("rate", model { $0.rate = 0 }), ("rate", model { $0.rate = 4001 }),
        ("scan phase", model { $0.scanPhase = -1 }), ("scan phase", model { $0.scanPhase = 8001 }),
        ("position jitter", model { $0.positionJitter = -0.1 }),
        ("position jitter", model { $0.positionJitter = .nan }),
        ("position jitter", model { $0.positionJitter = 10.1 }), ("time jitter", model { $0.timeJitter = 4000 }),
        ("lift lag", model { $0.liftLag = 101 }), ("lift lag", model { $0.liftLag = -1 }),
    ]

    @Test("Numbers of the model must be in their ranges", arguments: wrongModels)
    func model(_ name: String, _ model: FingerModel) throws {
        let synthesizer = Synthesizer(device: DeviceCatalog.phone.description, model: model)
        let error = #expect(throws: SynthesisError.self) { try synthesizer.events(for: StrokeSentence("tap")) }
        guard case .model(let found, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == name)
    }

    @Test("A viewport must be a valid size, and a recording must fit in memory")
    func tooMuch() throws {
        let device = DeviceCatalog.phone.description
        for viewport in [
            Viewport(width: 0, height: 5), Viewport(width: .nan, height: 5), Viewport(width: 5, height: 1e6),
        ] {
            #expect(throws: SynthesisError.self) {
                try Synthesizer(device: device, viewport: viewport).events(for: StrokeSentence("tap"))
            }
        }
        var model = FingerModel()
        model.rate = 4000
        let minutes = "ten fingers 5mm apart: " + Array(repeating: "hold 60s", count: 10).joined(separator: ",")
        let error = #expect(throws: SynthesisError.self) {
            try Synthesizer(device: device, model: model).events(for: StrokeSentence(minutes))
        }
        #expect(error == .tooLong(limit: 5_000_000))
    }

    @Test("A description without keys, as in an old recording, can be touched nevertheless")
    func withoutKeys() throws {
        let device = DeviceDescription(axes: [
            .slot: AbsoluteAxis(minimum: 0, maximum: 1), .positionX: AbsoluteAxis(minimum: 0, maximum: 100),
            .positionY: AbsoluteAxis(minimum: 0, maximum: 100), .trackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
        ])
        let events = try Synthesizer(device: device).events(for: StrokeSentence("hold 50ms, lift"))
        #expect(events.map(\.code) == [.trackingID, .positionX, .positionY, .synReport, .trackingID, .synReport])
    }

    @Test("No description traps the synthesizer")
    func anyDescription() throws {
        let sentence = try StrokeSentence("to 99% 1% in 50ms, drop 2 frames, hold 20ms, lift; two fingers: tap")
        let values: [Int32] = [.min, -4096, -1, 0, 1, 2, 255, 65535, .max - 1, .max]
        let codes: [EventCode] = [
            .x, .y, .pressure, .slot, .touchMajor, .positionX, .positionY, .toolType, .trackingID, .touchPressure,
        ]
        let keys: [EventCode] = [.touch, .leftButton, .toolFinger, .toolDoubleTap]
        var random = SeededRandom(seed: 11)
        var made = 0
        for _ in 0..<3000 {
            var device = DeviceDescription(properties: InputProperties(rawValue: random.next() & 15))
            device.codes[.key] = keys.filter { _ in Bool.random(using: &random) }
            for code in codes where Int.random(in: 0..<4, using: &random) > 0 {
                device.axes[code] = AbsoluteAxis(
                    minimum: values.randomElement(using: &random) ?? 0,
                    maximum: values.randomElement(using: &random) ?? 0,
                    resolution: values.randomElement(using: &random) ?? 0)
            }
            do throws(SynthesisError) {
                made += try Synthesizer(device: device).events(for: sentence).isEmpty ? 0 : 1
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(made > 100)
    }
}
