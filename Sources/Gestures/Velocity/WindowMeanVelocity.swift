import Geometry

/// The window's displacement over its duration.
enum WindowMeanVelocity {
    /// Zero with fewer than two samples.
    static func velocity(in window: VelocityWindow) -> Velocity {
        window.count > 1 ? window.mean(from: 0, to: window.count - 1) : .zero
    }
}
