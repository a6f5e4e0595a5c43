/// The header of a sample table: which column contains what.
struct SampleTableHeader: Sendable {
    var separator: UInt8
    var time: Int
    /// Nanoseconds in the unit of the time column, as a power of ten.
    var timePower: Int
    var x: Int
    var y: Int
    var id: Int?
    var action: Int?
    /// The names of the columns that are not used.
    var unused: [String]

    static let form = "a header with t_ns, t_us, t_ms or t_s, and x and y, such as “t_ms,x,y,id,action”"
    private static let units = ["t_ns": 0, "t_us": 3, "t_ms": 6, "t_s": 9]

    /// The header in this line; `nil` if a required column is missing or appears twice.
    init?(_ line: RawSpan) {
        var best: (separator: UInt8, count: Int) = (UInt8(ascii: ","), 0)
        for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
            let count = (0..<line.byteCount).count { line.byte($0) == separator }
            if count > best.count { best = (separator, count) }
        }
        separator = best.separator
        (time, timePower, x, y, unused) = (-1, 0, -1, -1, [])
        for (index, range) in Self.fields(of: line, separator).enumerated() {
            let name = line.text(range).lowercased()
            switch name {
            case "t_ns", "t_us", "t_ms", "t_s":
                guard time < 0, let power = Self.units[name] else { return nil }
                (time, timePower) = (index, power)
            case "x":
                guard x < 0 else { return nil }
                x = index
            case "y":
                guard y < 0 else { return nil }
                y = index
            case "id":
                guard id == nil else { return nil }
                id = index
            case "action":
                guard action == nil else { return nil }
                action = index
            default: if !name.isEmpty { unused.append(name) }
            }
        }
        guard time >= 0, x >= 0, y >= 0 else { return nil }
    }

    /// Whether the line looks like a header without the unit of the time: columns x and y, and no number.
    static func isNearly(_ line: RawSpan) -> Bool {
        guard line.byteCount <= 4096 else { return false }
        for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
            let names = fields(of: line, separator).map { line.text($0).lowercased() }
            if names.contains("x"), names.contains("y"), !names.contains(where: { Double($0) != nil }) { return true }
        }
        return false
    }

    /// The fields of a line, without surrounding spaces and quotes.
    static func fields(of line: RawSpan, _ separator: UInt8) -> [Range<Int>] {
        var fields: [Range<Int>] = []
        var start = 0
        for index in 0...line.byteCount where index == line.byteCount || line.byte(index) == separator {
            var (first, end) = (start, index)
            while first < end, isPadding(line.byte(first)) { first += 1 }
            while end > first, isPadding(line.byte(end - 1)) { end -= 1 }
            fields.append(first..<end)
            start = index + 1
        }
        return fields
    }

    private static func isPadding(_ byte: UInt8) -> Bool {
        RawSpan.isBlank(byte) || byte == UInt8(ascii: "\"") || byte == 0x0d
    }
}
