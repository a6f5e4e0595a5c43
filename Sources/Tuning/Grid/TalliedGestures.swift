/// Labelled gestures of which it is known how many each point of a grid misjudges, and whose they are.
public protocol TalliedGestures {
    /// The grid.
    var grid: TuningGrid { get }
    /// Whose gestures they are.
    var owners: Set<GestureOwner> { get }
    /// The errors of each point for the gestures of some owners alone.
    func tallies(of isIn: (GestureOwner) -> Bool) -> [PointTally]
    /// The errors at one point for the gestures of some owners alone; `nil` where it is not one of rules.
    func errors(at point: Int, of isIn: (GestureOwner) -> Bool) -> ErrorCount?
}

/// Whose a gesture is.
public struct GestureOwner: Hashable, Sendable {
    /// The name of the device, empty where it has none.
    public var device: String
    /// Whose hand it was, when that is labelled.
    public var person: String?

    /// A device in the hand of a person.
    public init(device: String, person: String?) {
        self.device = device
        self.person = person
    }
}

/// How many gestures there are, and how many of them are misjudged.
public struct ErrorCount: Hashable, Sendable {
    /// How many gestures there are.
    public var count = 0
    /// Meant to dismiss, and did not.
    public var missed = 0
    /// Not meant to dismiss, and did.
    public var falsely = 0
}
