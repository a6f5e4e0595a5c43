import Documents
import Geometry
import Gestures
import Harness
import TouchInput

/// A gesture as a picture shows it: positions over time, what the finger did, and the limits it had to exceed.
///
/// Times are seconds from the first event of the recording, as in a trace. Lengths are points of the surface, y
/// downwards.
public struct GesturePicture: Hashable, Sendable {
    /// The title, and the subtitle in small type.
    public var title: String, details: String
    /// The outcome.
    public var sentence: String
    /// The size of the touched view.
    public var extent: Size
    /// The drag at each of its frames.
    public var samples: [Sample] = []
    /// The events, in order.
    public var happenings: [Happening] = []
    /// The phases of the gesture, one after the other.
    public var phases: [Span] = []
    /// The last origin of the translation.
    public var origin = Point.zero
    /// The distances that could have dismissed.
    public var thresholds: [Threshold] = []
    /// The velocities that decide under the rules, in points per second along y.
    public var flings: [Double] = []
    /// How far a finger may move before a drag starts.
    public var slop: Double

    /// The drag at one frame.
    public struct Sample: Hashable, Sendable {
        /// The time.
        public var time: Double
        /// The position, and the origin of the translation.
        public var position: Point, origin: Point
        /// The velocity, in points per second.
        public var velocity: Velocity
        /// The gesture's phase.
        public var phase: DismissPhase.Name

        /// The distance from the origin.
        public var translation: Point { position - origin }
    }

    /// An event of the gesture.
    public struct Happening: Hashable, Sendable {
        /// The kind of event.
        public var kind: Kind
        /// The time.
        public var time: Double
        /// The finger's position, if there was a finger.
        public var position: Point?

        /// The kinds of events.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case down, drag, scroll, armed, disarmed, lift, cancelled, settled
        }
    }

    /// A phase and its duration.
    public struct Span: Hashable, Sendable {
        /// The phase.
        public var phase: DismissPhase.Name
        /// Start and end.
        public var start: Double, end: Double
    }

    /// A distance that dismisses when exceeded.
    public struct Threshold: Hashable, Sendable {
        /// The direction.
        public var direction: Direction
        /// The distance, in points.
        public var points: Double

        /// `80 pt down`.
        public var words: String { "\(DecimalText.short(points)) pt \(direction.rawValue)" }
    }

    /// The picture of the gesture that came to `outcome`.
    ///
    /// - Parameters:
    ///   - moments: What the session recorded; those of other gestures are left out.
    ///   - start: The moment that times are counted from.
    ///   - name: What the recording is called.
    public init(
        of outcome: Outcome, moments: [RecordedMoment], rules: DismissRules, start: Timestamp, name: String,
        details: String = ""
    ) {
        title = "\(name), gesture \(outcome.gesture)"
        sentence = outcome.sentence
        self.details = details
        extent = outcome.scene.extent
        slop = rules.slop.points(
            extent: outcome.scene.extent.height, pointsPerMillimetre: outcome.scene.pointsPerMillimetre)
        var touched: RecordedMoment?
        for moment in moments where moment.gesture == outcome.gesture {
            guard let step = moment.step else { continue }
            take(moment, step, at: Double(moment.time.microseconds(since: start)) / 1_000_000)
            if moment.position != nil { touched = moment }
        }
        guard let touched else { return }
        extent = touched.extent
        thresholds = shown(touched.thresholds, outcome)
        addFlings(rules, outcome.scene)
    }

    private mutating func take(_ moment: RecordedMoment, _ step: DismissStep, at time: Double) {
        if let last = phases.indices.last { phases[last].end = time }
        if step.after != .idle, phases.last?.phase != step.after {
            phases.append(Span(phase: step.after, start: time, end: time))
        }
        if let position = moment.position {
            if case .touchedDown = moment.event { origin = position }
            if let follow = step.effects.follow { origin = position - follow }
            samples.append(
                Sample(
                    time: time, position: position, origin: origin, velocity: moment.velocity,
                    phase: step.after == .settling || step.after == .idle ? step.before : step.after))
        }
        func happen(_ kind: Happening.Kind) {
            happenings.append(Happening(kind: kind, time: time, position: moment.position))
        }
        switch moment.event {
        case .touchedDown: happen(.down)
        case .moved where step.before != step.after && step.after == .dragging: happen(.drag)
        case .moved where step.before != step.after && step.after == .scrolling: happen(.scroll)
        case .lifted where moment.position != nil: happen(.lift)
        case .cancelled: happen(.cancelled)
        case .settled: happen(.settled)
        case .moved, .lifted, nil: break
        }
        if step.effects.arm != nil { happen(.armed) }
        if step.effects.disarm { happen(.disarmed) }
    }

    /// The threshold that decided, and those that the finger approached.
    private func shown(_ thresholds: DismissThresholds, _ outcome: Outcome) -> [Threshold] {
        let farthest = samples.map(\.translation.length).max() ?? 0
        let all: [(Direction, Double?)] = [(.down, thresholds.down), (.up, thresholds.up), (.right, thresholds.right)]
        return all.compactMap { direction, points in
            guard let points else { return nil }
            let reach = samples.map { direction.part(x: $0.translation.x, y: $0.translation.y) }.max() ?? 0
            let isDecisive = outcome.direction.map { $0 == direction } ?? (direction == .down)
            let isNear = direction != .right && farthest > slop && reach > 0.3 * farthest
            return isDecisive || isNear ? Threshold(direction: direction, points: points) : nil
        }
    }

    private mutating func addFlings(_ rules: DismissRules, _ scene: DismissScene) {
        guard let fling = rules.fling else { return }
        func limit(_ speed: Speed) -> Double {
            speed.pointsPerSecond(extent: scene.extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        }
        for threshold in thresholds where threshold.direction != .right {
            let sign = threshold.direction == .down ? 1.0 : -1
            flings.append(sign * limit(fling.limit))
            if let keeping = fling.keepingLimit { flings.append(-sign * limit(keeping)) }
        }
    }
}
