/// What a lift would do: one decision, asked at every move and again at the lift.
public struct DismissVerdict: Hashable, Sendable {
    /// The direction that decides: the one that is past its threshold, else the one that is nearest to it.
    public var direction: Direction
    /// The distance in that direction, in points, projected where the rules say so; negative when the drag went the
    /// other way.
    public var distance: Double
    /// The threshold in that direction, in points.
    public var threshold: Double
    /// Whether a lift dismisses by distance.
    public var isPast: Bool

    /// How far past the threshold, in points; negative when short of it.
    public var margin: Double { distance - threshold }
}
