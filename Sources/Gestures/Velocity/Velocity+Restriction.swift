import Geometry

extension Velocity {
    /// The velocity without the components that point against `displacement`.
    func restricted(to displacement: Point) -> Velocity {
        Velocity(
            x: x < 0 && displacement.x > 0 || x > 0 && displacement.x < 0 ? 0 : x,
            y: y < 0 && displacement.y > 0 || y > 0 && displacement.y < 0 ? 0 : y)
    }
}
