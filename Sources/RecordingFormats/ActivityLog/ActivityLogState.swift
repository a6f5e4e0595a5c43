import Documents
import TouchInput

/// One `hardwareState` of an activity log.
struct ActivityLogState {
    var time: Timestamp
    /// Bits of the buttons that are down: 1 left, 2 middle, 4 right.
    var buttons: Int
    /// How many fingers the touchpad counts, including unlisted ones.
    var touchCount: Int
    var fingers: [Finger]

    /// A finger that is down.
    struct Finger {
        var trackingID: Int32
        var x: Double
        var y: Double
        var pressure: Double?
        var touchMajor: Double?
    }

    /// The largest time before or after zero, in seconds.
    private static let farthest = 9e12
    init(_ node: YamlNode) throws(YamlError) {
        let seconds = try node.value("timestamp").asDouble(in: -Self.farthest...Self.farthest)
        time = Timestamp(microseconds: Int64((seconds * 1e6).rounded()))
        buttons = try node["buttonsDown"].map { node throws(YamlError) in try node.asInt() } ?? 0
        fingers = []
        if let list = node["fingers"], !list.isNull {
            for item in try list.asItems() { fingers.append(try Finger(item)) }
        }
        touchCount = try node["touchCount"].map { node throws(YamlError) in try node.asInt() } ?? fingers.count
    }
}

extension ActivityLogState.Finger {
    init(_ node: YamlNode) throws(YamlError) {
        func number(_ key: String) throws(YamlError) -> Double? {
            guard let value = node[key], !value.isNull else { return nil }
            return try value.asDouble(in: -1e9...1e9)
        }
        // The library stores ids in 16 signed bits: an id of 65535 is logged as −1.
        trackingID = Int32(try node.value("trackingId").asInt(in: -32768...65535) & 0xffff)
        x = try node.value("positionX").asDouble(in: -1e9...1e9)
        y = try node.value("positionY").asDouble(in: -1e9...1e9)
        pressure = try number("pressure")
        touchMajor = try number("touchMajor")
    }
}
