/// A set of event codes of one type, one bit each. Its room is fixed when it is made, so nothing that a device or
/// a file says can make it grow.
struct EventCodeSet: Hashable, Sendable {
    private var words: [UInt64]

    /// An empty set with room for the codes 0 ..< 64 × `words`.
    init(words: Int) {
        self.words = Array(repeating: 0, count: words)
    }

    /// Whether the set has room for `code`.
    func hasRoom(for code: EventCode) -> Bool {
        Int(code.rawValue) < words.count * 64
    }

    /// Whether `code` is in the set; never, when there is no room for it.
    subscript(code: EventCode) -> Bool {
        get {
            guard hasRoom(for: code) else { return false }
            return words[Int(code.rawValue) / 64] & (1 << UInt64(code.rawValue % 64)) != 0
        }
        set {
            guard hasRoom(for: code) else { return }
            let bit: UInt64 = 1 << UInt64(code.rawValue % 64)
            if newValue {
                words[Int(code.rawValue) / 64] |= bit
            } else {
                words[Int(code.rawValue) / 64] &= ~bit
            }
        }
    }

    /// The codes in the set, ascending.
    var codes: [EventCode] {
        (0..<words.count * 64).map { EventCode(rawValue: UInt16($0)) }.filter { self[$0] }
    }
}
