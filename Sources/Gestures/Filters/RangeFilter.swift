import TouchInput

/// Tells positions that can be from those that cannot.
///
/// Touchpads report a little more than they declare, and a small negative that wrapped lies far outside.
public struct RangeFilter: Hashable, Sendable {
    /// How far outside its axis a position may lie, as a fraction of the axis, bound included. Synaptics pads report
    /// up to a few per cent beyond their axes; the wrapped negatives of one Chromebook's firmware lie six times the axis
    /// away.
    public static let margin = 0.1

    private let x: ClosedRange<Int32>
    private let y: ClosedRange<Int32>

    /// The filter for positions on these axes; `nil`: nothing is known and everything can be.
    init(_ axes: SurfaceAxes?) {
        x = axes.map { Self.believed($0.x) } ?? (.min ... .max)
        y = axes.map { Self.believed($0.y) } ?? (.min ... .max)
    }

    /// Whether the position can be one.
    @inline(__always)
    public func contains(_ position: DevicePoint) -> Bool {
        x.contains(position.x) && y.contains(position.y)
    }

    private static func believed(_ axis: SurfaceAxes.Axis) -> ClosedRange<Int32> {
        let margin = axis.span * Self.margin
        return clamped(Double(axis.minimum) - margin)...clamped(Double(axis.maximum) + margin)
    }

    private static func clamped(_ value: Double) -> Int32 {
        Int32(max(Double(Int32.min), min(Double(Int32.max), value.rounded())))
    }
}
