import RecordingFormats
import TouchInput
import TouchSynthesis

/// Random recordings of what every format with descriptions can hold.
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
            events.append((event(at: time, type, code, value), device))
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
