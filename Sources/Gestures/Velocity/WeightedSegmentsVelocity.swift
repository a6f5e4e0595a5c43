import Geometry

/// The weighted mean of the velocities of the last three steps.
///
/// The weights are Flutter's for iOS: the newest step, which a lifting finger disturbs, hardly counts. Where there
/// are fewer than three steps the weights of those there are make up the whole, so that two samples are enough.
enum WeightedSegmentsVelocity {
    /// From the newest step to the oldest.
    private static var weights: [3 of Double] { [0.05, 0.35, 0.6] }

    /// Zero with fewer than two samples.
    static func velocity(in window: VelocityWindow) -> Velocity {
        var sum = Velocity.zero
        var weight = 0.0
        for back in 0..<min(weights.count, window.count - 1) {
            let end = window.count - 1 - back
            let step = window.mean(from: end - 1, to: end)
            sum.x += weights[back] * step.x
            sum.y += weights[back] * step.y
            weight += weights[back]
        }
        return weight > 0 ? Velocity(x: sum.x / weight, y: sum.y / weight) : .zero
    }
}
