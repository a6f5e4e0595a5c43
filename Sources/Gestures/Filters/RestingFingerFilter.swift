/// Tells two fingers that drag from one that moves while another rests.
///
/// Two fingers of one hand start together but not evenly. Once the faster one has gone far enough, the slower one must
/// have moved too, or it only rests there. It is judged once in a drag: a finger may stop later.
public enum RestingFingerFilter {
    /// How far the faster finger must have gone to be judged, in millimetres; exactly this far is enough. libinput waits
    /// as long with two fingers. Touchpads hold a finger that came down just now at its place for the first millimetres,
    /// so less would take slow drags of two fingers for none.
    public static let travel = 8.0
    /// A finger that went less than this rests, in millimetres; exactly this far it moves. libinput's number.
    public static let rest = 1.0

    /// What two fingers do.
    public enum Verdict: Hashable, Sendable {
        /// They have not gone far enough to tell.
        case open
        /// Both move.
        case both
        /// The slower one rests.
        case rests
    }

    /// Whether two fingers make a drag there, each by its own way: on a touchpad that tells them apart.
    static func applies(to surface: Surface) -> Bool {
        surface.kind == .touchpad && !SemiMTFilter.applies(to: surface)
    }

    /// The verdict on ways of this length, in millimetres.
    public static func verdict(fastest: Double, slowest: Double) -> Verdict {
        guard fastest >= travel else { return .open }
        return slowest >= rest ? .both : .rests
    }
}

extension RestingFingerFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// One finger went this many millimetres and this one only so many: together they make no drag.
        case restsWhile(other: Double, own: Double)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .restsWhile(let other, let own):
                "rests (\(numbers.millimetres(own))) while another moves (\(numbers.millimetres(other)))"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "1 finger rested while another moved, which is no drag of two"
            : "\(count) fingers rested while others moved, which is no drag of two"
    }
}
