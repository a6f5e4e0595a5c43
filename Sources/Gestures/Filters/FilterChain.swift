/// The filters between the contacts of a device and the drags that they make, in the order in which a frame meets them.
///
/// This is the whole list. The raw value of a case is the name by which the filter is switched off and reported. Each
/// filter has a file of its own with its numbers and their sources, with what it can do, which is a line of the trace,
/// and with the sentence that counts it in the notes. None drops anything in silence.
public enum InputFilter: String, Hashable, Sendable, CaseIterable {
    /// A time before the newest one is another clock's: ``ClockFilter``.
    case clock = "clock-filter"
    /// A finger that lifts and is back at once never left: ``BounceFilter``.
    case bounce = "bounce-filter"
    /// Where a device reports corners of a box instead of fingers, only their number and mean count: ``SemiMTFilter``.
    case semiMT = "semi-mt-filter"
    /// Palms make no drag: ``PalmFilter``.
    case palm = "palm-filter"
    /// Positions far outside their axes are dropped: ``RangeFilter``.
    case range = "range-filter"
    /// A thumb that rests at a touchpad's lower edge is no finger: ``ThumbFilter``.
    case thumb = "thumb-filter"
    /// A contact of one or two frames while others drag is dropped: ``GhostFilter``.
    case ghost = "ghost-filter"
    /// Leaps of the sensor are dropped: ``JumpFilter``. Without it there are no teleports either.
    case jump = "jump-filter"
    /// A contact that leapt and stays there takes the drag away: ``TeleportFilter``. Without it the drag goes on there.
    case teleport = "teleport-filter"
    /// A number of fingers that changes for a moment does not change: ``FingerCountDebounce``.
    case fingerCount = "finger-count-debounce"
    /// A finger that rests while another moves makes no drag of two: ``RestingFingerFilter``.
    case restingFinger = "resting-finger-filter"

    /// The type that holds its numbers and words.
    var kind: any FilterKind.Type {
        switch self {
        case .clock: ClockFilter.self
        case .bounce: BounceFilter.self
        case .semiMT: SemiMTFilter.self
        case .palm: PalmFilter.self
        case .range: RangeFilter.self
        case .thumb: ThumbFilter.self
        case .ghost: GhostFilter.self
        case .jump: JumpFilter.self
        case .teleport: TeleportFilter.self
        case .fingerCount: FingerCountDebounce.self
        case .restingFinger: RestingFingerFilter.self
        }
    }
}

/// The filters that act on a surface: those that are switched on and that the surface has a use for.
///
/// A filter whose numbers depend on the surface stands here itself; the others only need to be on. What a filter
/// remembers of one contact lies with that contact.
struct FilterChain: Hashable, Sendable {
    let clock: Bool
    let bounce: Bool
    let semiMT: Bool
    let palm: PalmFilter?
    let range: Bool
    let thumb: ThumbFilter?
    let ghost: Bool
    let jump: Bool
    let teleport: Bool
    let fingerCount: Bool
    let restingFinger: Bool

    /// The filters of `switches` for this surface.
    init(_ switches: InputFilters, for surface: Surface) {
        clock = switches.contains(.clock)
        bounce = switches.contains(.bounce)
        semiMT = switches.contains(.semiMT) && SemiMTFilter.applies(to: surface)
        palm = switches.contains(.palm) ? PalmFilter(surface) : nil
        range = switches.contains(.range)
        thumb = switches.contains(.thumb) ? ThumbFilter(surface) : nil
        ghost = switches.contains(.ghost)
        jump = switches.contains(.jump)
        teleport = switches.contains(.teleport)
        fingerCount = switches.contains(.fingerCount)
        restingFinger = switches.contains(.restingFinger) && RestingFingerFilter.applies(to: surface)
    }
}
