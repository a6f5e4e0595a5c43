import Geometry

/// The velocity of a body of mass 1 that the finger's movement does work on: AOSP's impulse estimator.
///
/// Each step pushes the body from the velocity that it has to the velocity of the step; the first step counts half,
/// since the body is at rest before it. Samples that do not move do no work and so take no speed away.
enum ImpulseVelocity {
    /// Zero with fewer than two samples; with two, the velocity between them.
    static func velocity(in window: VelocityWindow) -> Velocity {
        switch window.count {
        case ..<2: .zero
        case 2: window.mean(from: 0, to: 1)
        default: Velocity(x: component(of: window.x, in: window), y: component(of: window.y, in: window))
        }
    }

    private static func component(of positions: VelocityWindow.Column, in window: VelocityWindow) -> Double {
        var work = 0.0
        for end in 1..<window.count {
            let step = (positions[end] - positions[end - 1]) / (window.seconds[end] - window.seconds[end - 1])
            work += (step - speed(of: work)) * step.magnitude
            if end == 1 { work *= 0.5 }
        }
        return speed(of: work)
    }

    private static func speed(of work: Double) -> Double {
        let speed = (2 * work.magnitude).squareRoot()
        return work < 0 ? -speed : speed
    }
}
