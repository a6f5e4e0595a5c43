import Documents
import Gestures
import Harness

/// A gesture reduced to what rules can ask of its lift, apart from its recording: a line of a file of reduced gestures.
public struct ReducedGesture: Hashable, Sendable {
    /// The path of its recording.
    public var path: String
    /// Its number there, counted from 1.
    public var gesture: Int
    /// What the hand meant; `nil` where nobody told, and then it has no lifts.
    public var intent: Sidecar.Intent?
    /// The name of the device, empty where it has none.
    public var device: String
    /// Whose hand it was, when that is labelled.
    public var person: String?
    /// Its lift under the rules that it was reduced with and, where fields vary that change the drag itself, under each
    /// combination of their values, the last field's changing fastest. `nil` is a gesture without a lift.
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

    /// The gesture as a line of JSON. Numbers have the digits that read back as the same.
    public var json: JSONText {
        [
            "file": .string(path), "gesture": .int(gesture), "intent": intent.map { .string($0.rawValue) } ?? .null,
            "device": .string(device), "person": person.map { .string($0) } ?? .null,
            "lifts": .array(lifts.map { $0?.json ?? .null }),
        ]
    }

    /// The gesture in a line of JSON; an error where something is missing, unknown or out of range. Keys that nobody
    /// knows are an error too.
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
