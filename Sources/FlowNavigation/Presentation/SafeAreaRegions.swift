/// The regions of the safe area: the container (device and bars) and the keyboard.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public var rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The device's edges and the bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Edges of a screen.
public struct Edges: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public var rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge.
    public static let left = Edges(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge.
    public static let right = Edges(rawValue: 8)
    /// All four.
    public static let all: Edges = [.top, .left, .bottom, .right]
}

/// The safe area regions that a screen's content extends under.
public struct IgnoredSafeArea: Hashable, Sendable {
    /// Which regions.
    public var regions: SafeAreaRegions
    /// At which edges.
    public var edges: Edges

    /// Ignores these regions at these edges. By default all regions, including the keyboard, at all edges.
    public init(_ regions: SafeAreaRegions = .all, edges: Edges = .all) {
        self.regions = regions
        self.edges = edges
    }
}
