/// A position on the device's axes, in device units.
public struct DevicePoint: Hashable, Sendable {
    /// Along the device's x axis.
    public var x: Int32
    /// Along the device's y axis.
    public var y: Int32

    /// The point at `x`, `y`.
    @inlinable
    public init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }
}
