import Geometry
import TouchInput

/// Where the drag is at one moment.
public struct DragSample: Hashable, Sendable {
    /// The time of the frame.
    public var time: Timestamp
    /// Where the fingers' centroid is, in points, as if no finger had joined or left.
    public var position: Point

    /// The drag at `position` at `time`.
    @inlinable
    public init(time: Timestamp, position: Point) {
        self.time = time
        self.position = position
    }
}
