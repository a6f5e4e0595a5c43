import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A recording read in pieces and processed up to contacts and outcomes.
struct PiecewiseReading {
    private(set) var events: [InputEvent] = []
    let devices: [RecordedDevice]
    let damage: RecordingDamage?

    /// Reads `bytes`; `next` returns the size of each piece, at least 1.
    init(_ bytes: [UInt8], as format: RecordingFormat?, next: () -> Int) {
        var stream = RecordingStream(format: format)
        var replay = Replay(rules: .flowstack, recordsTrace: true)
        var listing = ContactListing()
        var batch = EventBatch()
        var start = 0
        while start < bytes.count {
            let end = min(start + next(), bytes.count)
            batch.removeAll()
            stream.read(bytes.span.bytes.extracting(start..<end), into: &batch)
            replay.consume(batch, devices: stream.devices)
            listing.consume(batch, devices: stream.devices)
            events += batch.events
            start = end
        }
        batch.removeAll()
        stream.finish(into: &batch)
        replay.consume(batch, devices: stream.devices)
        listing.consume(batch, devices: stream.devices)
        events += batch.events
        replay.finish()
        listing.finish()
        for outcome in replay.takeOutcomes() { precondition(!outcome.sentence.isEmpty, "an outcome without words") }
        if let origin = replay.session?.origin {
            for line in replay.takeTrace() { precondition(!line.text(origin: origin).isEmpty, "a step without words") }
        }
        devices = stream.devices
        damage = stream.damage
    }
}
