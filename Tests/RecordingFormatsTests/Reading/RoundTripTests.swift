import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

/// Recordings that look random, of what every format with a description can hold.
struct RandomRecording {
    var devices: [RecordedDevice] = []
    var events: [(event: InputEvent, device: Int)] = []

    init(seed: UInt64, deviceCount: Int) {
        var random = SeededRandom(seed: seed)
        for index in 0..<deviceCount {
            devices.append(
                RecordedDevice(
                    node: "/dev/input/event\(index + 3)", description: Self.description(index, &random)))
        }
        let types: [UInt16] = [0, 0, 1, 2, 3, 3, 3, 4, 5, 0x11, 0x15, 0x1f]
        var time = Int64.random(in: 0...2_000_000_000_000_000, using: &random)
        for _ in 0..<Int.random(in: 0...200, using: &random) {
            time += Int64.random(in: -5...20_000, using: &random)
            time = max(time, 0)
            let type = types[Int.random(in: 0..<types.count, using: &random)]
            let code = UInt16.random(in: 0...(type == 0 ? 5 : 0x2ff), using: &random)
            let value =
                type == 0
                ? 0
                : Bool.random(using: &random)
                    ? Int32.random(in: -2...5, using: &random) : Int32.random(in: .min ... .max, using: &random)
            let device = Int.random(in: 0..<deviceCount, using: &random)
            events.append((event(time, type, code, value), device))
            devices[device].eventCount += 1
        }
    }

    private static func description(_ index: Int, _ random: inout SeededRandom) -> DeviceDescription {
        let names = ["Pad \(index)", "", "Say \"Touch\" # \\ 触摸®", " blanks ", "it's: [a] {b}, - c"]
        var description = DeviceDescription(
            name: names[Int.random(in: 0..<names.count, using: &random)],
            identity: DeviceIdentity(
                bus: .random(in: 0...0xffff, using: &random), vendor: .random(in: 0...0xffff, using: &random),
                product: .random(in: 0...0xffff, using: &random), version: .random(in: 0...0xffff, using: &random)),
            properties: InputProperties(rawValue: random.next() & random.next() & random.next()))
        for type in [UInt16(1), 2, 4, 5, 0x11, 0x15] where Bool.random(using: &random) {
            let codes = Set(
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    EventCode(rawValue: .random(in: 0...0x2ff, using: &random))
                })
            description.codes[EventType(rawValue: type)] = codes.sorted()
        }
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            description.axes[EventCode(rawValue: .random(in: 0...0x3f, using: &random))] = AbsoluteAxis(
                minimum: .random(in: .min ... .max, using: &random),
                maximum: .random(in: .min ... .max, using: &random),
                fuzz: .random(in: 0...9, using: &random), flat: .random(in: -9...9, using: &random),
                resolution: .random(in: 0...200, using: &random), value: .random(in: -100...100, using: &random))
        }
        if !description.axes.isEmpty { description.codes[.absolute] = description.axes.keys.sorted() }
        return description
    }
}

@Suite("Written and read again")
struct RoundTripTests {
    private func check<Writer: FormatWriter>(_ writer: Writer.Type, _ format: RecordingFormat, devices: Int) {
        for seed in UInt64(0)..<150 {
            let recording = RandomRecording(seed: seed, deviceCount: devices)
            let bytes = Writer.bytes(devices: recording.devices, events: recording.events)
            var random = SeededRandom(seed: seed)
            let reading = Reading(bytes, as: format, piece: { Int.random(in: 1...300, using: &random) })
            if bytes.isEmpty { continue }
            #expect(reading.damage == nil, "\(format) \(seed)")
            #expect(reading.notes == [], "\(format) \(seed)")
            #expect(reading.events == recording.events.map(\.event), "\(format) \(seed)")
            #expect(
                reading.runs.flatMap { Array(repeating: $0.device, count: $0.count) } == recording.events.map(\.device))
            if format != .raw64 {
                #expect(reading.devices == recording.devices.map { held($0, format) }, "\(format) \(seed)")
                #expect(Reading(bytes).format == format)
            }
        }
    }

    /// What the format holds of the device; the rest is among its losses.
    private func held(_ device: RecordedDevice, _ format: RecordingFormat) -> RecordedDevice {
        var device = device
        if format == .evtest { device.node = nil }
        return device
    }

    @Test("evemu gives the same events and description")
    func evemu() { check(EvemuWriter.self, .evemu, devices: 1) }

    @Test("getevent gives the same events and descriptions of several devices")
    func getevent() { check(GeteventWriter.self, .getevent, devices: 3) }

    @Test("evtest gives the same events and description")
    func evtest() { check(EvtestWriter.self, .evtest, devices: 1) }

    @Test("A dump gives the same events")
    func raw() { check(RawWriter.self, .raw64, devices: 1) }

    @Test("A dump holds times below 0")
    func negativeTimes() {
        let events = [-1_500_000, -1_000_000, -1, 0].map { (event: event($0, 0, 0, 0), device: 0) }
        let bytes = RawWriter.bytes(devices: [RecordedDevice()], events: events)
        #expect(Reading(bytes, as: .raw64).events == events.map(\.event))
    }

    @Test("Nothing that these recordings hold is a loss")
    func noLosses() {
        let recording = RandomRecording(seed: 1, deviceCount: 1)
        #expect(EvemuWriter.losses(of: recording.devices) == [])
        #expect(GeteventWriter.losses(of: recording.devices) == [])
        #expect(LibinputWriter.losses(of: recording.devices) == [])
        #expect(EvtestWriter.losses(of: recording.devices) == ["evtest does not hold where the device is"])
        #expect(RawWriter.losses(of: recording.devices).count == 1)
    }
}
