import Geometry

/// The mean velocity of the last 5 ms or more; of the last step alone under rules that take a shorter step for a longer
/// one.
enum LastSegmentVelocity {
    /// Gecko's limit: a shorter step says more about the device's clock than about the finger.
    static let shortestSeconds = 0.005

    /// From the newest sample that is at least 5 ms old, or else from the oldest; zero with fewer than two samples.
    static func velocity(in window: VelocityWindow) -> Velocity {
        guard window.count > 1 else { return .zero }
        let shortest = window.shortestSeconds > 0 ? 0 : shortestSeconds
        var start = window.count - 2
        while start > 0, window.seconds[start] > -shortest { start -= 1 }
        return window.mean(from: start, to: window.count - 1)
    }
}
