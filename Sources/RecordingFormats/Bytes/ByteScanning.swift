/// Reading text byte by byte. Every function is safe at every position from 0 on: past the end it finds NULs.
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
        position &+= 1
        guard Self.isBlank(byte(position)) else { return }
        // Columns are padded, so eight spaces are skipped at a time.
        while position &+ 8 <= byteCount, word(position) == 0x2020_2020_2020_2020 { position &+= 8 }
        while Self.isBlank(byte(position)) { position &+= 1 }
    }

    /// Moves `position` to the next space, tab or end; returns where the word began.
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

    /// Whether only blanks follow from `position` on.
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

    /// Moves `position` over `text` if it is there.
    @inline(__always)
    func skip(_ text: StaticString, _ position: inout Int) -> Bool {
        guard has(text, at: position) else { return false }
        position &+= text.utf8CodeUnitCount
        return true
    }

    /// The first position of `text`.
    func index(of text: StaticString, from start: Int = 0) -> Int? {
        var position = start
        while position &+ text.utf8CodeUnitCount <= byteCount {
            if has(text, at: position) { return position }
            position &+= 1
        }
        return nil
    }

    /// The next line end from `start` on.
    @inline(__always)
    func endOfLine(from start: Int) -> Int? {
        let newlines: UInt64 = 0x0a0a_0a0a_0a0a_0a0a
        var position = start
        while position &+ 16 <= byteCount {
            let first = Self.zeros(word(position) ^ newlines)
            let second = Self.zeros(word(position &+ 8) ^ newlines)
            if first | second != 0 {
                return first != 0
                    ? position &+ first.trailingZeroBitCount >> 3 : position &+ 8 &+ second.trailingZeroBitCount >> 3
            }
            position &+= 16
        }
        while position < byteCount {
            if byte(position) == 0x0a { return position }
            position &+= 1
        }
        return nil
    }

    /// Whether `other` is at `position`.
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

    /// Moves `position` over a name in brackets, which may contain brackets: `(EV_ABS)`, `(?)`, `((null))`.
    @inline(__always)
    func skipName(_ position: inout Int) {
        guard byte(position) == UInt8(ascii: "(") else { return }
        // Nearly every name ends at the first bracket, so brackets are searched for in eight bytes at a time.
        var end = position &+ 1
        while end &+ 8 <= byteCount {
            let word = word(end)
            let found = Self.zeros(word ^ 0x2929_2929_2929_2929) | Self.zeros(word ^ 0x2828_2828_2828_2828)
            if found != 0 {
                end &+= found.trailingZeroBitCount >> 3
                if byte(end) == UInt8(ascii: ")") { return position = end &+ 1 }
                break
            }
            end &+= 8
        }
        var depth = 0
        while position < byteCount {
            let next = byte(position)
            position &+= 1
            if next == UInt8(ascii: "(") { depth &+= 1 }
            if next == UInt8(ascii: ")") {
                depth &-= 1
                if depth == 0 { return }
            }
        }
    }

    /// Eight bytes, the first in the lowest position; the caller ensures that they exist.
    @inline(__always)
    func word(_ position: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
    }

    /// Eight bytes, with NULs past the end; `position` itself must not be past the end.
    @inline(__always)
    func wordOrRest(_ position: Int) -> UInt64 {
        let missing = position &+ 8 &- byteCount
        if missing <= 0 { return word(position) }
        if byteCount >= 8 { return word(byteCount &- 8) >> UInt64(8 &* missing) }
        var rest: UInt64 = 0
        for index in position..<byteCount { rest |= UInt64(byte(index)) << UInt64(8 &* (index &- position)) }
        return rest
    }

    /// Sets the highest bit of each byte that is 0. Bits above the lowest such byte may be set wrongly.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
