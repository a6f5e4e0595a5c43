import HarnessTestSupport

@testable import TouchInput

/// Runs a script and returns its contacts with their ends.
func contacts(
    _ description: DeviceDescription? = nil, _ write: (inout EventScript) -> Void
) -> (entries: [ContactLog.Entry], notes: ContactNotes) {
    var script = EventScript()
    write(&script)
    var tracker = ContactTracker(description: description)
    var log = ContactLog()
    var index = 0
    while tracker.advance(through: script.events, from: &index) { log.record(tracker.frame) }
    tracker.finish()
    return (log.entries, tracker.notes)
}
