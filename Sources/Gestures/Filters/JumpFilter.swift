import Geometry
import TouchInput

/// Tells a finger's movement from a leap of the sensor.
///
/// A movement is a leap when it is longer than 20 mm and faster than 5 mm/ms. libinput takes 20 mm in one frame for
/// a jump; the speed is added since sparse devices report a fast flick in steps as long as that, and no hand moves
/// at 5 m/s on glass. One that is longer than 20 mm is also a leap when a finger would have to gain speed faster than
/// 0.3 mm/ms² for it: so a sensor looks that takes two fingers, of which one lifts as the other lands, for one.
///
/// A position after a leap is held back. If one of the next is near where the finger was, what was held back was noise
/// and is dropped; if three in a row agree with each other, the contact really is elsewhere: a teleport. So a real
/// position is refused twice at the most.
public struct JumpFilter: Hashable, Sendable {
    /// The longest movement that is never a leap, in millimetres; exactly this much is none.
    public static let longestStep = 20.0
    /// The highest speed that is never a leap, in millimetres per millisecond; exactly this much is none.
    public static let highestSpeed = 5.0

    /// How fast a finger gains speed at the most, in millimetres per millisecond squared; exactly this much is no leap.
    /// In other people's recordings of touchpads fingers gain 0.09 at the hardest flick, where a drumroll's contacts that
    /// go from finger to finger gain from 0.53 on in a frame of 9 ms.
    public static let hardestStart = 0.3

    /// A finger that rests sends nothing, so the time since it moved is no time to move in: at the most the shortest
    /// interval that the contact was heard in, and this much in any case, in microseconds.
    public static let shortestReach: Int64 = 8000
    /// That interval before the contact was heard of twice, in microseconds: the sparsest devices send 20 frames a
    /// second.
    public static let longestInterval: Int64 = 50_000

    /// So many positions in a row that agree with each other are real. Two may still be a glitch; other people's
    /// recognisers met such pairs.
    public static let agreement = 3

    /// How many positions are held back.
    public private(set) var heldCount = 0

    private var accepted: DragSample
    /// What was accepted before that; `nil` where the contact began there or came from elsewhere.
    private var before: DragSample?
    private var held: DragSample?
    private var agreeing = 0
    /// How fast the finger was before what is held back, in points per millisecond; `nil` where that is not known.
    private var speed: Double?
    private var heard: Timestamp
    private var interval = Self.longestInterval

    /// What to do with a position.
    public enum Verdict: Hashable, Sendable {
        /// The finger moved.
        case move
        /// Perhaps a leap: wait for the next position.
        case hold
        /// What was held back was noise; this one is a movement.
        case moveAfterNoise
        /// The contact is elsewhere.
        case teleport
    }

    /// A filter for a contact that begins here.
    public init(start: DragSample) {
        accepted = start
        heard = start.time
    }

    /// Judges the next position.
    public mutating func judge(_ sample: DragSample, pointsPerMillimetre: Double) -> Verdict {
        let passed = max(0, sample.time.microseconds(since: heard))
        let allowed = min(passed, max(Self.shortestReach, interval))
        if held == nil { speed = speedBefore }
        let isHardStart = isHardStart(to: sample, after: passed, pointsPerMillimetre)
        if passed > 0 { interval = min(interval, passed) }
        heard = sample.time
        if isHardStart || isLeap(from: accepted, to: sample, within: allowed, pointsPerMillimetre) {
            heldCount += 1
            if let held, !isLeap(from: held, to: sample, within: allowed, pointsPerMillimetre) {
                agreeing += 1
            } else {
                agreeing = 1
            }
            guard agreeing == Self.agreement else {
                held = sample
                return .hold
            }
            accept(sample, after: nil)
            return .teleport
        }
        let wasHolding = held != nil
        accept(sample, after: accepted)
        return wasHolding ? .moveAfterNoise : .move
    }

    private mutating func accept(_ sample: DragSample, after before: DragSample?) {
        held = nil
        heldCount = 0
        agreeing = 0
        self.before = before
        accepted = sample
    }

    /// Takes the next position when it is a movement and nothing was held back; else the filter is as it was.
    @inline(__always)
    mutating func goOn(to sample: DragSample, pointsPerMillimetre: Double) -> Bool {
        let way = sample.position - accepted.position
        let longest = Self.longestStep * pointsPerMillimetre
        guard held == nil, way.x * way.x + way.y * way.y <= longest * longest else { return false }
        rest(at: sample.time)
        before = accepted
        accepted = sample
        return true
    }

    /// Whether the time is none before the one heard last.
    @inline(__always)
    func isInOrder(_ time: Timestamp) -> Bool { time >= heard }

    /// The finger was heard of where it was.
    @inline(__always)
    mutating func rest(at time: Timestamp) {
        let passed = time.microseconds(since: heard)
        if passed > 0 { interval = min(interval, passed) }
        heard = time
    }

    /// How far a position is from the last one that was believed, in points.
    func distance(to point: Point) -> Double { (point - accepted.position).length }

    private func isLeap(
        from old: DragSample, to new: DragSample, within microseconds: Int64, _ pointsPerMillimetre: Double
    ) -> Bool {
        let (dx, dy) = (new.position.x - old.position.x, new.position.y - old.position.y)
        let longest = Self.longestStep * pointsPerMillimetre
        let squared = dx * dx + dy * dy
        guard squared > longest * longest else { return false }
        let reach = Self.highestSpeed * pointsPerMillimetre * Double(microseconds) / 1000
        return squared > reach * reach
    }
    /// Whether the finger would have to gain speed faster than one can, to be there so long after it was heard of last.
    /// At the start of a contact nobody knows how fast it was.
    private func isHardStart(to new: DragSample, after microseconds: Int64, _ pointsPerMillimetre: Double) -> Bool {
        guard let speed else { return false }
        let way = (new.position - accepted.position).length / pointsPerMillimetre
        let time = Double(microseconds) / 1000
        return way > Self.longestStep
            && way > speed / pointsPerMillimetre * time + Self.hardestStart / 2 * time * time
    }

    /// How fast the finger was where it was believed last, in points per millisecond.
    private var speedBefore: Double? {
        if heard > accepted.time { return 0 }
        guard let before else { return nil }
        let passed = accepted.time.microseconds(since: before.time)
        return passed > 0 ? (accepted.position - before.position).length / Double(passed) * 1000 : nil
    }
}

extension JumpFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// A position this many millimetres away was held back until the next ones tell whether it is true.
        case held(millimetres: Double)
        /// So many positions that were held back were noise and dropped.
        case dropped(count: Int)
        /// The contact is elsewhere, this many millimetres away.
        case elsewhere(millimetres: Double)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .held(let millimetres): "held back, \(numbers.millimetres(millimetres)) away"
            case .dropped(let count): "dropped what was held back (\(count))"
            case .elsewhere(let millimetres): "stays \(numbers.millimetres(millimetres)) away"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1 ? "1 jump of the sensor was dropped" : "\(count) jumps of the sensor were dropped"
    }
}
