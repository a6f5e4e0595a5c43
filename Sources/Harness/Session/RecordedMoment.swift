import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// What a picture needs to know of one moment of a session: where the drag was, what it did, and the stack after it.
public struct RecordedMoment: Sendable {
    /// When it was.
    public var time: Timestamp
    /// The gesture that it belongs to, counted from 1; 0 before the first.
    public var gesture: Int
    /// What the gesture was told; `nil` where the stack changed by itself.
    public var event: DismissEvent?
    /// What the gesture did; `nil` where the stack changed by itself.
    public var step: DismissStep?
    /// Where the fingers were, in points; `nil` when nobody touched.
    public var position: Point?
    /// How fast they were, in points per second.
    public var velocity: Velocity
    /// What a lift had to exceed then.
    public var thresholds: DismissThresholds
    /// The extents of the touched view then, in points.
    public var extent: Size
    /// The way back of the view, while it returns after the moment.
    public var wayBack: DismissReturn?
    /// What happened to the stack by itself, in sentences.
    public var happened: [String]
    /// The stack after the moment, if one is driven.
    public var stack: FlowStack?
    /// The roots of the stack after the moment, if one is driven.
    public var roots: RecordedRoots?
}

extension RecordedMoment {
    /// When what happened to the stack at the moment has settled.
    public var settled: Timestamp {
        time.advanced(byMicroseconds: Int64((stack?.animation.duration ?? 0) * 1_000_000))
    }
}

extension Session {
    /// Keeps a step of the gesture and what it did.
    @inline(never)
    mutating func keepMoment(of step: DismissStep, _ event: DismissEvent, at time: Timestamp) {
        var moment = moment(at: time)
        moment.event = event
        moment.step = step
        switch event {
        case .touchedDown(let sample): moment.position = sample.position
        case .moved(let sample):
            moment.position = sample.position
            moment.velocity = drags.velocity(at: time)
        case .lifted(let sample, let velocity):
            // A gesture that was spent to its end is told that it is over, at no place.
            if step.before != .spent || sample.position != .zero { moment.position = sample.position }
            moment.velocity = velocity
        case .cancelled(_, let sample, let velocity):
            moment.position = sample.position
            moment.velocity = velocity
        case .settled: break
        }
        moments.append(moment)
    }

    /// Keeps what happened to the stack without a gesture.
    mutating func keepMoment(at time: Timestamp, happened: [String] = []) {
        var moment = moment(at: time)
        moment.happened = happened
        moments.append(moment)
    }

    private func moment(at time: Timestamp) -> RecordedMoment {
        RecordedMoment(
            time: time, gesture: gestureCount, event: nil, step: nil, position: nil, velocity: .zero,
            thresholds: thresholds, extent: surface.viewport, wayBack: gesture.wayBack, happened: [], stack: stack,
            roots: stage?.roots)
    }
}
