import Documents
import TouchInput

/// Reads `libinput record`: YAML with a description and the events of one or more devices.
///
/// Each device is written completely, one after the other, on a common clock; the events are delivered in the same
/// order. The whole recording is needed first. A recording that is not valid YAML (a quote in a name, a pasted excerpt,
/// a truncated file) is read line by line, with a note.
struct LibinputReader: WholeFormatReader {
    private(set) var devices: [RecordedDevice] = []
    private(set) var notes: [RecordingNote] = []
    var damage: RecordingDamage?
    var input = WholeInput()

    mutating func take(_ bytes: [UInt8], into batch: inout EventBatch) {
        var found = EventBatch()
        var yaml = LibinputYaml()
        do throws(YamlError) {
            try yaml.read(YamlEventSource(bytes), into: &found)
            addSlots(from: bytes, to: &yaml.devices)
            devices = yaml.devices
            notes = yaml.notes
        } catch {
            var lineEvents = EventBatch()
            var lines = LibinputLines()
            lines.read(bytes.span.bytes, into: &lineEvents)
            if lines.devices.isEmpty || lineEvents.events.count < found.events.count {
                addSlots(from: bytes, to: &yaml.devices)
                devices = yaml.devices
                notes = yaml.notes
                damage = RecordingDamage(
                    place: error.place.map(RecordingPlace.init) ?? .line(1),
                    expected: "\(error.expected) as libinput record writes it",
                    found: error.found)
            } else {
                devices = lines.devices
                notes = [
                    RecordingNote(
                        "read by its lines, not as YAML: expected \(error.expected), found \(error.found)",
                        at: error.place.map(RecordingPlace.init))
                ]
                notes += lines.notes
                damage = lines.damage
                found = lineEvents
            }
        }
        hand(found, to: &batch)
    }

    private mutating func hand(_ found: EventBatch, to batch: inout EventBatch) {
        var start = 0
        for run in found.runs {
            for event in found.events[start..<start + run.count] { batch.append(event, device: run.device) }
            start += run.count
            devices[run.device].eventCount += run.count
        }
    }

    /// The current slot at the start is only in comments, which the YAML parser skips.
    private func addSlots(from bytes: [UInt8], to devices: inout [RecordedDevice]) {
        let slots = LibinputComments.slots(in: bytes.span.bytes)
        for (index, slot) in slots.enumerated() where devices.indices.contains(index) {
            guard let slot, devices[index].description?.axes[.slot] != nil else { continue }
            devices[index].description?.axes[.slot]?.value = slot
        }
    }
}
