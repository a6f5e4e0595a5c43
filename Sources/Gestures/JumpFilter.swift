import TouchInput

/// Tells a finger's movement from a leap of the sensor.
///
/// A movement is a leap when it is longer than 20 mm and faster than 3 mm/ms. libinput takes 20 mm in one frame for
/// a jump; the speed is added since sparse devices report a fast flick in steps as long as that, and no hand moves
/// at 3 m/s on glass.
///
/// The first position after a leap is held back. If the next one is near where the finger was, the leap was noise
/// and is dropped; if the next agrees with the leap, the contact really is elsewhere: a teleport.
public struct JumpFilter: Hashable, Sendable {
    /// The longest movement that is never a leap, in millimetres; exactly this much is none.
    public static let longestStep = 20.0
    /// The highest speed that is never a leap, in millimetres per millisecond; exactly this much is none.
    public static let highestSpeed = 3.0

    private var accepted: DragSample
    private var held: DragSample?

    /// What to do with a position.
    public enum Verdict: Hashable, Sendable {
        /// The finger moved.
        case move
        /// Perhaps a leap: wait for the next position.
        case hold
        /// The position before this one was noise; this one is a movement.
        case moveAfterNoise
        /// The contact is elsewhere.
        case teleport
    }

    /// A filter for a contact that begins here.
    public init(start: DragSample) {
        accepted = start
    }

    /// Judges the next position.
    public mutating func judge(_ sample: DragSample, pointsPerMillimetre: Double) -> Verdict {
        if isLeap(from: accepted, to: sample, pointsPerMillimetre) {
            if let held, !isLeap(from: held, to: sample, pointsPerMillimetre) {
                self.held = nil
                accepted = sample
                return .teleport
            }
            held = sample
            return .hold
        }
        let wasHolding = held != nil
        held = nil
        accepted = sample
        return wasHolding ? .moveAfterNoise : .move
    }

    private func isLeap(from old: DragSample, to new: DragSample, _ pointsPerMillimetre: Double) -> Bool {
        let (dx, dy) = (new.position.x - old.position.x, new.position.y - old.position.y)
        let longest = Self.longestStep * pointsPerMillimetre
        let squared = dx * dx + dy * dy
        guard squared > longest * longest else { return false }
        let milliseconds = Double(max(0, new.time.microseconds(since: old.time))) / 1000
        let reach = Self.highestSpeed * pointsPerMillimetre * milliseconds
        return squared > reach * reach
    }
}
