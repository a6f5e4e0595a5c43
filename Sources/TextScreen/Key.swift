/// A key that was pressed, as a terminal tells it.
public enum Key: Hashable, Sendable {
    /// A character: letters as they come, small or capital.
    case character(Unicode.Scalar)
    /// A letter with the control key: `c` for Ctrl-C.
    case control(Unicode.Scalar)
    /// An arrow.
    case up, down, left, right
    /// Enter, the backspace key, the escape key.
    case enter, backspace, escape
    /// A key that means nothing here, told in a sequence of its own.
    case other
}

/// Bytes of a terminal to keys: a value that takes them in any pieces.
public struct KeyReader: Hashable, Sendable {
    private var pending: [UInt8] = []

    /// A reader that has seen nothing.
    public init() {}

    /// Whether it has seen the beginning of something: the escape key, or a sequence whose rest is on its way.
    public var isWaiting: Bool { !pending.isEmpty }

    /// The keys in what was pending and these bytes.
    public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        var start = 0
        while start < pending.count, let (key, length) = Self.first(pending[start...]) {
            if let key { keys.append(key) }
            start += length
        }
        pending.removeFirst(start)
        // No sequence is longer: this is none, and must not hold back what comes.
        if pending.count > 32 { pending.removeAll() }
        return keys
    }

    /// Nothing more came: what was pending is what it is.
    public mutating func finish() -> [Key] {
        defer { pending.removeAll() }
        return pending == [0x1b] ? [.escape] : pending.isEmpty ? [] : [.other]
    }

    /// The first key and its length in bytes; `nil` when more bytes are needed. A length without a key is no key.
    private static func first(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        guard let byte = bytes.first else { return nil }
        switch byte {
        case 0x1b: return sequence(bytes)
        case 0x0a, 0x0d: return (.enter, 1)
        case 0x08, 0x7f: return (.backspace, 1)
        case 0x01...0x1a: return (.control(Unicode.Scalar(byte + 0x60)), 1)
        case 0x00, 0x1c...0x1f: return (.other, 1)
        case 0x20...0x7e: return (.character(Unicode.Scalar(byte)), 1)
        default: return character(bytes)
        }
    }

    private static func sequence(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        guard bytes.count > 1 else { return nil }
        let second = bytes[bytes.startIndex + 1]
        guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
            // Escape itself, or a key with the Alt key.
            return second == 0x1b ? (.escape, 1) : (.other, 2)
        }
        // Parameters and intermediates, then one byte that ends it.
        guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3f).contains($0) }) else { return nil }
        let key: Key =
            switch bytes[end] {
            case UInt8(ascii: "A"): .up
            case UInt8(ascii: "B"): .down
            case UInt8(ascii: "C"): .right
            case UInt8(ascii: "D"): .left
            default: .other
            }
        return (key, end - bytes.startIndex + 1)
    }

    private static func character(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        let byte = bytes[bytes.startIndex]
        let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
        guard length > 1 else { return (nil, 1) }
        guard bytes.count >= length else { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars
        guard text.count == 1, let scalar = text.first, scalar != "\u{fffd}" else { return (nil, 1) }
        return (.character(scalar), length)
    }
}
