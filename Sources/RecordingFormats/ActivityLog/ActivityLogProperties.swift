import Documents
import TouchInput

/// The `hardwareProperties` of an activity log as a description.
struct ActivityLogProperties {
    var description: DeviceDescription
    /// Whether a range or resolution was not whole.
    var isRounded = false

    private static let millimetresPerInch = 25.4

    init(_ node: YamlNode) throws(YamlError) {
        var isRounded = false
        func number(_ key: String) throws(YamlError) -> Double? {
            guard let value = node[key], !value.isNull else { return nil }
            return try value.asDouble(in: -1e9...1e9)
        }
        func axis(
            from low: String, to high: String, resolution: String, dpi: String
        ) throws(YamlError) -> AbsoluteAxis? {
            guard let minimum = try number(low), let maximum = try number(high) else { return nil }
            let perInch = try number(dpi) ?? 0
            let perMillimetre = try number(resolution) ?? perInch / Self.millimetresPerInch
            if [minimum, maximum, perMillimetre].contains(where: { $0 != $0.rounded() }) { isRounded = true }
            return AbsoluteAxis(
                minimum: Int32(minimum.rounded(.down)), maximum: Int32(maximum.rounded(.up)),
                resolution: Int32(max(perMillimetre, 0).rounded()))
        }
        _ = try node.asEntries()
        var axes: [EventCode: AbsoluteAxis] = [:]
        axes[.positionX] = try axis(from: "left", to: "right", resolution: "xResolution", dpi: "xDpi")
        axes[.positionY] = try axis(from: "top", to: "bottom", resolution: "yResolution", dpi: "yDpi")
        let fingers = try node["maxFingerCount"].map { node throws(YamlError) in try node.asInt(in: 0...64) } ?? 0
        axes[.slot] = AbsoluteAxis(minimum: 0, maximum: Int32(max(fingers, 1) - 1))
        axes[.trackingID] = AbsoluteAxis(minimum: 0, maximum: 65535)
        var properties: InputProperties = .pointer
        if node["isButtonPad"]?.isSet == true { properties.insert(.buttonPad) }
        if node["semiMt"]?.isSet == true { properties.insert(.semiMT) }
        let keys: [EventCode] =
            [.leftButton, .toolFinger, .toolQuintTap, .touch] + [.toolDoubleTap, .toolTripleTap, .toolQuadTap]
        description = DeviceDescription(
            name: "activity log", properties: properties,
            codes: [
                .synchronization: [.synReport], .key: keys,
                .absolute: [.slot, .touchMajor, .positionX, .positionY, .trackingID, .touchPressure],
            ],
            axes: axes)
        self.isRounded = isRounded
    }
}

extension YamlNode {
    /// A Boolean value, which old logs write as 0 or 1.
    fileprivate var isSet: Bool { bool ?? ((int ?? 0) != 0) }
}
