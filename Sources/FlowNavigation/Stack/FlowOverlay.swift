import Geometry

/// An overlay that stays in front of everything a stack presents. Its links can present from any depth.
public struct FlowOverlay: Hashable, Sendable {
    /// Its alignment in the stack's safe area.
    public var alignment: Alignment
    /// Its size, in points.
    public var size: Size
    /// Its links, in its own coordinates.
    public var links: [FlowLink]
    /// Whether it is shown only above the root.
    public var isOnlyOverRoot: Bool
    /// Whether it ignores the keyboard.
    public var ignoresKeyboard: Bool

    /// An overlay with this size and these links.
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

    /// An alignment inside a larger area.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

        /// The share of the free width on the left and of the free height above, each from 0 to 1.
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

    /// Its frame in a stack, inside the safe area.
    public func frame(in environment: FlowEnvironment) -> Rect {
        var insets = environment.safeArea
        if !ignoresKeyboard { insets.bottom = max(insets.bottom, environment.keyboardHeight) }
        let area = Rect(environment.size).inset(by: insets)
        return Rect(
            x: area.x + (area.width - size.width) * alignment.fractions.x,
            y: area.y + (area.height - size.height) * alignment.fractions.y, width: size.width, height: size.height)
    }
}
