import Documents
import TouchInput

/// Reads the touchpad activity log of Chromium OS: JSON with every state of the touchpad.
///
/// A state lists the fingers that are down with their tracking ids; a missing id is a lift. The states become protocol
/// B events. The log is a ring buffer and may begin in the middle of a touch: fingers in the first state begin there.
/// Gestures, timers and changed properties are only counted. The whole log is needed first, since the description may
/// follow the events.
struct ActivityLogReader: WholeFormatReader {
    private(set) var devices: [RecordedDevice] = []
    private(set) var notes: [RecordingNote] = []
    var damage: RecordingDamage?
    var input = WholeInput()

    mutating func take(_ bytes: [UInt8], into batch: inout EventBatch) {
        var walk = Walk()
        do throws(YamlError) {
            try walk.read(YamlEventSource(bytes), into: &batch)
        } catch {
            damage = RecordingDamage(
                place: error.place.map(RecordingPlace.init) ?? .line(1),
                expected: "\(error.expected) of an activity log", found: error.found)
        }
        if damage == nil || walk.description != nil || walk.events.count > 0 {
            devices = [RecordedDevice(description: walk.description, eventCount: walk.events.count)]
        }
        notes = walk.notes
    }

    /// One pass through the log.
    private struct Walk {
        var description: DeviceDescription?
        var events = ActivityLogEvents()
        var roundedAxes = false
        /// The number of entries that are not states of the touchpad, by type.
        var others: [String: Int] = [:]

        mutating func read(_ source: YamlEventSource, into batch: inout EventBatch) throws(YamlError) {
            try source.advanceToRoot()
            try source.demand(.mappingStart, "a mapping with the key “entries”")
            while let key = try source.nextKey() {
                switch key {
                case "hardwareProperties":
                    let node = try YamlTreeBuilder.node(from: source, namesPaths: true)
                    let properties = try ActivityLogProperties(node)
                    description = properties.description
                    roundedAxes = properties.isRounded
                case "entries":
                    if source.isNull { continue }
                    try source.demand(.sequenceStart, "a list of entries")
                    while try source.nextItem() { try readEntry(source, into: &batch) }
                default: try source.skip()
                }
            }
            try source.advanceToEnd()
        }

        private mutating func readEntry(
            _ source: YamlEventSource, into batch: inout EventBatch
        ) throws(YamlError) {
            let node = try YamlTreeBuilder.node(from: source, namesPaths: false)
            let type = try node.value("type").asString()
            guard type == "hardwareState" else {
                // The type is text from the file, so only a few are counted by name; the others are counted together.
                let name = others[type] == nil && others.count >= 16 ? "other" : type
                others[name, default: 0] += 1
                return
            }
            try events.add(try ActivityLogState(node), at: node.place, into: &batch)
        }

        var notes: [RecordingNote] {
            var notes = events.notes
            if roundedAxes {
                notes.append(RecordingNote("the touchpad's range or resolution is rounded to whole units"))
            }
            if !others.isEmpty {
                let list = others.sorted { $0.key < $1.key }
                    .map { "\($0.value) \(PrintableText.excerpt(of: $0.key))" }.joined(separator: ", ")
                notes.append(RecordingNote("entries that are no touches skipped: \(list)"))
            }
            return notes
        }
    }
}
