import Geometry
import Harness

/// A rectangle of the page with a scale along each side.
struct Plot {
    /// Its rectangle on the page.
    let rect: Rect
    /// The values from left to right, and from bottom to top unless `isDownwards`.
    let across: ClosedRange<Double>, along: ClosedRange<Double>
    /// Whether larger values are lower, as on the surface.
    let isDownwards: Bool

    func x(_ value: Double) -> Double {
        rect.x + (value - across.lowerBound) / (across.upperBound - across.lowerBound) * rect.width
    }

    func y(_ value: Double) -> Double {
        let part = (value - along.lowerBound) / (along.upperBound - along.lowerBound)
        return isDownwards ? rect.y + part * rect.height : rect.bottom - part * rect.height
    }

    func place(_ x: Double, _ y: Double) -> Point { Point(x: self.x(x), y: self.y(y)) }

    /// About `count` round values in a range, in steps of 1, 2 or 5 times a power of ten.
    static func ticks(_ range: ClosedRange<Double>, count: Int) -> [Double] {
        let width = range.upperBound - range.lowerBound
        guard width > 0, width.isFinite, count > 0 else { return [] }
        var step = 1.0
        while step * Double(count) < width { step *= 10 }
        while step * Double(count) >= width * 10 { step /= 10 }
        for part in [0.1, 0.2, 0.5] where step * part * Double(count) >= width {
            step *= part
            break
        }
        let first = (range.lowerBound / step).rounded(.up)
        return stride(from: first, through: range.upperBound / step + 1e-9, by: 1).map { $0 * step }
    }

    /// A range that includes 0 and all finite values with some margin, at least `least` wide.
    static func range(of values: [Double], least: Double) -> ClosedRange<Double> {
        let finite = values.filter(\.isFinite) + [0]
        let (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
        let width = max(high - low, least)
        let slack = (width - (high - low)) / 2 + width * 0.07
        return (low - slack)...(high + slack)
    }
}
