/// Reading text a byte at a time. Every function is safe at every position from 0 on: past the end there are NULs.
extension RawSpan {
    /// The byte at `position`, or NUL past the end.
    @inline(__always)
    func byte(_ position: Int) -> UInt8 {
        position < byteCount ? unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self) : 0
    }

    /// Moves `position` over spaces and tabs.
    @inline(__always)
    func skipBlanks(_ position: inout Int) {
        while Self.isBlank(byte(position)) { position &+= 1 }
    }

    /// Moves `position` to the next space, tab or end, and answers where the word began.
    @inline(__always)
    func skipWord(_ position: inout Int) -> Int {
        let start = position
        while position < byteCount, !Self.isBlank(byte(position)) { position &+= 1 }
        return start
    }

    /// Whether nothing but blanks follows from `position` on.
    func isBlank(from position: Int) -> Bool {
        var position = position
        skipBlanks(&position)
        return position >= byteCount
    }

    /// Whether the bytes from `position` on begin with `text`.
    @inline(__always)
    func has(_ text: StaticString, at position: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position &+ count <= byteCount else { return false }
        let start = text.utf8Start
        for index in 0..<count
        where unsafeLoad(fromUncheckedByteOffset: position &+ index, as: UInt8.self) != start[index] {
            return false
        }
        return true
    }

    /// Moves `position` over `text`, when it stands there.
    @inline(__always)
    func skip(_ text: StaticString, _ position: inout Int) -> Bool {
        guard has(text, at: position) else { return false }
        position &+= text.utf8CodeUnitCount
        return true
    }

    /// Where `text` first stands.
    func index(of text: StaticString, from start: Int = 0) -> Int? {
        var position = start
        while position &+ text.utf8CodeUnitCount <= byteCount {
            if has(text, at: position) { return position }
            position &+= 1
        }
        return nil
    }

    /// A decimal number without a sign. Leading zeros say nothing; `nil` without digits or from 10¹⁸ on.
    @inline(__always)
    func decimal(_ position: inout Int) -> Int64? {
        var digit = byte(position) &- 0x30
        guard digit < 10 else { return nil }
        var value: Int64 = 0
        repeat {
            value = value &* 10 &+ Int64(digit)
            if value >= 1_000_000_000_000_000_000 { return nil }
            position &+= 1
            digit = byte(position) &- 0x30
        } while digit < 10
        return value
    }

    /// A decimal number that fits an event's value; from 2³¹ up to 2³² − 1 it stands for its 32 bits (−1 is also
    /// written 4294967295).
    @inline(__always)
    func signedDecimal(_ position: inout Int) -> Int32? {
        let isNegative = byte(position) == 0x2d
        if isNegative { position &+= 1 }
        guard let size = decimal(&position) else { return nil }
        if isNegative { return Int32(exactly: 0 &- size) }
        return size <= Int64(UInt32.max) ? Int32(truncatingIfNeeded: size) : nil
    }

    /// A hexadecimal number in either case, without `0x`, of at most `digits` digits; `nil` without one.
    @inline(__always)
    func hexadecimal(_ position: inout Int, digits: Int) -> UInt32? {
        var value: UInt32 = 0
        var count = 0
        while count < digits {
            let digit = Self.hexDigit(byte(position))
            if digit > 15 { break }
            value = value << 4 | UInt32(digit)
            count &+= 1
            position &+= 1
        }
        return count > 0 ? value : nil
    }

    /// A type, code or other number of at most four hex digits with no fifth behind them.
    @inline(__always)
    func hexadecimal16(_ position: inout Int) -> UInt16? {
        guard let value = hexadecimal(&position, digits: 4), Self.hexDigit(byte(position)) > 15 else { return nil }
        return UInt16(truncatingIfNeeded: value)
    }

    /// The next end of line from `start` on.
    @inline(__always)
    func endOfLine(from start: Int) -> Int? {
        var position = start
        while position &+ 8 <= byteCount {
            let word = unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
            let different = UInt64(littleEndian: word) ^ 0x0a0a_0a0a_0a0a_0a0a
            let found = (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
            if found != 0 { return position &+ found.trailingZeroBitCount >> 3 }
            position &+= 8
        }
        while position < byteCount {
            if byte(position) == 0x0a { return position }
            position &+= 1
        }
        return nil
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The digit's value; above 15 it is no digit.
    @inline(__always)
    static func hexDigit(_ byte: UInt8) -> UInt8 {
        let digit = byte &- 0x30
        if digit < 10 { return digit }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : 0xff
    }
}
