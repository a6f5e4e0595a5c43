import Geometry
import TouchInput

/// What a frame did to the fingers that count: all that a drag must know of the frame.
struct FingerMovement {
    /// The time of the frame.
    let time: Timestamp
    /// How many fingers the device feels, whether it has a place for them or not.
    let felt: Int
    /// Whether the button under the pad is held.
    let isButtonDown: Bool
    /// Whether events were lost just before the frame.
    let followsLoss: Bool

    /// Fingers that are down and count.
    var down = 0
    /// Those of them whose place is known.
    var known = 0
    /// Contacts that are down and do not count.
    var passedOver = 0
    /// Contacts that were there before and are no palms.
    var persistent = 0
    /// Fingers that left.
    var left = 0
    /// A finger moved.
    var hasMoved = false
    /// A position is held back until the next one tells whether it is true.
    var isHeld = false
    /// A contact began to count in this frame.
    var hasJoined = false
    /// A contact that did not count so far has been, or was, there for too long to be a ghost.
    var hasStayed = false
    /// A contact is a palm.
    var hasPalm = false
    /// A finger became a palm.
    var becamePalm = false
    /// A finger was gone after events were lost.
    var wasDropped = false
    /// The system took a finger away.
    var wasTaken = false
    /// A finger is suddenly elsewhere.
    var teleported = false

    private var sum = Point.zero
    private var moved = 0
    private var first: Leader?
    private var latest: Leader?

    /// A finger that leads the others, and its movement.
    private struct Leader {
        var number: Int
        var way = Point.zero
    }

    /// Nothing has moved so far in this frame.
    init(_ frame: ContactFrame) {
        time = frame.time
        felt = frame.fingerCount
        isButtonDown = frame.isButtonDown
        followsLoss = frame.followsLoss
    }

    /// How many fingers there are: those that count, and those that the device feels and has no place for.
    var count: Int { max(down, felt - passedOver) }

    /// The hand lifted what left, as far as anybody saw.
    var wasSeenToLift: Bool { !becamePalm && !wasDropped && !wasTaken }

    /// The movement of the fingers that were there before and are there now: their mean, unless the policy has one of
    /// them lead, or all add up.
    func way(under policy: DragTracker.FingerPolicy.SecondFinger) -> Point {
        guard moved > 1 else { return sum }
        switch policy {
        case .first: return first?.way ?? .zero
        case .latest: return latest?.way ?? .zero
        case .sum: return sum
        case .mean, .cancels: return Point(x: sum.x / Double(moved), y: sum.y / Double(moved))
        }
    }

    /// A finger counts that was there before; it may lead the others. Contacts are numbered as they come.
    mutating func count(_ number: Int) {
        moved += 1
        if first.map({ number < $0.number }) ?? true { first = Leader(number: number) }
        if latest.map({ number > $0.number }) ?? true { latest = Leader(number: number) }
    }

    /// That finger moved.
    mutating func move(_ number: Int, by way: Point) {
        hasMoved = true
        sum = sum + way
        if first?.number == number { first?.way = way }
        if latest?.number == number { latest?.way = way }
    }

    /// A finger left, and perhaps nobody saw how.
    mutating func leave(_ reason: Contact.EndReason) {
        if reason == .dropped { wasDropped = true }
        if reason == .cancelled { wasTaken = true }
    }
}
