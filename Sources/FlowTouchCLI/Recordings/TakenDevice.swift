import Documents
import Geometry
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// The device of a recording whose gestures are judged, and what to report about it under any rules.
struct TakenDevice {
    /// The devices of the recording.
    var devices: [RecordedDevice]
    /// The index of the chosen device, if there is one.
    var index: Int?
    /// Its surface.
    var surface: Surface?

    /// What was odd about the input, from reading to drags.
    func notes(
        of result: OpenedRecording.ReadResult, _ recording: OpenedRecording, choice: DeviceChoice, session: [String]
    ) -> [RecordingNote] {
        var notes = result.notes
        if let index, RecordedDevice.fuller(devices[index].description, recording.description)?.isBare ?? true {
            let kind = surface?.assumptions.contains(.kind) == true ? "it is taken for a touchscreen, and " : ""
            notes.append(
                RecordingNote(
                    "no description of the device: \(kind)one device unit is taken for one point; say --description FILE"
                ))
        }
        notes += session.map { RecordingNote($0) }
        if !devices.isEmpty && index == nil && result.damage == nil { notes.append(RecordingNote(absence(of: choice))) }
        return notes
    }

    private func absence(of choice: DeviceChoice) -> String {
        switch choice {
        case .firstTouch: "no touch device has events in it"
        case .number(let number):
            number > devices.count
                ? Self.absence(of: number, among: devices.count) : "device \(number) has no events in it"
        }
    }

    /// The sentence that the recording has no device with this number.
    static func absence(of number: Int, among count: Int) -> String {
        "there is no device \(number); the recording lists \(count)"
    }

    /// Its name, and its surface with what was assumed of it.
    var words: [String] {
        var words: [String] = []
        if let index, devices.indices.contains(index), let name = devices[index].description?.name, !name.isEmpty {
            words.append(quoted(name))
        }
        if let surface {
            let size = "\(DecimalText.short(surface.viewport.width)) × \(DecimalText.short(surface.viewport.height)) pt"
            words.append("\(surface.kind.rawValue) \(size)")
            if !surface.assumptions.isEmpty {
                words.append("assumed: " + surface.assumptions.map(\.rawValue).joined(separator: ", "))
            }
        }
        return words
    }

    /// One line for each device, if there are several.
    var list: [String] {
        guard devices.count > 1 else { return [] }
        return devices.enumerated().map { index, device in
            let names = [device.description?.name, device.node].compactMap(\.self).filter { !$0.isEmpty }
            let name = names.first.map { quoted($0) } ?? "without a name"
            let kind = device.description?.kind.kind.rawValue ?? "not described"
            let events = "\(device.eventCount) event\(device.eventCount == 1 ? "" : "s")"
            return "device \(index + 1): \(name), \(kind), \(events)\(index == self.index ? " ← taken" : "")"
        }
    }
}
