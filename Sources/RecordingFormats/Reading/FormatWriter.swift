import TouchInput

/// Writes a recording in one format, event by event. The same recording always gives the same bytes.
///
/// Call `begin`, then `append` for each event in order, then `finish`.
public protocol FormatWriter: Sendable {
    /// What the format cannot hold of these devices: sentences without a full stop; empty if nothing is lost.
    static func losses(of devices: [RecordedDevice]) -> [String]

    /// A writer for the events of these devices. A format with only one device writes the first.
    init(devices: [RecordedDevice])

    /// Remarks on the events written so far, such as times that had to be shifted.
    var notes: [RecordingNote] { get }

    /// Writes everything before the events.
    mutating func begin(into output: inout [UInt8])
    /// Writes an event of the device with this index. Events of devices that the format cannot hold are left out.
    mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8])
    /// Writes everything after the events.
    mutating func finish(into output: inout [UInt8])
}

extension FormatWriter {
    /// The recording as one array of bytes: for tests and short recordings.
    public static func bytes(devices: [RecordedDevice], events: [(event: InputEvent, device: Int)]) -> [UInt8] {
        var writer = Self(devices: devices)
        var output: [UInt8] = []
        writer.begin(into: &output)
        for (event, device) in events { writer.append(event, device: device, to: &output) }
        writer.finish(into: &output)
        return output
    }
}

/// Sentences about losses that several formats share.
enum Losses {
    static func ofSeveralDevices(_ devices: [RecordedDevice], format: String) -> [String] {
        devices.count > 1
            ? [
                "\(format) holds one device: the events of \(devices.count - 1 == 1 ? "the other" : "the others") are left out"
            ]
            : []
    }

    static func ofNames(_ devices: [RecordedDevice], format: String) -> [String] {
        devices.contains { $0.description.map { LineText.isChanged($0.name) } ?? false }
            ? ["\(format) cannot hold line ends in a device's name: they become spaces"] : []
    }

    static func ofStates(_ devices: [RecordedDevice], format: String, held: [EventType]) -> [String] {
        devices.contains { $0.description.map { $0.states.keys.contains { !held.contains($0) } } ?? false }
            ? ["\(format) does not hold all states of keys, lights and switches at the start"] : []
    }

    static func ofAxes(_ devices: [RecordedDevice], format: String) -> [String] {
        devices.contains { device in
            guard let description = device.description else { return false }
            return (description.codes[.absolute] ?? []).contains { description.axes[$0] == nil }
        } ? ["\(format) requires a range for each absolute axis: unknown ranges become 0 to 0"] : []
    }

    static func ofNodes(_ devices: [RecordedDevice], format: String) -> [String] {
        devices.contains { $0.node == nil }
            ? [
                "\(format) names each device by its node: a device without one is called \(NodeNames.numbered(0)) or the next that is free"
            ]
            : []
    }
}
