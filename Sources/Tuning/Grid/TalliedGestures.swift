/// Labelled gestures for which the errors of each grid point and the owners are known.
public protocol TalliedGestures {
    /// The grid.
    var grid: TuningGrid { get }
    /// The owners of the gestures.
    var owners: Set<GestureOwner> { get }
    /// The errors of each point, for the gestures of these owners only.
    func tallies(of isIn: (GestureOwner) -> Bool) -> [PointTally]
    /// The errors at one point, for the gestures of these owners only; `nil` if the point is invalid.
    func errors(at point: Int, of isIn: (GestureOwner) -> Bool) -> ErrorCount?
}

/// The owner of a gesture.
public struct GestureOwner: Hashable, Sendable {
    /// The name of the device; empty if it has none.
    public var device: String
    /// The person whose hand it was, if labelled.
    public var person: String?

    /// A device used by a person.
    public init(device: String, person: String?) {
        self.device = device
        self.person = person
    }
}

/// The number of gestures, and how many are misjudged.
public struct ErrorCount: Hashable, Sendable {
    /// How many gestures there are.
    public var count = 0
    /// Meant to dismiss, and did not.
    public var missed = 0
    /// Not meant to dismiss, and did.
    public var falsely = 0
}
