import TouchInput

/// The contacts of a stream as they end, in the order in which they first appeared. A contact waits only for earlier
/// ones that are still down.
struct ContactQueue: Sendable {
    /// Whether any contact was seen.
    private(set) var isEmpty = true
    /// The contacts that are down, and those that ended in the last frame that ended any.
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

    /// How many contacts can be taken.
    var readyCount: Int { ready.count }

    /// Takes the contacts whose turn has come.
    mutating func takeReady() -> [ContactLog.Entry] {
        defer { ready.removeAll() }
        return ready
    }

    /// Takes all remaining contacts, including those still down: the stream has ended.
    mutating func takeRest() -> [ContactLog.Entry] {
        waiting += log.entries.filter { $0.endReason == nil }
        waiting.sort { $0.contact.number < $1.contact.number }
        defer { (ready, waiting, log) = ([], [], ContactLog()) }
        return ready + waiting
    }
}
