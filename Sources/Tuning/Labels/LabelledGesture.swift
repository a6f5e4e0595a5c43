import Harness

/// One gesture that somebody labelled.
public struct LabelledGesture: Hashable, Sendable {
    /// The index of its recording.
    public var recording: Int
    /// Its number there, counted from 1.
    public var gesture: Int
    /// What the hand meant.
    public var intent: Sidecar.Intent
    /// The name of the device, empty where it has none.
    public var device: String
    /// Whose hand it was, when that is labelled.
    public var person: String?

    /// Whose it is.
    public var owner: GestureOwner { GestureOwner(device: device, person: person) }

    /// A gesture with this label.
    public init(recording: Int, gesture: Int, intent: Sidecar.Intent, device: String, person: String? = nil) {
        self.recording = recording
        self.gesture = gesture
        self.intent = intent
        self.device = device
        self.person = person
    }
}
