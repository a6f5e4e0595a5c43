import Geometry

/// A lift as one direction sees it: what the comparisons in that direction look at.
public struct DirectedLift: Hashable, Sendable {
    /// The lift.
    public let lift: DismissLift
    /// The direction.
    public let direction: Direction
    /// The velocity along the direction, in points per second; negative when it goes the other way.
    let speed: Double
    /// The velocity across the direction, in points per second.
    let crossSpeed: Double
    /// The translation along the direction, in points.
    let distance: Double
    /// The view's extent along the direction, in points.
    let extent: Double

    /// The lift, seen from a direction.
    public init(_ lift: DismissLift, _ direction: Direction) {
        self.lift = lift
        self.direction = direction
        speed = direction.part(x: lift.velocity.x, y: lift.velocity.y)
        crossSpeed = direction == .right ? lift.velocity.y : lift.velocity.x
        distance = direction.part(x: lift.translation.x, y: lift.translation.y)
        extent = direction == .right ? lift.scene.extent.width : lift.scene.extent.height
    }

    /// A length along the direction, in points.
    func points(_ length: Length) -> Double {
        length.points(extent: extent, pointsPerMillimetre: lift.scene.pointsPerMillimetre)
    }

    /// A speed along the direction, in points per second.
    func pointsPerSecond(_ speed: Speed) -> Double {
        speed.pointsPerSecond(extent: extent, pointsPerMillimetre: lift.scene.pointsPerMillimetre)
    }
}
