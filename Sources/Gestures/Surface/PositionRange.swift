import TouchInput

/// The positions that can be on two axes.
///
/// Touchpads report a little more than they declare, and a small negative that wrapped lies far outside.
struct PositionRange: Hashable, Sendable {
    private let x: ClosedRange<Int32>
    private let y: ClosedRange<Int32>

    /// The range on these axes; `nil`: nothing is known and everything can be.
    init(_ axes: SurfaceAxes?) {
        x = axes.map { Self.believed($0.x) } ?? (.min ... .max)
        y = axes.map { Self.believed($0.y) } ?? (.min ... .max)
    }

    /// Whether the position can be one.
    @inline(__always)
    func contains(_ position: DevicePoint) -> Bool {
        x.contains(position.x) && y.contains(position.y)
    }

    private static func believed(_ axis: SurfaceAxes.Axis) -> ClosedRange<Int32> {
        let margin = axis.span * Surface.margin
        return clamped(Double(axis.minimum) - margin)...clamped(Double(axis.maximum) + margin)
    }

    private static func clamped(_ value: Double) -> Int32 {
        Int32(max(Double(Int32.min), min(Double(Int32.max), value.rounded())))
    }
}
