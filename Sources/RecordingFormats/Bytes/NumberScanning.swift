/// Reading numbers from text. If a number is invalid, the position may end up anywhere in it.
extension RawSpan {
    /// An unsigned decimal number; leading zeros are allowed. `nil` without digits or from 10¹⁸ on.
    @inline(__always)
    func decimal(_ position: inout Int) -> Int64? {
        guard position < byteCount else { return nil }
        let (head, count) = Self.digits(wordOrRest(position))
        guard count > 0 else { return nil }
        var value = head
        position &+= count
        if count < 8 { return value }
        var digit = byte(position) &- 0x30
        while digit < 10 {
            value = value &* 10 &+ Int64(digit)
            if value >= 1_000_000_000_000_000_000 { return nil }
            position &+= 1
            digit = byte(position) &- 0x30
        }
        return value
    }

    /// The number formed by the leading digits of eight bytes, and how many digits there are.
    @inline(__always)
    private static func digits(_ word: UInt64) -> (Int64, count: Int) {
        let digits = word ^ 0x3030_3030_3030_3030
        let others =
            ((digits & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        let count = others.trailingZeroBitCount >> 3
        if count == 0 { return (0, 0) }
        // Fill with leading zeros to eight digits, then combine pairs, fours and all eight.
        let eight = digits << UInt64(64 &- 8 &* count)
        let pairs = eight &* 10 &+ eight >> 8
        let high = (pairs & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
        let low = (pairs >> 16 & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
        return (Int64((high &+ low) >> 32), count)
    }

    /// A decimal number that fits the value of an event. From 2³¹ to 2³² − 1 it is an unsigned form of the same 32 bits
    /// (−1 is also written as 4294967295).
    @inline(__always)
    func signedDecimal(_ position: inout Int) -> Int32? {
        let isNegative = byte(position) == 0x2d
        if isNegative { position &+= 1 }
        guard let size = decimal(&position) else { return nil }
        if isNegative { return Int32(exactly: 0 &- size) }
        return size <= Int64(UInt32.max) ? Int32(truncatingIfNeeded: size) : nil
    }

    /// A hexadecimal number of at most `digits` digits in either case, without `0x`; `nil` without a digit.
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

    /// A type, code or other number of at most four hexadecimal digits, with no fifth digit after them.
    @inline(__always)
    func hexadecimal16(_ position: inout Int) -> UInt16? {
        if position &+ 5 <= byteCount, Self.isBlank(byte(position &+ 4)), let number = hexadecimal4(position) {
            position &+= 4
            return number
        }
        guard let value = hexadecimal(&position, digits: 4), Self.hexDigit(byte(position)) > 15 else { return nil }
        return UInt16(truncatingIfNeeded: value)
    }

    /// The number formed by four bytes if all are hexadecimal digits; the caller ensures that they exist.
    @inline(__always)
    func hexadecimal4(_ position: Int) -> UInt16? {
        let word = UInt32(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
        let letters = word >> 6 & 0x0101_0101
        let digits = (word & 0x0f0f_0f0f) &+ letters &* 9
        guard (word | letters << 5) & 0xf0f0_f0f0 == 0x3030_3030 &+ letters &* 0x30,
            digits & 0x1010_1010 == 0, (digits &+ 0x0606_0606) & 0x1010_1010 == letters << 4
        else { return nil }
        var packed = digits.byteSwapped
        packed = (packed | packed >> 4) & 0x00ff_00ff
        return UInt16(truncatingIfNeeded: packed | packed >> 8)
    }

    /// A number of exactly eight hexadecimal digits in either case.
    @inline(__always)
    func hexadecimal8(_ position: inout Int) -> UInt32? {
        guard position &+ 8 <= byteCount else { return nil }
        let word = word(position)
        let letters = word >> 6 & 0x0101_0101_0101_0101
        let digits = (word & 0x0f0f_0f0f_0f0f_0f0f) &+ letters &* 9
        // Letters are 0x4… or 0x6… and stand for 10 to 15, digits are 0x3… and stand for 0 to 9.
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

    /// The value of a digit; above 15 if it is not one.
    @inline(__always)
    static func hexDigit(_ byte: UInt8) -> UInt8 {
        let digit = byte &- 0x30
        if digit < 10 { return digit }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : 0xff
    }
}
