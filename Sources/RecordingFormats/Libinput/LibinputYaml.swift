import Documents
import TouchInput

/// Reads descriptions and events from the YAML of `libinput record`.
struct LibinputYaml {
    private(set) var notes: [RecordingNote] = []
    var devices: [RecordedDevice] = []

    static let eventForm = "“[<sec>, <usec>, <type>, <code>, <value>]”"

    /// Reads the whole document. Everything before an error is kept.
    mutating func read(_ source: YamlEventSource, into batch: inout EventBatch) throws(YamlError) {
        try source.advanceToRoot()
        try source.demand(.mappingStart, "a mapping with the key “devices”")
        while let key = try source.nextKey() {
            switch key {
            case "version":
                if source.text != "1" {
                    notes.append(
                        RecordingNote(
                            "version \(PrintableText.excerpt(of: source.text)) of the format is read as version 1",
                            at: RecordingPlace(source.place)))
                }
                try source.skip()
            case "devices":
                try source.demand(.sequenceStart, "a list of devices")
                while try source.nextItem() {
                    devices.append(RecordedDevice())
                    try readDevice(source, into: &batch)
                }
            default: try source.skip()
            }
        }
        guard !devices.isEmpty else {
            throw YamlError(place: source.place, expected: "the key “devices” with a device", found: "none")
        }
        try source.advanceToEnd()
    }

    private mutating func readDevice(_ source: YamlEventSource, into batch: inout EventBatch) throws(YamlError) {
        let index = devices.count - 1
        try source.demand(.mappingStart, "a device")
        while let key = try source.nextKey() {
            switch key {
            case "node":
                devices[index].node = source.text
                try source.skip()
            case "evdev":
                let node = try YamlTreeBuilder.node(from: source, namesPaths: true)
                devices[index].description = try DeviceDescription(libinput: node)
            case "events":
                if source.isNull { continue }
                try source.demand(.sequenceStart, "a list of frames")
                while try source.nextItem() { try readFrame(source, device: index, into: &batch) }
            default: try source.skip()
            }
        }
    }

    /// A frame of kernel events, of libinput's own events, or of both.
    private func readFrame(
        _ source: YamlEventSource, device: Int, into batch: inout EventBatch
    ) throws(YamlError) {
        if source.isNull { return }
        try source.demand(.mappingStart, "a frame, such as “evdev:” and its events")
        while let key = try source.nextKey() {
            guard key == "evdev", !source.isNull else {
                try source.skip()
                continue
            }
            try source.demand(.sequenceStart, "a list of events")
            while try source.nextItem() { batch.append(try Self.event(source), device: device) }
        }
    }

    @inline(__always)
    private static func event(_ source: YamlEventSource) throws(YamlError) -> InputEvent {
        let place = source.place
        try source.demand(.sequenceStart, eventForm)
        guard let seconds = try source.nextInteger(), let microseconds = try source.nextInteger(),
            let time = Timestamp(wrappedSeconds: seconds, microseconds: microseconds),
            let type = try source.nextInteger().flatMap({ UInt16(exactly: $0) }),
            let code = try source.nextInteger().flatMap({ UInt16(exactly: $0) }),
            let value = try source.nextInteger().flatMap({ Int32(exactly: Int64(bitPattern: $0)) }),
            try !source.nextItem()
        else { throw YamlError(place: place, expected: eventForm, found: "something else") }
        return InputEvent(time: time, type: EventType(rawValue: type), code: EventCode(rawValue: code), value: value)
    }
}
