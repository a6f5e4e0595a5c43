import Geometry
import TouchInput

/// A view on its way back to where it rests: where a finger that catches it goes on.
public struct DismissReturn: Hashable, Sendable {
    /// When it was let go.
    public var start: Timestamp
    /// The finger's translation there, in points.
    public var translation: Point
    /// The finger's velocity there, in points per second.
    public var velocity: Velocity
    /// Whether the drag that let go of it began at the left edge.
    public var isEdge: Bool
    /// In which directions that drag might dismiss.
    public var permitted: Directions
    /// How it goes back.
    public var motion: SettleMotion
    /// How long it takes, in microseconds.
    public var microseconds: Int64

    /// The translation with which a finger catches the view at `time`, in points: nothing jumps. It is zero once the view
    /// has settled, from exactly its time on.
    public func translation(at time: Timestamp) -> Point {
        let elapsed = time.microseconds(since: start)
        guard elapsed < microseconds else { return .zero }
        guard elapsed > 0 else { return translation }
        let (seconds, duration) = (Double(elapsed) / 1_000_000, Double(microseconds) / 1_000_000)
        func part(_ offset: Double, _ velocity: Double) -> Double {
            motion.offset(from: offset, velocity: velocity, after: seconds, of: duration)
        }
        return Point(x: part(translation.x, velocity.x), y: part(translation.y, velocity.y))
    }

    /// From where the translation is measured of a finger that catches the view: rounded as positions are, so that
    /// differences stay exact.
    func origin(of sample: DragSample) -> Point {
        let translation = translation(at: sample.time)
        func rounded(_ part: Double) -> Double { (part * 65536).rounded() / 65536 }
        return sample.position - Point(x: rounded(translation.x), y: rounded(translation.y))
    }
}
