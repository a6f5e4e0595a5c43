import Gestures

extension Outcome {
    /// The kinds of endings, by the names that they have in files.
    public enum Result: String, Hashable, Sendable, CaseIterable {
        case dismissed, returned, refused, scrolled, tapped, cancelled, notRecognised, stuck
    }

    /// Why a gesture ended as it did, by the names that reasons have in files.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Dismissed: past the threshold down.
        case distance
        /// Dismissed: past the fling limit.
        case velocity
        /// Dismissed: an edge drag past its threshold.
        case edge
        /// Dismissed: past the threshold up.
        case swipeUp
        /// Returned: short of the threshold.
        case shortBy
        /// Returned, although past the threshold: the finger flung it back, or had turned back.
        case flungBack, turnedBack
        /// Refused or stuck: dismissal is disabled.
        case disabled
        /// Cancelled, stuck or not recognised.
        case palm, secondFinger, jump, deviceGone, droppedEvents, system, rotation, notOnTop, unfinished
        /// Not recognised.
        case axis, tooManyFingers, restingFinger, pointerMotion, settling, besideCard
    }
}

extension Outcome.Reason {
    /// What dismissed a view.
    init(_ measure: Measure) {
        switch (measure.unit, measure.direction) {
        case (.pointsPerSecond, _): self = .velocity
        case (.points, .down): self = .distance
        case (.points, .right): self = .edge
        case (.points, .up): self = .swipeUp
        }
    }

    init(_ cause: Ending.Return.Cause) {
        self =
            switch cause {
            case .shortBy: .shortBy
            case .flungBack: .flungBack
            case .turnedBack: .turnedBack
            }
    }

    init(_ reason: CancelReason) {
        self =
            switch reason {
            case .palm: .palm
            case .secondFinger: .secondFinger
            case .tooManyFingers: .tooManyFingers
            case .restingFinger: .restingFinger
            case .jump: .jump
            case .deviceGone: .deviceGone
            case .droppedEvents: .droppedEvents
            case .system: .system
            case .rotation: .rotation
            case .notOnTop: .notOnTop
            case .besideCard: .besideCard
            case .unfinished: .unfinished
            }
    }

    init(_ unrecognised: Ending.Unrecognised) {
        self =
            switch unrecognised {
            case .axis: .axis
            case .tooManyFingers: .tooManyFingers
            case .restingFinger: .restingFinger
            case .pointerMotion: .pointerMotion
            case .palm: .palm
            case .settling: .settling
            case .besideCard: .besideCard
            }
    }

    /// The reason in words, to stand in a sentence.
    public var words: String {
        switch self {
        case .distance: "distance"
        case .velocity: "velocity"
        case .edge: "edge drag"
        case .swipeUp: "swipe up"
        case .shortBy: "short of the threshold"
        case .flungBack: "flung back"
        case .turnedBack: "turned back"
        case .disabled: "dismissal is disabled"
        case .palm: "palm"
        case .secondFinger: "second finger"
        case .jump: "jump"
        case .deviceGone: "device gone"
        case .droppedEvents: "dropped events"
        case .system: "by the system"
        case .rotation: "rotation"
        case .notOnTop: "what was touched is not on top any more"
        case .besideCard: "it began beside the card"
        case .unfinished: "the end of the recording"
        case .axis: "wrong axis"
        case .tooManyFingers: "too many fingers"
        case .restingFinger: "one finger rested"
        case .pointerMotion: "pointer motion"
        case .settling: "the view was still settling"
        }
    }
}
