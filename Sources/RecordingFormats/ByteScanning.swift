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
        guard Self.isBlank(byte(position)) else { return }
        // Columns are padded: eight spaces at a time.
        while position &+ 8 <= byteCount, word(position) == 0x2020_2020_2020_2020 { position &+= 8 }
        while Self.isBlank(byte(position)) { position &+= 1 }
    }

    /// Moves `position` to the next space, tab or end, and answers where the word began.
    @inline(__always)
    func skipWord(_ position: inout Int) -> Int {
        let start = position
        while position &+ 8 <= byteCount {
            let word = word(position)
            let found = Self.zeros(word ^ 0x2020_2020_2020_2020) | Self.zeros(word ^ 0x0909_0909_0909_0909)
            if found != 0 {
                position &+= found.trailingZeroBitCount >> 3
                return start
            }
            position &+= 8
        }
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
        var value: Int64 = 0
        if position &+ 8 <= byteCount {
            let (head, count) = Self.digits(word(position))
            guard count > 0 else { return nil }
            value = head
            position &+= count
            if count < 8 { return value }
        } else if byte(position) &- 0x30 >= 10 {
            return nil
        }
        var digit = byte(position) &- 0x30
        while digit < 10 {
            value = value &* 10 &+ Int64(digit)
            if value >= 1_000_000_000_000_000_000 { return nil }
            position &+= 1
            digit = byte(position) &- 0x30
        }
        return value
    }

    /// The number that the digits at the beginning of eight bytes make, and how many they are.
    @inline(__always)
    private static func digits(_ word: UInt64) -> (Int64, count: Int) {
        let digits = word ^ 0x3030_3030_3030_3030
        let others =
            ((digits & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        let count = others.trailingZeroBitCount >> 3
        if count == 0 { return (0, 0) }
        // Zeros in front, so that there are eight: then pairs, fours and the whole.
        let eight = digits << UInt64(64 &- 8 &* count)
        let pairs = eight &* 10 &+ eight >> 8
        let high = (pairs & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
        let low = (pairs >> 16 & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
        return (Int64((high &+ low) >> 32), count)
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
            let found = Self.zeros(word(position) ^ 0x0a0a_0a0a_0a0a_0a0a)
            if found != 0 { return position &+ found.trailingZeroBitCount >> 3 }
            position &+= 8
        }
        while position < byteCount {
            if byte(position) == 0x0a { return position }
            position &+= 1
        }
        return nil
    }

    /// A number of exactly eight hexadecimal digits in either case.
    @inline(__always)
    func hexadecimal8(_ position: inout Int) -> UInt32? {
        guard position &+ 8 <= byteCount else { return nil }
        let word = word(position)
        let letters = word >> 6 & 0x0101_0101_0101_0101
        let digits = (word & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
        // Letters stand in 0x4… or 0x6… and are 10 to 15, digits stand in 0x3… and are 0 to 9.
        guard (word | letters << 5) & 0xf0f0_f0f0_f0f0_f0f0 == 0x3030_3030_3030_3030 &+ letters &* 0x30,
            digits & 0x1010_1010_1010_1010 == 0,
            (digits &+ 0x0606_0606_0606_0606) & 0x1010_1010_1010_1010 == letters << 4
        else { return nil }
        position &+= 8
        var packed = digits.byteSwapped
        packed = (packed | packed >> 4) & 0x00ff_00ff_00ff_00ff
        packed = (packed | packed >> 8) & 0x0000_ffff_0000_ffff
        return UInt32(truncatingIfNeeded: packed | packed >> 16)
    }

    /// Whether the bytes from `position` on are those of `other`.
    @inline(__always)
    func has(_ other: RawSpan, at position: Int) -> Bool {
        let count = other.byteCount
        guard position &+ count <= byteCount else { return false }
        var index = 0
        while index &+ 8 <= count {
            if word(position &+ index) != other.word(index) { return false }
            index &+= 8
        }
        while index < count {
            if byte(position &+ index) != other.byte(index) { return false }
            index &+= 1
        }
        return true
    }

    /// Eight bytes, the first in the lowest place; the caller knows that they are there.
    @inline(__always)
    private func word(_ position: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
    }

    /// The highest bit of each byte that is 0; above the lowest such byte it may be set for others too.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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
