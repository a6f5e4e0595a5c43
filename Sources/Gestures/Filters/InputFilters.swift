/// Which filters are switched on.
public struct InputFilters: Hashable, Sendable {
    private let off: Set<InputFilter>

    /// Every filter.
    public static let all = InputFilters()

    /// All filters but these.
    public init(without filters: [InputFilter] = []) {
        off = Set(filters)
    }

    /// Whether the filter is on.
    public func contains(_ filter: InputFilter) -> Bool { !off.contains(filter) }

    /// Those that are off, in the order of ``InputFilter``.
    public var missing: [InputFilter] { InputFilter.allCases.filter { off.contains($0) } }
}
