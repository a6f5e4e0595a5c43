import HarnessTestSupport
import Testing
import TouchInput

@Suite("Touchscreen, touchpad or neither")
struct DeviceKindTests {
    private func device(
        _ properties: InputProperties?, keys: [EventCode] = [], axes: [EventCode] = [.x, .y]
    ) -> DeviceDescription {
        DeviceDescription(
            name: "device", properties: properties, codes: keys.isEmpty ? [:] : [.key: keys],
            axes: Dictionary(uniqueKeysWithValues: axes.map { ($0, AbsoluteAxis(minimum: 0, maximum: 1000)) }))
    }

    private func sentence(_ device: DeviceDescription) -> String {
        let (kind, isCertain, sign) = device.kind
        return "\(kind.rawValue), \(sign.rawValue)\(isCertain ? "" : ", perhaps")"
    }

    @Test("Each kind has its sign")
    func signs() {
        let touch: [EventCode] = [.touch]
        #expect(sentence(device(.direct, keys: touch)) == "touchscreen, INPUT_PROP_DIRECT")
        #expect(sentence(device(.pointer, keys: touch + [.toolFinger])) == "touchpad, INPUT_PROP_POINTER")
        #expect(sentence(device(.semiMT, keys: touch)) == "touchpad, INPUT_PROP_POINTER")
        #expect(sentence(device([], keys: touch + [.toolFinger])) == "touchpad, BTN_TOOL_FINGER")
        #expect(sentence(device(nil, keys: touch + [.toolFinger])) == "touchpad, BTN_TOOL_FINGER, perhaps")
        #expect(sentence(device([], keys: touch)) == "touchscreen, BTN_TOUCH")
        #expect(sentence(device([], keys: [.leftButton], axes: [.positionX, .positionY])) == "touchscreen, positions")
        #expect(sentence(device(nil)) == "touchscreen, positions, perhaps")
        #expect(sentence(device([], keys: [.leftButton])) == "other, no BTN_TOUCH")
        #expect(sentence(device([], keys: touch, axes: [.x])) == "other, no position")
    }

    @Test("Pens are none of them, whatever else the device says; a screen for fingers that knows pens is a screen")
    func pens() {
        let pen: [EventCode] = [.touch, .toolPen, .stylus]
        #expect(sentence(device(.direct, keys: pen)) == "other, pen")
        #expect(sentence(device(.pointer, keys: pen)) == "other, pen")
        #expect(sentence(device(.pointer, keys: [.toolPen])) == "other, pen")
        #expect(sentence(device(.direct, keys: [.touch, .toolPen])) == "touchscreen, INPUT_PROP_DIRECT")
        #expect(
            sentence(device(.direct, keys: pen, axes: [.positionX, .positionY])) == "touchscreen, INPUT_PROP_DIRECT")
    }

    @Test("What feels how it is moved is no screen")
    func accelerometer() {
        #expect(sentence(device(.accelerometer)) == "other, accelerometer")
        #expect(sentence(device([.accelerometer, .direct], keys: [.touch])) == "other, accelerometer")
    }
}
