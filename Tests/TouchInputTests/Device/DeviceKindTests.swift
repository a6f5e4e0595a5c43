import HarnessTestSupport
import Testing
import TouchInput

@Suite("Kinds of devices")
struct DeviceKindTests {
    private func device(
        _ properties: InputProperties?, keys: [EventCode] = [], axes: [EventCode] = [.x, .y]
    ) -> DeviceDescription {
        DeviceDescription(
            name: "device", properties: properties, codes: keys.isEmpty ? [:] : [.key: keys],
            axes: Dictionary(uniqueKeysWithValues: axes.map { ($0, AbsoluteAxis(minimum: 0, maximum: 1000)) }))
    }

    private struct Judgement: Equatable {
        var kind: DeviceKind
        var sign: DeviceKind.Sign
        var isCertain = true
    }

    private func judgement(of device: DeviceDescription) -> Judgement {
        let (kind, isCertain, sign) = device.kind
        return Judgement(kind: kind, sign: sign, isCertain: isCertain)
    }

    @Test("Each kind is decided by its sign")
    func signs() {
        let touch: [EventCode] = [.touch]
        #expect(judgement(of: device(.direct, keys: touch)) == Judgement(kind: .touchscreen, sign: .direct))
        #expect(
            judgement(of: device(.pointer, keys: touch + [.toolFinger])) == Judgement(kind: .touchpad, sign: .pointer))
        #expect(judgement(of: device(.semiMT, keys: touch)) == Judgement(kind: .touchpad, sign: .pointer))
        #expect(judgement(of: device([], keys: touch + [.toolFinger])) == Judgement(kind: .touchpad, sign: .fingerTool))
        #expect(
            judgement(of: device(nil, keys: touch + [.toolFinger]))
                == Judgement(kind: .touchpad, sign: .fingerTool, isCertain: false))
        #expect(judgement(of: device([], keys: touch)) == Judgement(kind: .touchscreen, sign: .touch))
        #expect(
            judgement(of: device([], keys: [.leftButton], axes: [.positionX, .positionY]))
                == Judgement(kind: .touchscreen, sign: .positions))
        #expect(judgement(of: device(nil)) == Judgement(kind: .touchscreen, sign: .positions, isCertain: false))
        #expect(judgement(of: device([], keys: [.leftButton])) == Judgement(kind: .other, sign: .noTouch))
        #expect(judgement(of: device([], keys: touch, axes: [.x])) == Judgement(kind: .other, sign: .noPosition))
    }

    @Test(
        "Pen tablets are neither screens nor pads, whatever else they declare, but a finger screen that knows pens is a touchscreen"
    )
    func pens() {
        let pen: [EventCode] = [.touch, .toolPen, .stylus]
        #expect(judgement(of: device(.direct, keys: pen)) == Judgement(kind: .other, sign: .pen))
        #expect(judgement(of: device(.pointer, keys: pen)) == Judgement(kind: .other, sign: .pen))
        #expect(judgement(of: device(.pointer, keys: [.toolPen])) == Judgement(kind: .other, sign: .pen))
        #expect(
            judgement(of: device(.direct, keys: [.touch, .toolPen])) == Judgement(kind: .touchscreen, sign: .direct))
        #expect(
            judgement(of: device(.direct, keys: pen, axes: [.positionX, .positionY]))
                == Judgement(kind: .touchscreen, sign: .direct))
    }

    @Test("An accelerometer is not a touchscreen")
    func accelerometer() {
        #expect(judgement(of: device(.accelerometer)) == Judgement(kind: .other, sign: .accelerometer))
        #expect(
            judgement(of: device([.accelerometer, .direct], keys: [.touch]))
                == Judgement(kind: .other, sign: .accelerometer))
    }
}
