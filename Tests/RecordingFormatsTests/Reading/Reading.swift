import RecordingFormats
import TouchInput

/// Everything that a reader made of a recording.
struct Reading {
    var events: [InputEvent] = []
    var runs: [EventBatch.Run] = []
    var format: RecordingFormat?
    var devices: [RecordedDevice] = []
    var notes: [RecordingNote] = []
    var damage: RecordingDamage?

    /// The recording in these bytes, read in pieces whose sizes `piece` returns.
    init(_ bytes: [UInt8], as format: RecordingFormat? = nil, piece: () -> Int = { .max }) {
        var reader = RecordingReader(format: format)
        var batch = EventBatch()
        var position = 0
        while position < bytes.count {
            let end = position + min(max(piece(), 1), bytes.count - position)
            reader.read(bytes[position..<end].span.bytes, into: &batch)
            take(&batch)
            position = end
        }
        reader.finish(into: &batch)
        take(&batch)
        self.format = reader.format
        devices = reader.devices
        notes = reader.notes
        damage = reader.damage
    }

    /// The recording in this text.
    init(_ text: String, as format: RecordingFormat? = nil, piece: () -> Int = { .max }) {
        self.init(Array(text.utf8), as: format, piece: piece)
    }

    private mutating func take(_ batch: inout EventBatch) {
        events += batch.events
        for run in batch.runs {
            if let last = runs.indices.last, runs[last].device == run.device {
                runs[last].count += run.count
            } else {
                runs.append(run)
            }
        }
        batch.removeAll()
    }
}

/// An event in few words.
func event(at microseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(
        time: Timestamp(microseconds: microseconds), type: EventType(rawValue: type), code: EventCode(rawValue: code),
        value: value)
}
