import Testing
import TouchInput
import TouchSynthesis

@Suite("Synthesised recordings")
struct SynthesizerTests {
    private let phone = DeviceCatalog.phone

    @Test(
        "A stroke ends where the sentence says, within a unit and the limit of the jitter",
        arguments: DeviceCatalog.devices)
    func endsWhereSaid(_ device: CatalogDevice) throws {
        let isTouchpad = device.description.kind.kind == .touchpad
        var random = SeededRandom(seed: 3)
        for _ in 0..<20 {
            let percent = (x: Double.random(in: 5...95, using: &random), y: Double.random(in: 5...95, using: &random))
            let jitter = [0.0, 0.05, 0.2].randomElement(using: &random) ?? 0.0
            let sentence = "to \(rounded(percent.x))% \(rounded(percent.y))% in 150ms, hold 20ms, unlifted"
            let frames = try device.frames(sentence, jitter: jitter, seed: random.next())
            let end = try #require(frames.last?.fingers.values.first)
            for (code, value, at) in [
                (EventCode.x, end.x, rounded(percent.x)), (EventCode.y, end.y, rounded(percent.y)),
            ] {
                let axis = try #require(device.description.axes[code])
                let span = Double(try #require(axis.span))
                let wanted = Double(axis.minimum) + at / 100 * span
                let size = axis.resolution > 0 ? span / Double(axis.resolution) : isTouchpad ? 50 : 70
                let allowed = 1 + jitter * FingerModel.greatestDeviation * span / size
                #expect(abs(Double(value) - wanted) <= allowed)
            }
        }
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    @Test("120 points down are 120 points of the view, and 18.7 mm of a touchpad")
    func distances() throws {
        func travel(_ name: String, _ viewport: Viewport? = nil) throws -> Double {
            let device = try #require(DeviceCatalog.device(named: name))
            var model = device.model
            model.positionJitter = 0
            let events = try Synthesizer(device: device.description, viewport: viewport, model: model)
                .events(for: StrokeSentence("down 120pt in 180ms, lift"))
            let points = SeenFrames.of(events, on: device.description).compactMap { $0.fingers.values.first }
            return Double((points.last?.y ?? 0) - (points.first?.y ?? 0))
        }
        #expect(abs(try travel("phone") - 120 / 6.417 * 16) <= 1)
        #expect(abs(try travel("phone", Viewport(width: 400, height: 800)) - 120.0 / 800 * 2399) <= 1)
        #expect(abs(try travel("nexus4") - 120.0 / 852 * 2500) <= 1)
        #expect(abs(try travel("clickpad") - 120 / 6.417 * 12) <= 1)
        #expect(abs(try travel("clickpad", Viewport(width: 400, height: 800)) - 120 / 6.417 * 12) <= 1)
        #expect(abs(try travel("semi-mt") - 120 / 6.417 / 50 * 1400) <= 1)
    }

    @Test("The same sentence and seed give the same events, another seed gives others")
    func determinism() throws {
        let sentence = "down 120pt in 180ms, lift; finger 2: wait 50ms, up 50pt in 90ms, lift"
        for device in DeviceCatalog.devices {
            let first = try device.events(sentence, jitter: 0.1, seed: 5)
            #expect(first == (try device.events(sentence, jitter: 0.1, seed: 5)))
            #expect(first != (try device.events(sentence, jitter: 0.1, seed: 6)))
        }
    }

    @Test("The events of one stroke are the same on every machine")
    func pinned() throws {
        let events = try phone.events("down 60pt in 100ms, lift", jitter: 0.05, seed: 42)
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for event in events {
            for word in [
                UInt64(bitPattern: event.time.microseconds), UInt64(event.type.rawValue), UInt64(event.code.rawValue),
                UInt64(UInt32(bitPattern: event.value)),
            ] {
                sum = (sum ^ word) &* 0x100_0000_01b3
            }
        }
        #expect(events.count == PinnedStroke.count)
        #expect(sum == PinnedStroke.checksum)
    }

    @Test("Frames come at the sensor's rate from 1 µs on, in order, each ended by a report")
    func rate() throws {
        for device in DeviceCatalog.devices {
            let events = try device.events("down 100pt in 400ms, lift")
            #expect(events.first?.time.microseconds == 1)
            #expect(events.last?.code == .synReport)
            let frames = SeenFrames.of(events, on: device.description)
            let period = 1_000_000 / Int64(device.rate)
            for (earlier, later) in zip(frames, frames.dropFirst()) {
                let gap = later.time - earlier.time
                #expect(gap >= period && gap % period <= gap / period + 1)
            }
            let rest = zip(events, events.dropFirst()).filter { $0.0.time != $0.1.time }
            #expect(rest.allSatisfy { $0.0.type == .synchronization && $0.0.code == .synReport })
        }
    }

    @Test("Time jitter moves the stamps by less than half a period and keeps their order")
    func timeJitter() throws {
        var model = FingerModel()
        model.timeJitter = 3999
        let events = try Synthesizer(device: phone.description, model: model)
            .events(for: StrokeSentence("down 300pt in 2s, lift"))
        let frames = SeenFrames.of(events, on: phone.description)
        let gaps = zip(frames, frames.dropFirst()).map { $0.1.time - $0.0.time }
        #expect(gaps.allSatisfy { $0 >= 2 })
        #expect(Set(gaps).count > 10)
    }

    @Test("The scan phase decides which part of a stroke is seen")
    func scanPhase() throws {
        func heights(_ phase: Int64) throws -> [Int32] {
            var model = FingerModel()
            model.positionJitter = 0
            model.scanPhase = phase
            let events = try Synthesizer(device: phone.description, model: model)
                .events(for: StrokeSentence("down 120pt in 100ms, lift"))
            return SeenFrames.of(events, on: phone.description).compactMap { $0.fingers.values.first?.y }
        }
        #expect(try heights(0) != heights(4000))
        #expect(try heights(0).last == heights(4000).last)
    }

    @Test("A stroke never turns back and is fastest in its middle; a flick is fastest at its end")
    func profiles() throws {
        func steps(_ sentence: String) throws -> [Int32] {
            let heights = try phone.frames(sentence).compactMap { $0.fingers.values.first?.y }
            return zip(heights, heights.dropFirst()).map { $0.1 - $0.0 }
        }
        let stroke = try steps("down 200pt in 200ms, lift")
        #expect(stroke.allSatisfy { $0 >= 0 })
        let fastest = try #require(stroke.firstIndex(of: stroke.max() ?? 0))
        #expect((11...13).contains(fastest))
        let flick = try steps("flick down 200pt in 200ms").filter { $0 > 0 }
        #expect(flick.last == flick.max())
    }

    @Test("The finger rests for the lift lag before it is gone")
    func liftLag() throws {
        for lag in [0, 1, 5] {
            var model = FingerModel()
            model.liftLag = lag
            model.positionJitter = 0
            let events = try Synthesizer(device: phone.description, model: model)
                .events(for: StrokeSentence("down 100pt in 80ms, lift"))
            let frames = SeenFrames.of(events, on: phone.description)
            #expect(frames.last?.time == 80_001 + Int64(lag) * 8000)
            #expect(frames.last?.fingers.isEmpty ?? false)
        }
    }

    @Test("A resting finger sends nothing, except the clock of a device that has one")
    func rest() throws {
        let quiet = try phone.frames("down 50pt in 80ms, hold 1s, lift", jitter: 0.3)
        #expect(zip(quiet, quiet.dropFirst()).contains { $0.1.time - $0.0.time > 900_000 })
        let canvas = try #require(DeviceCatalog.device(named: "canvas"))
        let events = try canvas.events("hold 1s, lift", jitter: 0.3)
        #expect(events.filter { $0.code == .deviceTimestamp && $0.type == .miscellaneous }.count > 160)
    }

    @Test("A recording without a lift ends with the finger down", arguments: ["", ", unlifted"])
    func unlifted(_ ending: String) throws {
        for device in DeviceCatalog.devices {
            let frames = try device.frames("down 100pt in 180ms" + ending)
            #expect(frames.last?.fingers.count == 1)
        }
    }

    @Test("A finger that returns is another touch with another id, where the part began")
    func comesBack() throws {
        let frames = try phone.frames("at 50% 30%, down 100pt in 80ms, lift, down 100pt in 80ms, lift")
        #expect(frames.filter { $0.fingers.isEmpty }.count == 2)
        #expect(frames.compactMap { $0.fingers[1]?.y }.first == frames.compactMap { $0.fingers[2]?.y }.first)
    }

    @Test("A tap is one touch of the given time, however short")
    func taps() throws {
        #expect(try phone.frames("tap").count == 2)
        #expect(try phone.frames("tap").last?.time == 64_001 + 8000)
        #expect(try phone.frames("tap for 1ms").map(\.fingers.count) == [1, 0])
    }
}

/// What `pinned` checks: recorded once, and the same on every machine.
private enum PinnedStroke {
    static let count = 69
    static let checksum: UInt64 = 8_083_787_387_605_735_591
}
