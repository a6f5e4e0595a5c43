import Geometry

/// The frame of a destination in its stack, and its safe area.
public struct PresentationLayout: Hashable, Sendable {
    /// The width of a card, in points: the same as a form sheet's.
    public static let cardWidth = 706.0
    /// The maximum height of a card, in points.
    public static let greatestCardHeight = 998.0
    /// The minimum width of the stack that stays visible on each side of a card, in points.
    public static let cardPadding = 44.0
    /// The corner radius of a card, in points: the same as a system sheet's.
    public static let cardCornerRadius = 40.0

    /// Whether it is a card.
    public let isCard: Bool
    /// Its frame in the stack's coordinates.
    public let frame: Rect
    private let environment: FlowEnvironment

    /// The layout of a destination in this style.
    public init(style: FlowPresentationStyle, in environment: FlowEnvironment) {
        self.environment = environment
        isCard = Self.isCard(style, in: environment)
        guard isCard else {
            frame = Rect(environment.size)
            return
        }
        let size = environment.size
        let height = min(Self.greatestCardHeight, max(0, size.height - 2 * Self.cardPadding))
        let free = max(0, size.height - environment.keyboardHeight)
        // Avoids the keyboard, but never leaves the stack at its top.
        let top = environment.keyboardHeight > 0 ? environment.safeArea.top : 0
        let y = max(min(top, (size.height - height) / 2), (free - height) / 2)
        frame = Rect(x: (size.width - Self.cardWidth) / 2, y: y, width: Self.cardWidth, height: height)
    }

    /// The corner radius of the presented destination, in points.
    public var cornerRadius: Double { isCard ? Self.cardCornerRadius : 0 }

    /// The safe area insets for the destination's content, in points.
    ///
    /// - Parameters:
    ///   - ignored: The regions that the content extends under.
    ///   - hostsNavigation: Whether the content sits in its own navigation stack, which keeps it clear of the
    ///     keyboard even if the regions around it are ignored.
    public func contentInsets(ignoring ignored: [IgnoredSafeArea] = [], hostsNavigation: Bool = false) -> Insets {
        let container = isCard ? Insets.none : environment.safeArea
        let stackBottom = environment.size.height - environment.keyboardHeight
        let covered = environment.keyboardHeight > 0 ? max(0, frame.bottom - stackBottom) : 0
        var insets = Self.without(container, ignored, .container)
        let isKeyboardIgnored = ignored.contains { $0.regions.contains(.keyboard) && $0.edges.contains(.bottom) }
        if hostsNavigation || !isKeyboardIgnored { insets.bottom = max(insets.bottom, covered) }
        return insets
    }

    private static func without(
        _ insets: Insets, _ ignored: [IgnoredSafeArea], _ region: SafeAreaRegions
    ) -> Insets {
        var insets = insets
        for item in ignored where item.regions.contains(region) {
            if item.edges.contains(.top) { insets.top = 0 }
            if item.edges.contains(.left) { insets.left = 0 }
            if item.edges.contains(.bottom) { insets.bottom = 0 }
            if item.edges.contains(.right) { insets.right = 0 }
        }
        return insets
    }

    /// Whether a card fits a stack of this width. Exactly 794 points is enough.
    public static func fitsCard(width: Double) -> Bool {
        width >= cardWidth + 2 * cardPadding
    }

    private static func isCard(_ style: FlowPresentationStyle, in environment: FlowEnvironment) -> Bool {
        switch style {
        case .fullScreen: false
        case .automatic: environment.device != .iPhone && fitsCard(width: environment.size.width)
        case .card: fitsCard(width: environment.size.width)
        }
    }
}
