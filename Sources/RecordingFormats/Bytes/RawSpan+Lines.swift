extension RawSpan {
    /// Calls `body` with each line, without its end, and its number from 1, until it returns `false`. The last argument
    /// is true if the input ends in the middle of the line. A byte order mark before the first line is skipped.
    func forEachLine(_ body: (RawSpan, Int, Bool) -> Bool) {
        var position = has("\u{feff}", at: 0) ? 3 : 0
        var number = 0
        while position < byteCount {
            let lineEnd = endOfLine(from: position)
            var end = lineEnd ?? byteCount
            let start = position
            position = end + 1
            number += 1
            while end > start, byte(end - 1) == 0x0d { end -= 1 }
            guard body(extracting(start..<end), number, lineEnd == nil) else { return }
        }
    }
}
