/// A set of event codes of one type, one bit each. Its capacity is fixed at creation, so that no device or file can
/// make it grow.
struct EventCodeSet: Hashable, Sendable {
    private var words: [UInt64]

    /// An empty set with capacity for the codes 0 ..< 64 × `words`.
    init(words: Int) {
        self.words = Array(repeating: 0, count: words)
    }

    /// Whether `code` is within the capacity.
    func hasRoom(for code: EventCode) -> Bool {
        Int(code.rawValue) < words.count * 64
    }

    /// Whether `code` is in the set; always false for codes beyond its capacity.
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

    /// The codes in the set, in ascending order.
    var codes: [EventCode] {
        (0..<words.count * 64).map { EventCode(rawValue: UInt16($0)) }.filter { self[$0] }
    }
}
