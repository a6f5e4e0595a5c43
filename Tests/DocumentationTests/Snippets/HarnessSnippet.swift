import Gestures
import Harness
import RecordingFormats

/// What became of each gesture of a recording, in sentences.
func judge(_ recording: [UInt8], by rules: DismissRules) -> [String] {
    var reader = RecordingReader()
    var batch = EventBatch()
    // What surrounds the fingers: here a view of which nothing scrolls, and which may go up as well.
    var scenario = Scenario()
    scenario.allowsSwipeUp = true
    var replay = Replay(rules: rules, scenario: scenario)

    reader.read(recording.span.bytes, into: &batch)
    replay.consume(batch, devices: reader.devices)
    batch.removeAll()
    reader.finish(into: &batch)
    replay.consume(batch, devices: reader.devices)
    replay.finish()
    return replay.takeOutcomes().map { "gesture \($0.gesture): \($0.sentence)" }
}
