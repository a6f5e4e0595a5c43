import Geometry
import Gestures
import Harness
import Tuning

/// A tuning as a picture shows it: every gesture by its travel and velocity, the border of the rules, and the costs of
/// the varied fields.
public struct TuningPicture: Hashable, Sendable {
    /// The title and the result.
    public var title: String, sentence: String
    /// The gestures, in the order of their labels.
    public var dots: [Dot]
    /// The direction in which most of them were judged. The border is for this direction.
    public var direction: Direction
    /// The current and the recommended rules.
    public var current: DismissRules, recommended: DismissRules
    /// The different surfaces of the gestures: rules may mean another number of points on each.
    public var scenes: [DismissScene]
    /// The costs of the fields; `nil` if no field has two values.
    public var cost: CostPicture?

    /// One gesture.
    public struct Dot: Hashable, Sendable {
        /// The distance in its direction at the lift, in points, and the velocity there, in points per second.
        public var travel: Double, velocity: Double
        /// The intent.
        public var intent: Sidecar.Intent
        /// The direction in which it was judged.
        public var direction: Direction
        /// Whether the recommended rules misjudge it.
        public var isMisjudged: Bool
    }

    /// The picture of a result.
    public init(of result: TuningResult) {
        let gestures = result.sweep.gestures
        let misjudged = Set(result.misjudged(result.recommended))
        dots = zip(gestures, result.recommended).enumerated().map { index, pair in
            Dot(pair.1, meant: pair.0.intent, isMisjudged: misjudged.contains(index))
        }
        direction = Self.usual(dots.map(\.direction))
        current = result.sweep.grid.base
        recommended = result.rules
        scenes = []
        for outcome in result.recommended {
            let surface = (outcome.lift?.scene ?? outcome.scene).bare
            if !scenes.contains(surface) { scenes.append(surface) }
        }
        cost = CostPicture(of: result)
        title = "\(gestures.count) gesture\(gestures.count == 1 ? "" : "s") under \(current.name) and as recommended"
        let (before, after) = (result.misjudged(result.current).count, misjudged.count)
        sentence = "Misjudged: \(before) under the rules as they are, \(after) under the recommended ones."
    }

    /// The most frequent direction; ties go to the first of down, up, right.
    private static func usual(_ directions: [Direction]) -> Direction {
        var (usual, most) = (Direction.down, 0)
        for direction in Direction.allCases {
            let count = directions.count { $0 == direction }
            if count > most { (usual, most) = (direction, count) }
        }
        return usual
    }
}

extension TuningPicture.Dot {
    fileprivate init(_ outcome: Outcome, meant intent: Sidecar.Intent, isMisjudged: Bool) {
        let direction = outcome.direction ?? .down
        // A gesture without a drag has no drag's end, but its finger moved.
        let end = outcome.lift?.translation ?? (outcome.clause == nil ? outcome.peakTranslation : outcome.translation)
        let velocity = outcome.lift?.velocity ?? outcome.velocity
        self.init(
            travel: direction.part(x: end.x, y: end.y), velocity: direction.part(x: velocity.x, y: velocity.y),
            intent: intent, direction: direction, isMisjudged: isMisjudged)
    }
}

extension DismissScene {
    /// Only the parts of the surface that thresholds and limits depend on.
    fileprivate var bare: DismissScene {
        var scene = DismissScene()
        scene.extent = extent
        scene.pointsPerMillimetre = pointsPerMillimetre
        return scene
    }
}
