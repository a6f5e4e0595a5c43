/// Where a drag can dismiss to.
public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Pulled down.
    case down
    /// Swiped up.
    case up
    /// From the left edge to the right.
    case right

    /// The part of a movement or a velocity that is in this direction, negative when it goes the other way.
    public func part(x: Double, y: Double) -> Double {
        switch self {
        case .down: y
        case .up: -y
        case .right: x
        }
    }

    /// The set of this one alone.
    public var asSet: Directions {
        switch self {
        case .down: .down
        case .up: .up
        case .right: .right
        }
    }
}

/// A set of directions.
public struct Directions: OptionSet, Hashable, Sendable {
    /// A bit for each member.
    public var rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Pulled down.
    public static let down = Directions(rawValue: 1)
    /// Swiped up.
    public static let up = Directions(rawValue: 2)
    /// From the left edge to the right.
    public static let right = Directions(rawValue: 4)
    /// Every direction.
    public static let all: Directions = [.down, .up, .right]
}
