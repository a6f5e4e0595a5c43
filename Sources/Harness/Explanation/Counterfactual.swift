import Gestures

/// Something that would have changed what a gesture came to, or that would not have helped. The rules that judged the
/// gesture were asked, so each is true.
public struct Counterfactual: Hashable, Sendable {
    /// What would have been different.
    public var change: Change
    /// What the gesture would have come to.
    public var result: Result

    /// What a change would have come to.
    public init(change: Change, result: Result) {
        self.change = change
        self.result = result
    }

    /// What can be different. Lengths are points, speeds points per second.
    public enum Change: Hashable, Sendable {
        /// The drag had gone farther in a direction, by more than this.
        case further(Double, Direction)
        /// The drag had gone less far, by this.
        case lessFar(Double)
        /// The drag had gone past the threshold in a direction once more.
        case pastOnceMore(Double, Direction)
        /// The finger had moved faster than this in a direction at the lift.
        case faster(Speed, Direction)
        /// The finger had been slower at the lift, by more than this.
        case slower(Double)
        /// The finger had moved less sideways at the lift.
        case straighter
        /// The finger had rested at the lift.
        case atRest
        /// The finger had lifted so many microseconds earlier, when the measure was still past.
        case earlier(Int64, Measure)
        /// The finger had lifted at the moment in which the touch was taken away.
        case liftedInstead
        /// Dismissal had been enabled at the lift.
        case dismissalEnabled
        /// Swiping up had been allowed.
        case swipeUpAllowed
        /// The drag had begun within the band at the left edge, since it went so far to the right.
        case fromEdge(band: Double, went: Double)
        /// The content had been this near to one of its ends, perhaps with swiping up allowed as well.
        case contentNear(ContentEnd, within: Double, swipeUpAllowed: Bool)
        /// The movement had come so many microseconds after the last scroll, or later.
        case afterScroll(Int64)
        /// The finger had left the slop.
        case beyondSlop
        /// The movement had been more vertical from the start.
        case moreVertical
        /// So many fingers had touched; on a touchpad perhaps one with its button held instead.
        case fingers(Int, orButton: Bool)
        /// Both fingers had moved.
        case bothMoving
        /// The finger had come down so many microseconds after the lift before.
        case afterSettling(Int64)
        /// The finger had come down on the card.
        case onCard
        /// A finger had touched instead of a palm.
        case finger
        /// The rules had no such fault.
        case withoutFault(DismissRules.Faults)
    }

    /// An end of scrolled content.
    public enum ContentEnd: String, Hashable, Sendable {
        case top, bottom
    }

    /// What a gesture can come to instead.
    public enum Result: Hashable, Sendable {
        case dismissed
        /// Dismissed nevertheless, by what the measure says.
        case dismissedAnyway(Measure)
        case returned
        /// Returned nevertheless, for this reason if it is known.
        case returnedAnyway(DismissEffects.KeptBy?)
        /// Returned nevertheless: short of what a finger at rest needs.
        case returnedShort(Measure)
        case refused
        case stuck
        /// It would have begun a drag.
        case drag
        /// It would have been something else than a tap.
        case notTap
        /// The finger would have been tracked.
        case tracked
        /// It would have been a gesture of its own.
        case ownGesture
    }
}
