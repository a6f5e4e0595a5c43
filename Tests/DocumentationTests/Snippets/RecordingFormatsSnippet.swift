import RecordingFormats
import TouchInput

/// How many events each device of a recording sent, in whatever format it is.
func countEvents(in pieces: [[UInt8]]) -> [String] {
    var reader = RecordingReader()
    var batch = EventBatch()
    var counts: [Int: Int] = [:]
    func count() {
        for run in batch.runs { counts[run.device, default: 0] += run.count }
        batch.removeAll()
    }
    // Pieces may have any size: lines and events continue in the next one.
    for piece in pieces {
        reader.read(piece.span.bytes, into: &batch)
        count()
    }
    reader.finish(into: &batch)
    count()
    var lines = counts.sorted { $0.key < $1.key }.map { index, count in
        "\(reader.devices[index].description?.name ?? "a device"): \(count) events"
    }
    // What stands before the damage has been read.
    if let damage = reader.damage { lines.append("damaged: \(damage)") }
    return lines
}
