import Gestures
import Harness
import RecordingFormats
import TouchInput

/// Where gestures come from, a recording or a device that is being read, and what they are judged by.
struct ReplaySource {
    /// The recording's path or the device's node.
    let path: String
    /// All devices of the recording.
    var devices: [RecordedDevice] = []
    /// The index of the device whose gestures are judged, once it is known.
    var device: Int?
    /// Its surface, once it is known.
    var surface: Surface?
    var rules: DismissRules
    /// The time that printed times are counted from.
    var origin = Timestamp(microseconds: 0)

    init(_ path: String, rules: DismissRules) {
        self.path = path
        self.rules = rules
    }

    /// The device, as it is described to the user.
    var taken: TakenDevice { TakenDevice(devices: devices, index: device, surface: surface) }

    /// The path, the device, its surface and the rules.
    var heading: String {
        "\(InputName(path))  (\((taken.words + ["rules \(quoted(rules.name))"]).joined(separator: "; ")))"
    }

    /// One line for each device, if there are several.
    var deviceList: [String] { taken.list }
}
