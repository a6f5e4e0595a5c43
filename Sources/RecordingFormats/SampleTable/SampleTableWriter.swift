import TouchInput

/// Writes a table of positions in points: CSV with the header `t_us,x,y,id,action`.
public struct SampleTableWriter: Sendable {
    /// Device units in a point, on the touchscreen that stands for a table that is read.
    public static let unitsPerPoint = SampleRow.unitsPerPoint

    /// One row.
    public struct Row: Hashable, Sendable {
        /// When, in whole microseconds.
        public var time: Timestamp
        /// Where, in points.
        public var x: Double
        /// Where, in points.
        public var y: Double
        /// Which contact; not negative.
        public var id: Int32
        /// What it did.
        public var action: SampleAction

        /// A row.
        public init(time: Timestamp, x: Double, y: Double, id: Int32 = 0, action: SampleAction) {
            self.time = time
            self.x = x
            self.y = y
            self.id = id
            self.action = action
        }
    }

    /// A table without rows.
    public init() {}

    /// The first line, with its end.
    public let header = "t_us,x,y,id,action\n"

    /// One row as a line with its end. Positions have at most three decimals.
    public func line(_ row: Row) -> String {
        "\(row.time.microseconds),\(Self.decimal(row.x)),\(Self.decimal(row.y)),\(row.id),\(row.action.rawValue)\n"
    }

    /// A whole table.
    public func table(_ rows: [Row]) -> String {
        rows.reduce(into: header) { $0 += line($1) }
    }

    /// At most three decimals, the last not a zero. What no table can hold is cut to the farthest position, and what
    /// is not a number to 0.
    private static func decimal(_ value: Double) -> String {
        let within = value.isNaN ? 0 : min(max(value, -SampleRow.farthest), SampleRow.farthest)
        let thousandths = Int((within * 1000).rounded())
        let (whole, part) = (thousandths.magnitude / 1000, thousandths.magnitude % 1000)
        var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
        if part > 0 {
            var digits = String(String(part + 1000).dropFirst())
            while digits.last == "0" { digits.removeLast() }
            text += ".\(digits)"
        }
        return text
    }
}
