extension RawSpan {
    /// Hands out the lines without their ends, numbered from 1, while `body` answers `true`. The last argument says
    /// that the input ends without ending the line. A byte order mark before the first line is left out.
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
