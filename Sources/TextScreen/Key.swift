/// A key press as a terminal reports it.
public enum Key: Hashable, Sendable {
    /// A character, upper or lower case as typed.
    case character(Unicode.Scalar)
    /// A letter with the control key: `c` for Ctrl-C.
    case control(Unicode.Scalar)
    /// An arrow.
    case up, down, left, right
    /// Enter, backspace or escape.
    case enter, backspace, escape
    /// A key without a meaning here that has an escape sequence.
    case other
}

/// Turns the bytes of a terminal into keys. The bytes may come in pieces of any size.
public struct KeyReader: Hashable, Sendable {
    private var pending: [UInt8] = []

    /// A reader without input so far.
    public init() {}

    /// Whether input is incomplete: an escape key, or a sequence that may continue.
    public var isWaiting: Bool { !pending.isEmpty }

    /// The keys in the pending bytes and these.
    public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        var start = 0
        while start < pending.count, let (key, length) = Self.first(pending[start...]) {
            if let key { keys.append(key) }
            start += length
        }
        pending.removeFirst(start)
        // No real sequence is longer, so this one must not delay what follows.
        if pending.count > 32 { pending.removeAll() }
        return keys
    }

    /// No more bytes came: whatever is pending is complete.
    public mutating func finish() -> [Key] {
        defer { pending.removeAll() }
        return pending == [0x1b] ? [.escape] : pending.isEmpty ? [] : [.other]
    }

    /// The first key and its length in bytes; `nil` if more bytes are needed. A length without a key means the bytes
    /// are ignored.
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
            // The escape key itself, or a key with Alt.
            return second == 0x1b ? (.escape, 1) : (.other, 2)
        }
        // Parameters and intermediates, then one final byte.
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
