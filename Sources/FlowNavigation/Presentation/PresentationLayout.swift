import Geometry

/// Where a destination lies in its stack, and what of it is covered.
public struct PresentationLayout: Hashable, Sendable {
    /// The width of a card, in points: that of a form sheet.
    public static let cardWidth = 706.0
    /// The greatest height of a card, in points.
    public static let greatestCardHeight = 998.0
    /// How much of the stack at least is seen on each side of a card, in points.
    public static let cardPadding = 44.0
    /// The corners of a card, in points: those of a system sheet.
    public static let cardCornerRadius = 40.0

    /// Whether it is a card.
    public let isCard: Bool
    /// Its frame in the stack's coordinates.
    public let frame: Rect
    private let environment: FlowEnvironment

    /// Where a destination of this style lies.
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
        // Out of the keyboard's way, but not out of the stack at its top.
        let top = environment.keyboardHeight > 0 ? environment.safeArea.top : 0
        let y = max(min(top, (size.height - height) / 2), (free - height) / 2)
        frame = Rect(x: (size.width - Self.cardWidth) / 2, y: y, width: Self.cardWidth, height: height)
    }

    /// The radius of the destination's corners once it is presented, in points.
    public var cornerRadius: Double { isCard ? Self.cardCornerRadius : 0 }

    /// How far the content of the destination has to keep from its edges, in points.
    ///
    /// - Parameters:
    ///   - ignored: What it extends under all the same.
    ///   - hostsNavigation: Whether the content lies in a navigation stack of its own, which keeps it clear of the
    ///     keyboard whatever is ignored around it.
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

    /// Whether a card fits a stack of this width: exactly 794 points fit one.
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
