import Documents

/// A reader of a line-based format.
protocol LineFormatReader: FormatReader {
    var lines: LineSplitter { get set }
    var damage: RecordingDamage? { get set }

    /// The next complete line of a piece; see ``LineSplitter/next(in:from:)``. Each reader implements this itself,
    /// since a call through `lines` would access the whole reader for each line.
    mutating func nextLine(in bytes: RawSpan, from position: inout Int) -> Range<Int>?
    /// Reads one line without its end. `isLast` is true if the input ends in the middle of the line.
    mutating func take(_ line: RawSpan, isLast: Bool, into batch: inout EventBatch)
    /// All lines have been read.
    mutating func end(into batch: inout EventBatch)
}

extension LineFormatReader {
    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        if damage != nil { return }
        var position = 0
        if lines.isCarrying {
            guard let line = lines.join(with: bytes, to: &position) else {
                if lines.isTooLong { stopAtLongLine(lines.takeCarried().span.bytes) }
                return
            }
            takeChecked(line.span.bytes, into: &batch)
        }
        while damage == nil, let range = nextLine(in: bytes, from: &position) {
            takeChecked(bytes.extracting(range), into: &batch)
        }
        if damage != nil { return }
        lines.keep(bytes, from: position)
        if lines.isTooLong { stopAtLongLine(lines.takeCarried().span.bytes) }
    }

    mutating func finish(into batch: inout EventBatch) {
        if damage == nil, lines.isCarrying {
            let line = lines.takeCarried()
            if line.count > LineSplitter.longestLine {
                stopAtLongLine(line.span.bytes)
            } else {
                take(line.span.bytes, isLast: true, into: &batch)
            }
        }
        if damage == nil { end(into: &batch) }
    }

    /// Stops reading at the current line.
    mutating func stop(expected: String, found line: RawSpan) {
        damage = RecordingDamage(
            place: .line(lines.lineNumber), expected: expected,
            found: line.byteCount == 0 ? "an empty line" : PrintableText.quotation(of: line))
    }

    @inline(__always)
    private mutating func takeChecked(_ line: RawSpan, into batch: inout EventBatch) {
        guard line.byteCount <= LineSplitter.longestLine else { return stopAtLongLine(line) }
        take(line, isLast: false, into: &batch)
    }

    private mutating func stopAtLongLine(_ line: RawSpan) {
        stop(expected: "a line of at most \(LineSplitter.longestLine) bytes", found: line)
    }
}
