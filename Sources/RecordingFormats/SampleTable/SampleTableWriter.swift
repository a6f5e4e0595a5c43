import TouchInput

/// Writes a table of positions in points: CSV with the header `t_us,x,y,id,action`.
public struct SampleTableWriter: Sendable {
    /// Device units per point, on the touchscreen that a table becomes when it is read.
    public static let unitsPerPoint = SampleRow.unitsPerPoint

    /// A row of the table.
    public struct Row: Hashable, Sendable {
        /// The time, in whole microseconds.
        public var time: Timestamp
        /// The horizontal position, in points.
        public var x: Double
        /// The vertical position, in points.
        public var y: Double
        /// The id of the contact; not negative.
        public var id: Int32
        /// What it did.
        public var action: SampleAction

        /// A row with these values.
        public init(time: Timestamp, x: Double, y: Double, id: Int32 = 0, action: SampleAction) {
            self.time = time
            self.x = x
            self.y = y
            self.id = id
            self.action = action
        }
    }

    /// A writer for one table.
    public init() {}

    /// The first line, including its end.
    public let header = "t_us,x,y,id,action\n"

    /// A row as a line, including its end. Positions have at most three decimals.
    public func line(_ row: Row) -> String {
        "\(row.time.microseconds),\(Self.decimal(row.x)),\(Self.decimal(row.y)),\(row.id),\(row.action.rawValue)\n"
    }

    /// A whole table with these rows.
    public func table(_ rows: [Row]) -> String {
        rows.reduce(into: header) { $0 += line($1) }
    }

    /// At most three decimals, without trailing zeros. A value that no table can hold becomes the farthest position,
    /// and one that is not a number becomes 0.
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
