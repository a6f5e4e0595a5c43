import TouchInput

/// The contacts of a stream as they end, in the order in which they were first seen: one that ended waits for those
/// before it that are still down, and for nothing else.
struct ContactQueue: Sendable {
    /// Whether any contact was seen.
    private(set) var isEmpty = true
    /// What is down now, and what ended in the last frame in which something did.
    private var log = ContactLog()
    private var waiting: [ContactLog.Entry] = []
    private var ready: [ContactLog.Entry] = []

    /// Takes the next frame.
    mutating func record(_ frame: ContactFrame) {
        if frame.contacts.isEmpty { return log.record(frame) }
        isEmpty = false
        guard frame.contacts.contains(where: { !$0.isDown }) else { return log.record(frame) }
        log = ContactLog()
        log.record(frame)
        let entries = log.entries
        waiting += entries.filter { $0.endReason != nil }
        waiting.sort { $0.contact.number < $1.contact.number }
        let firstOpen = entries.first { $0.endReason == nil }?.contact.number ?? .max
        let count = waiting.firstIndex { $0.contact.number > firstOpen } ?? waiting.count
        ready += waiting[..<count]
        waiting.removeFirst(count)
    }

    /// How many contacts are ready to be taken.
    var readyCount: Int { ready.count }

    /// The contacts whose turn has come, which are then forgotten here.
    mutating func takeReady() -> [ContactLog.Entry] {
        defer { ready.removeAll() }
        return ready
    }

    /// All that were not taken, those that are still down included: the stream is at its end.
    mutating func takeRest() -> [ContactLog.Entry] {
        waiting += log.entries.filter { $0.endReason == nil }
        waiting.sort { $0.contact.number < $1.contact.number }
        defer { (ready, waiting, log) = ([], [], ContactLog()) }
        return ready + waiting
    }
}
