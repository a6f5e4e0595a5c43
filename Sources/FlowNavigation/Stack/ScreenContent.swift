import Geometry

/// What a screen shows, as far as a stack has to know: its links, how far it scrolls, what covers its edges.
public struct ScreenContent: Hashable, Sendable {
    /// The height of what scrolls, in points; `nil`: nothing scrolls, and links lie in the screen's own coordinates.
    public var contentHeight: Double?
    /// What the screen's own bars cover. Content that scrolls rests below the bar at the top.
    public var bars: Insets
    /// The links, later ones in front.
    public var links: [FlowLink]
    /// Whether the links are made only as they come into view and let go as they leave it.
    public var isLazy: Bool
    /// What of the safe area the content extends under.
    public var ignoredSafeArea: [IgnoredSafeArea]
    /// Whether the content lies in a navigation stack of its own.
    public var hostsNavigation: Bool
    /// Whether the user is kept from dismissing the screen at first.
    public var isInteractiveDismissDisabled: Bool

    /// A screen with these links.
    public init(
        links: [FlowLink] = [], contentHeight: Double? = nil, bars: Insets = .none, isLazy: Bool = false,
        ignoredSafeArea: [IgnoredSafeArea] = [], hostsNavigation: Bool = false,
        isInteractiveDismissDisabled: Bool = false
    ) {
        self.links = links
        self.contentHeight = contentHeight
        self.bars = bars
        self.isLazy = isLazy
        self.ignoredSafeArea = ignoredSafeArea
        self.hostsNavigation = hostsNavigation
        self.isInteractiveDismissDisabled = isInteractiveDismissDisabled
    }
}
