import Geometry

/// What stays in front of whatever a stack presents. Its links present from any depth.
public struct FlowOverlay: Hashable, Sendable {
    /// Where it lies in the stack's safe area.
    public var alignment: Alignment
    /// Its size, in points.
    public var size: Size
    /// Its links, in its own coordinates.
    public var links: [FlowLink]
    /// Whether it is only shown over the root.
    public var isOnlyOverRoot: Bool
    /// Whether the keyboard leaves it where it is.
    public var ignoresKeyboard: Bool

    /// An overlay of this size with these links.
    public init(
        alignment: Alignment = .center, size: Size, links: [FlowLink], isOnlyOverRoot: Bool = false,
        ignoresKeyboard: Bool = false
    ) {
        self.alignment = alignment
        self.size = size
        self.links = links
        self.isOnlyOverRoot = isOnlyOverRoot
        self.ignoresKeyboard = ignoresKeyboard
    }

    /// Where something lies in something larger.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

        /// How much of the free width lies to the left, and how much of the free height above, each from 0 to 1.
        var fractions: (x: Double, y: Double) {
            switch self {
            case .topLeading: (0, 0)
            case .top: (0.5, 0)
            case .topTrailing: (1, 0)
            case .leading: (0, 0.5)
            case .center: (0.5, 0.5)
            case .trailing: (1, 0.5)
            case .bottomLeading: (0, 1)
            case .bottom: (0.5, 1)
            case .bottomTrailing: (1, 1)
            }
        }
    }

    /// Where it lies in a stack, clear of the system at every edge.
    public func frame(in environment: FlowEnvironment) -> Rect {
        var insets = environment.safeArea
        if !ignoresKeyboard { insets.bottom = max(insets.bottom, environment.keyboardHeight) }
        let area = Rect(environment.size).inset(by: insets)
        return Rect(
            x: area.x + (area.width - size.width) * alignment.fractions.x,
            y: area.y + (area.height - size.height) * alignment.fractions.y, width: size.width, height: size.height)
    }
}
