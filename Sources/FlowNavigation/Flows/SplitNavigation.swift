/// Two or three columns side by side. Each shows the selection of the one before it.
public struct SplitNavigation<Sidebar: Hashable & Sendable, Content: Hashable & Sendable>: Hashable, Sendable {
    /// A column.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        case sidebar, content, detail
    }

    /// The columns, from left to right.
    public let columns: [Column]
    /// The selection in the first column.
    public private(set) var sidebarSelection: Sidebar?
    /// The selection in the middle column, if there is one.
    public private(set) var contentSelection: Content?

    /// Columns without a selection. The middle column is optional.
    public init(hasContent: Bool = true) {
        columns = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    }

    /// Selects a value in the first column. Changing that selection clears the middle one.
    public mutating func select(sidebar: Sidebar?) {
        guard sidebar != sidebarSelection else { return }
        sidebarSelection = sidebar
        contentSelection = nil
    }

    /// Selects a value in the middle column. Returns false if there is no middle column or nothing is selected in the
    /// first.
    @discardableResult
    public mutating func select(content: Content?) -> Bool {
        guard columns.contains(.content), sidebarSelection != nil else { return false }
        contentSelection = content
        return true
    }

    /// Whether the last column has content.
    public var hasDetail: Bool { columns.contains(.content) ? contentSelection != nil : sidebarSelection != nil }

    /// The stack of columns that a narrow display shows; the last is on top.
    public var collapsed: [Column] {
        guard sidebarSelection != nil else { return [.sidebar] }
        return hasDetail ? columns : Array(columns.dropLast())
    }
}
