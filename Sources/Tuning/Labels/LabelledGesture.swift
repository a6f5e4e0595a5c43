import Harness

/// A labelled gesture.
public struct LabelledGesture: Hashable, Sendable {
    /// The index of its recording.
    public var recording: Int
    /// Its number in the recording, counted from 1.
    public var gesture: Int
    /// The intent.
    public var intent: Sidecar.Intent
    /// The name of the device; empty if it has none.
    public var device: String
    /// The person whose hand it was, if labelled.
    public var person: String?

    /// Its owner.
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
