import Documents
import Gestures
import Harness

/// A gesture reduced to what rules can ask about its lift, without its recording: one line of a file of reduced
/// gestures.
public struct ReducedGesture: Hashable, Sendable {
    /// The path of its recording.
    public var path: String
    /// Its number in the recording, counted from 1.
    public var gesture: Int
    /// The intent; `nil` if unlabelled, and then it has no lifts.
    public var intent: Sidecar.Intent?
    /// The name of the device; empty if it has none.
    public var device: String
    /// The person whose hand it was, if labelled.
    public var person: String?
    /// Its lift under the rules it was reduced with and, if varied fields affect the drag, under each combination of
    /// their values; the last field changes fastest. `nil` stands for a gesture without a lift.
    public var lifts: [DismissLift?]

    /// A gesture with these lifts.
    public init(
        path: String, gesture: Int, intent: Sidecar.Intent?, device: String, person: String?, lifts: [DismissLift?]
    ) {
        self.path = path
        self.gesture = gesture
        self.intent = intent
        self.device = device
        self.person = person
        self.lifts = lifts
    }

    /// The gesture as a JSON line. Numbers read back as the same value.
    public var json: JSONText {
        [
            "file": .string(path), "gesture": .int(gesture), "intent": intent.map { .string($0.rawValue) } ?? .null,
            "device": .string(device), "person": person.map { .string($0) } ?? .null,
            "lifts": .array(lifts.map { $0?.json ?? .null }),
        ]
    }

    /// Parses the gesture in a JSON line. Throws if something is missing, unknown or out of range.
    public init(_ node: YamlNode) throws(YamlError) {
        try node.allowOnly(["file", "gesture", "intent", "device", "person", "lifts"])
        path = try node.value("file").asString()
        gesture = try node.value("gesture").asInt(in: 1...Int.max)
        let meant = try node.value("intent")
        intent = meant.isNull ? nil : try meant.asCase(of: Sidecar.Intent.self)
        device = try node.value("device").asString()
        let hand = try node.value("person")
        person = hand.isNull ? nil : try hand.asString()
        lifts = []
        for item in try node.value("lifts").asItems() { lifts.append(item.isNull ? nil : try DismissLift(item)) }
    }
}
