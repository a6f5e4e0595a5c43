/// Cuts bytes that come in pieces of any size into lines, without their LF or CR LF.
///
/// Lines that lie within one piece are handed out in place; a line that goes over the end of a piece is kept until
/// its rest comes.
struct LineSplitter: Sendable {
    /// A line with more bytes than this, its end not counted, is damage and not memory.
    static let longestLine = 65_536

    /// The number of the line handed out last, counted from 1; 0 before the first.
    private(set) var lineNumber = 0
    /// The beginning of a line whose end has not come.
    private var carried: [UInt8] = []

    /// Whether a line is begun and not ended.
    var isCarrying: Bool { !carried.isEmpty }

    /// The next whole line of `bytes` from `position` on, which moves behind the line's end; `nil` when the rest of
    /// the piece has no end of line.
    @inline(__always)
    mutating func next(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
        guard let end = bytes.endOfLine(from: position) else { return nil }
        let start = position
        position = end &+ 1
        lineNumber &+= 1
        return Self.trimmed(start, end, bytes, isFirst: lineNumber == 1)
    }

    /// Ends the line that was begun in an earlier piece with the beginning of `bytes`; `nil` when `bytes` has no end
    /// of line either, and then all of it is kept.
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

    /// Keeps the rest of a piece for the next.
    mutating func keep(_ bytes: RawSpan, from position: Int, to end: Int? = nil) {
        let end = end ?? bytes.byteCount
        guard position < end else { return }
        // One byte more than allowed is enough to know that the line is too long.
        let room = Self.longestLine + 2 - carried.count
        for index in position..<min(end, position + max(room, 0)) { carried.append(bytes.byte(index)) }
    }

    /// The last line of the input, which has no end.
    mutating func takeCarried() -> [UInt8] {
        lineNumber += 1
        let line = carried
        carried = []
        let range = Self.trimmed(0, line.count, line.span.bytes, isFirst: lineNumber == 1)
        return range.count == line.count ? line : Array(line[range])
    }

    /// Whether the line that is begun is already too long.
    var isTooLong: Bool { carried.count > Self.longestLine + 1 }

    /// Without carriage returns at the end, and without the mark that some editors put before the first line.
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
