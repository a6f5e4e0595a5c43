/// What makes a safe area: the device and the bars, or the keyboard.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// A bit for each member.
    public var rawValue: UInt8

    /// The set with these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The device's own edges and the bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Edges of a screen.
public struct Edges: OptionSet, Hashable, Sendable {
    /// A bit for each member.
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

/// Which parts of the safe area a screen's content extends under.
public struct IgnoredSafeArea: Hashable, Sendable {
    /// Whose safe area.
    public var regions: SafeAreaRegions
    /// At which edges.
    public var edges: Edges

    /// These regions at these edges; said of everything, the keyboard is ignored too.
    public init(_ regions: SafeAreaRegions = .all, edges: Edges = .all) {
        self.regions = regions
        self.edges = edges
    }
}
