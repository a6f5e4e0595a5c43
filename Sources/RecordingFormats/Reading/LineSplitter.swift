/// Splits bytes that come in pieces of any size into lines, without their LF or CR LF.
///
/// Lines within one piece are not copied; a line that continues in the next piece is kept until its rest comes.
struct LineSplitter: Sendable {
    /// A line with more bytes than this, not counting its end, is damage, so that no input claims unlimited memory.
    static let longestLine = 65_536

    /// The number of the current line, counted from 1; 0 before the first.
    private(set) var lineNumber = 0
    /// The beginning of a line whose end has not come yet.
    private var carried: [UInt8] = []

    /// Whether a line has begun but not ended.
    var isCarrying: Bool { !carried.isEmpty }

    /// The next complete line of `bytes` from `position` on, which moves past the line's end; `nil` if the rest of the
    /// piece contains no line end.
    @inline(__always)
    mutating func next(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
        guard let end = bytes.endOfLine(from: position) else { return nil }
        let start = position
        position = end &+ 1
        lineNumber &+= 1
        return Self.trimmed(start, end, bytes, isFirst: lineNumber == 1)
    }

    /// Completes the line begun in an earlier piece with the beginning of `bytes`; `nil` if `bytes` contains no line
    /// end either, and then all of it is kept.
    mutating func join(with bytes: RawSpan, to position: inout Int) -> [UInt8]? {
        guard let end = bytes.endOfLine(from: position) else {
            keep(bytes, from: position)
            position = bytes.byteCount
            return nil
        }
        keep(bytes, from: position, to: end)
        position = end + 1
        return takeCarried()
    }

    /// Keeps the rest of a piece for the next one.
    mutating func keep(_ bytes: RawSpan, from position: Int, to end: Int? = nil) {
        let end = end ?? bytes.byteCount
        guard position < end else { return }
        // One byte more than allowed shows that the line is too long.
        let room = Self.longestLine + 2 - carried.count
        for index in position..<min(end, position + max(room, 0)) { carried.append(bytes.byte(index)) }
    }

    /// The last line of the input, which has no line end.
    mutating func takeCarried() -> [UInt8] {
        lineNumber += 1
        let line = carried
        carried = []
        let range = Self.trimmed(0, line.count, line.span.bytes, isFirst: lineNumber == 1)
        return range.count == line.count ? line : Array(line[range])
    }

    /// Whether the unfinished line is already too long.
    var isTooLong: Bool { carried.count > Self.longestLine + 1 }

    /// Without trailing carriage returns, and without the byte order mark that some editors put before the first line.
    @inline(__always)
    private static func trimmed(_ start: Int, _ end: Int, _ bytes: RawSpan, isFirst: Bool) -> Range<Int> {
        var start = start
        var end = end
        while end > start, bytes.byte(end &- 1) == 0x0d { end &-= 1 }
        if isFirst, end - start >= 3, bytes.byte(start) == 0xef, bytes.byte(start + 1) == 0xbb,
            bytes.byte(start + 2) == 0xbf
        {
            start += 3
        }
        return start..<end
    }
}
