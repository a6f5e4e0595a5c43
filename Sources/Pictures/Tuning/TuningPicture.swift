import Geometry
import Gestures
import Harness
import Tuning

/// What is drawn of a tuning, as values: every gesture by how far and how fast it went, the rules between them, and what
/// the varied fields cost.
public struct TuningPicture: Hashable, Sendable {
    /// What it is a picture of, and what it came to.
    public var title: String, sentence: String
    /// The gestures, in the order in which they are labelled.
    public var dots: [Dot]
    /// The direction in which most of them were judged; the border is that of this direction.
    public var direction: Direction
    /// The rules as they are and the recommended ones.
    public var current: DismissRules, recommended: DismissRules
    /// The surfaces of the gestures, each once: rules may come to another number of points on each.
    public var scenes: [DismissScene]
    /// What the fields cost; `nil` where no field has two values.
    public var cost: CostPicture?

    /// One gesture.
    public struct Dot: Hashable, Sendable {
        /// How far it had gone in its direction at the lift, in points, and how fast it went there, in points per second.
        public var travel: Double, velocity: Double
        /// What the hand meant.
        public var intent: Sidecar.Intent
        /// In which direction it was judged.
        public var direction: Direction
        /// Whether the recommended rules take it for something else.
        public var isMisjudged: Bool
    }

    /// The picture of what was found.
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

    /// The direction of most; of equals the first of down, up, right.
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
        // What was no drag has no end of one, but the finger moved.
        let end = outcome.lift?.translation ?? (outcome.clause == nil ? outcome.peakTranslation : outcome.translation)
        let velocity = outcome.lift?.velocity ?? outcome.velocity
        self.init(
            travel: direction.part(x: end.x, y: end.y), velocity: direction.part(x: velocity.x, y: velocity.y),
            intent: intent, direction: direction, isMisjudged: isMisjudged)
    }
}

extension DismissScene {
    /// What thresholds and limits are reckoned by, and nothing else.
    fileprivate var bare: DismissScene {
        var scene = DismissScene()
        scene.extent = extent
        scene.pointsPerMillimetre = pointsPerMillimetre
        return scene
    }
}
