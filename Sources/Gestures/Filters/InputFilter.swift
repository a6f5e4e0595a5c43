/// A filter between the contacts of a device and the drags that they make, under the name by which it is switched off
/// and reported.
///
/// Each stands in a file of its own with its numbers. All are on unless somebody switches them off, and none drops
/// anything in silence: what it does is a ``FilterAction`` and counted in ``DragNotes``.
public enum InputFilter: String, Hashable, Sendable, CaseIterable {
    /// Positions far outside their axes are none: ``RangeFilter``.
    case range = "range-filter"
    /// Leaps of the sensor are dropped: ``JumpFilter``. Without it there are no teleports either.
    case jump = "jump-filter"
    /// A contact that leapt and stays where it leapt to takes the drag away: ``JumpFilter``. Without it the drag goes on
    /// from there.
    case teleport = "teleport-filter"
    /// Palms make no drag: ``PalmFilter``.
    case palm = "palm-filter"
    /// A thumb that rests at a touchpad's lower edge is no finger: ``ThumbFilter``.
    case thumb = "thumb-filter"
    /// A finger that rests while another moves makes no drag of two: ``RestingFingerFilter``.
    case restingFinger = "resting-finger-filter"
    /// A contact of one or two frames while others drag is none: ``GhostFilter``.
    case ghost = "ghost-filter"
    /// A finger that lifts and is back at once never left: ``BounceFilter``.
    case bounce = "bounce-filter"
    /// A number of fingers that changes for a moment does not change: ``FingerCountDebounce``.
    case fingerCount = "finger-count-debounce"
    /// Where a device reports corners of a box instead of fingers, only their number and mean count: ``SemiMTFilter``.
    case semiMT = "semi-mt-filter"
    /// A time before the one heard last is another clock's: ``ClockFilter``.
    case clock = "clock-filter"
}

/// Which filters are on.
public struct InputFilters: Hashable, Sendable {
    private var off: UInt16 = 0

    /// Every filter.
    public static let all = InputFilters()

    /// All filters but these.
    public init(without filters: [InputFilter] = []) {
        for filter in filters { off |= Self.bit(of: filter) }
    }

    /// Whether the filter is on.
    public func contains(_ filter: InputFilter) -> Bool { off & Self.bit(of: filter) == 0 }

    /// Those that are off, in the order of ``InputFilter``.
    public var missing: [InputFilter] { InputFilter.allCases.filter { !contains($0) } }

    private static func bit(of filter: InputFilter) -> UInt16 {
        switch filter {
        case .range: 1 << 0
        case .jump: 1 << 1
        case .teleport: 1 << 2
        case .palm: 1 << 3
        case .thumb: 1 << 4
        case .restingFinger: 1 << 5
        case .ghost: 1 << 6
        case .bounce: 1 << 7
        case .fingerCount: 1 << 8
        case .semiMT: 1 << 9
        case .clock: 1 << 10
        }
    }
}
