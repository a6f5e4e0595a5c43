import Documents
import Geometry

/// What the curve of one field's costs and the map of two have in common.
extension TuningDrawing {
    func plane(
        title: String, below: String, ticks: (across: [Double], along: [Double]), hasGrid: Bool = true
    ) -> Plane {
        Plane(palette: palette, type: type, title: title, below: below, ticks: ticks, hasGrid: hasGrid)
    }

    /// What shade or height stands for, and which fields the picture leaves out.
    func heading(_ cost: CostPicture) -> String {
        var words = "cost"
        if !cost.others.isEmpty { words += ", \(cost.others.joined(separator: ", ")) as recommended" }
        return words
    }

    /// The lines of the recommended and current values.
    var chosen: LineStyle { LineStyle(palette.limit, width: 1.8) }
    var now: LineStyle { LineStyle(palette.ink, width: 1.6, dashes: [5, 4]) }

    /// The legend below the costs.
    func legend(below rect: Rect) -> Legend {
        Legend(in: Rect(x: rect.x, y: rect.bottom + 46, width: rect.width, height: 60), palette, type)
    }

    /// `55 to 57`, or the one value.
    static func words(_ range: ClosedRange<Double>) -> String {
        let (low, high) = (
            DecimalText.short(range.lowerBound, decimals: 3), DecimalText.short(range.upperBound, decimals: 3)
        )
        return low == high ? low : "\(low) to \(high)"
    }
}
