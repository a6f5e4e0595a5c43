/// Two or three columns side by side, each showing what is selected in the one before it.
public struct SplitNavigation<Sidebar: Hashable & Sendable, Content: Hashable & Sendable>: Hashable, Sendable {
    /// A column.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        case sidebar, content, detail
    }

    /// The columns, from left to right.
    public let columns: [Column]
    /// What is selected in the first column.
    public private(set) var sidebarSelection: Sidebar?
    /// What is selected in the middle column, if there is one.
    public private(set) var contentSelection: Content?

    /// Columns without a selection; the middle one is optional.
    public init(hasContent: Bool = true) {
        columns = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    }

    /// Selects in the first column; another selection there leaves none in the middle.
    public mutating func select(sidebar: Sidebar?) {
        guard sidebar != sidebarSelection else { return }
        sidebarSelection = sidebar
        contentSelection = nil
    }

    /// Selects in the middle column; whether there is such a column and a selection before it.
    @discardableResult
    public mutating func select(content: Content?) -> Bool {
        guard columns.contains(.content), sidebarSelection != nil else { return false }
        contentSelection = content
        return true
    }

    /// Whether the last column has something to show.
    public var hasDetail: Bool { columns.contains(.content) ? contentSelection != nil : sidebarSelection != nil }

    /// The columns that a narrow display shows one over the other, the last on top.
    public var collapsed: [Column] {
        guard sidebarSelection != nil else { return [.sidebar] }
        return hasDetail ? columns : Array(columns.dropLast())
    }
}
