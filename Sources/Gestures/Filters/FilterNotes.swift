/// How often each filter acted: counted, never dropped in silence.
public struct FilterNotes: Hashable, Sendable {
    private var counts: [InputFilter: Int] = [:]

    /// No filter has acted yet.
    public init() {}

    /// How often the filter acted.
    public internal(set) subscript(filter: InputFilter) -> Int {
        get { counts[filter, default: 0] }
        set { counts[filter] = newValue }
    }

    /// One sentence for each filter that acted, in an order that never changes.
    public var sentences: [String] {
        let order = Self.oldest + InputFilter.allCases.filter { !Self.oldest.contains($0) }
        return order.compactMap { filter in counts[filter].map { filter.kind.note($0) } }
    }

    /// Kept traces have the sentences of these filters in this order; those of later filters follow.
    private static let oldest: [InputFilter] = [
        .jump, .teleport, .range, .palm, .thumb, .restingFinger, .ghost, .bounce, .fingerCount, .semiMT, .clock,
    ]
}
