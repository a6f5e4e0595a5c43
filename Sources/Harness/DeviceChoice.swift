import RecordingFormats
import TouchInput

/// Which device of a recording is meant.
public enum DeviceChoice: Hashable, Sendable {
    /// The first touch device whose events come in the recording.
    case firstTouch
    /// The device with this number, counted from 1 in the order in which they are listed.
    case number(Int)
}
