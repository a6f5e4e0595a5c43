import RecordingFormats
import TouchInput

/// Which device of a recording is meant.
public enum DeviceChoice: Hashable, Sendable {
    /// The first touch device whose events come in the recording.
    case firstTouch
    /// The device with this number, counted from 1 in the order in which they are listed.
    case number(Int)
}

extension RecordedDevice {
    /// The recording's own description, unless only the one that stands for it tells what the device can send.
    public static func fuller(_ own: DeviceDescription?, _ other: DeviceDescription?) -> DeviceDescription? {
        if let own, !own.isBare { return own }
        if var other, !other.isBare {
            if let name = own?.name, !name.isEmpty { other.name = name }
            return other
        }
        return own ?? other
    }
}
