import Geometry

/// What a stack needs to know about a screen: its links, how far it scrolls, and its bars.
public struct ScreenContent: Hashable, Sendable {
    /// The height of the scrolling content, in points; `nil`: the screen does not scroll, and links use its own
    /// coordinates.
    public var contentHeight: Double?
    /// The insets of the screen's own bars. At rest, scrolling content starts below the top bar.
    public var bars: Insets
    /// The links; later ones are in front.
    public var links: [FlowLink]
    /// Whether links are created as they scroll into view and dropped as they leave it.
    public var isLazy: Bool
    /// The safe area regions that the content extends under.
    public var ignoredSafeArea: [IgnoredSafeArea]
    /// Whether the content has its own navigation stack.
    public var hostsNavigation: Bool
    /// Whether dismissal by the user starts out disabled.
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
