import Documents
import TouchInput

/// One row of a sample table.
struct SampleRow: Sendable {
    var nanoseconds: Int64
    var x: Int32
    var y: Int32
    var id: Int32
    var action: SampleAction?

    /// Device units in a point.
    static let unitsPerPoint = 16_000.0
    /// The largest distance from zero, in points, that fits a device unit.
    static let farthest = 130_000.0

    /// What is wrong with a row.
    struct Fault: Error {
        var expected: String
        var found: String
    }

    var time: Timestamp { Timestamp(microseconds: nanoseconds / 1000) }

    /// The row in this line.
    init(_ line: RawSpan, under header: SampleTableHeader, ids: inout SampleIDs) throws(Fault) {
        let fields = SampleTableHeader.fields(of: line, header.separator)
        func text(_ column: Int, _ name: String) throws(Fault) -> String {
            guard column < fields.count, !fields[column].isEmpty else {
                throw Fault(expected: "a value in the column \(name)", found: PrintableText.quotation(of: line))
            }
            return line.text(fields[column])
        }
        func position(_ column: Int, _ name: String) throws(Fault) -> Int32 {
            var text = try text(column, name)
            // With semicolons or tabs between the fields, a comma may be the decimal separator.
            if header.separator != UInt8(ascii: ",") { text.replace(",", with: ".") }
            guard let value = Double(text), value.magnitude <= Self.farthest else {
                throw Fault(
                    expected: "a position in points from −130000 to 130000 in the column \(name)",
                    found: PrintableText.quotation(of: text))
            }
            return Int32((value * Self.unitsPerPoint).rounded())
        }
        let stamp = try text(header.time, "of the time")
        guard let nanoseconds = Self.nanoseconds(stamp, power: header.timePower) else {
            throw Fault(expected: "a time", found: PrintableText.quotation(of: stamp))
        }
        self.nanoseconds = nanoseconds
        x = try position(header.x, "x")
        y = try position(header.y, "y")
        id = 0
        if let column = header.id {
            id = ids.number(of: try text(column, "id"))
        }
        if let column = header.action, column < fields.count, !fields[column].isEmpty {
            let text = line.text(fields[column])
            guard let action = SampleAction(text) else {
                throw Fault(
                    expected: "down, move, up or cancel in the column action",
                    found: PrintableText.quotation(of: text))
            }
            self.action = action
        }
    }

    /// A time in nanoseconds, where `power` is the power of ten of its unit. Decimal fractions are exact; digits below
    /// a nanosecond are dropped.
    static func nanoseconds(_ text: String, power: Int) -> Int64? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        var value: Int64 = 0
        var fraction: Int?
        var digits = 0
        for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), fraction == nil {
                fraction = 0
                continue
            }
            let digit = byte &- 0x30
            guard digit < 10 else { return floating(text, power: power) }
            digits += 1
            if let places = fraction {
                if places == power { continue }
                fraction = places + 1
            }
            guard let next = times10(value, adding: Int64(digit)) else { return nil }
            value = next
        }
        guard digits > 0 else { return nil }
        for _ in (fraction ?? 0)..<power {
            guard let next = times10(value, adding: 0) else { return nil }
            value = next
        }
        return isNegative ? -value : value
    }

    private static func times10(_ value: Int64, adding digit: Int64) -> Int64? {
        let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
        let (sum, carried) = product.addingReportingOverflow(digit)
        return overflowed || carried ? nil : sum
    }

    /// A time with an exponent, such as `1.7e+12`.
    private static func floating(_ text: String, power: Int) -> Int64? {
        guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }), let value = Double(text) else {
            return nil
        }
        var scale = 1.0
        for _ in 0..<power { scale *= 10 }
        return Int64(exactly: (value * scale).rounded())
    }
}
