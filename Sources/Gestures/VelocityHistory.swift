import TouchInput
public enum VelocityEstimator: Hashable, Sendable { case leastSquares(minimumSamples: Int) }
public struct VelocityHistory: Hashable, Sendable {
    public init() {}
    public mutating func add(_ sample: DragSample) {}
    public mutating func removeAll() {}
    public func velocity(by e: VelocityEstimator, at now: Timestamp) -> Velocity { .zero }
}
