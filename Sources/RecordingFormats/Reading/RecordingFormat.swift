/// The formats of recordings that are read, by the names that people give on the command line.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
    /// evemu 1.0 to 1.3: description, events or both, as text.
    case evemu
    /// `libinput record`: YAML.
    case libinput
    /// Android's `getevent`, in all its ages.
    case getevent
    /// `evtest`.
    case evtest
    /// A dump of 24-byte `struct input_event`, little endian.
    case raw64
    /// A dump of 16-byte `struct input_event`, little endian.
    case raw32
    /// A dump of 24-byte `struct input_event`, big endian.
    case raw64BigEndian = "raw64-be"
    /// A dump of 16-byte `struct input_event`, big endian: old MIPS and PowerPC devices.
    case raw32BigEndian = "raw32-be"
    /// Chromium OS touchpad activity log: JSON.
    case activityLog = "activity-log"
    /// A table of positions in points, such as an app logs: CSV with a header.
    case samples
}
