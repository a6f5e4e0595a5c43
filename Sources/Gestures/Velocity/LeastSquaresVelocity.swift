import Geometry

/// The slope at the newest sample of the polynomial of degree 2 that fits the window best, every sample weighing the
/// same; of degree 1 where the samples do not determine a parabola.
///
/// Fitted with polynomials that are orthogonal on the samples' times: τ, and τ² − (S₃/S₂)τ − S₂/n, where τ is the
/// time from the mean time and Sₖ the sum of τᵏ. Each coefficient is then a quotient of two sums.
enum LeastSquaresVelocity {
    /// Zero with fewer than `minimumSamples` samples, and always with fewer than two.
    static func velocity(in window: VelocityWindow, minimumSamples: Int) -> Velocity {
        let count = window.count
        guard count >= max(2, minimumSamples) else { return .zero }

        var mean = 0.0
        for index in 0..<count { mean += window.seconds[index] / Double(count) }
        // Times in spans of the window keep the fourth powers far from the ends of the range.
        let span = -window.seconds[0]
        var sum2 = 0.0
        var sum3 = 0.0
        for index in 0..<count {
            let time = (window.seconds[index] - mean) / span
            sum2 += time * time
            sum3 += time * time * time
        }
        let skew = sum3 / sum2
        let spread = sum2 / Double(count)

        var line = Velocity.zero
        var parabola = Velocity.zero
        var parabolaNorm = 0.0
        for index in 0..<count {
            let time = (window.seconds[index] - mean) / span
            let curve = time * time - skew * time - spread
            line.x += window.x[index] * time
            line.y += window.y[index] * time
            parabola.x += window.x[index] * curve
            parabola.y += window.y[index] * curve
            parabolaNorm += curve * curve
        }
        // Two samples leave nothing but rounding here, three equally spaced ones 1/24.
        let curvature = count > 2 && parabolaNorm > 1e-12 ? (-2 * mean / span - skew) / parabolaNorm : 0
        return Velocity(
            x: (line.x / sum2 + parabola.x * curvature) / span,
            y: (line.y / sum2 + parabola.y * curvature) / span)
    }
}
