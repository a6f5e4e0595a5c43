import Gestures
import Harness

/// How many gestures each grid point dismisses, by device, person and intent. Tallies of different recordings can be
/// added.
public struct SweepTally: Hashable, Sendable {
    /// Gestures that are counted together.
    public struct Group: Hashable, Sendable {
        /// Their owner.
        public var owner: GestureOwner
        /// Their intent; `nil` if unlabelled, and then nothing was judged.
        public var intent: Sidecar.Intent?
    }

    /// The counts of a group.
    public struct Counts: Hashable, Sendable {
        /// The number of gestures.
        public var gestures = 0
        /// How many of them the given rules dismiss.
        public var now = 0
        /// How many of them each point dismisses; empty for unlabelled gestures.
        public var dismissed: [UInt32] = []
    }

    /// The rules and the varied fields.
    public let header: ReducedHeader
    /// The counts of each group.
    public internal(set) var groups: [Group: Counts] = [:]

    /// No gestures yet.
    init(_ header: ReducedHeader) {
        self.header = header
    }

    /// The tally of reduced gestures.
    public init(_ gestures: [ReducedGesture], _ grid: TuningGrid) {
        header = ReducedHeader(tallying: grid)
        let owned = Dictionary(grouping: gestures) { gesture in
            Group(owner: GestureOwner(device: gesture.device, person: gesture.person), intent: gesture.intent)
        }
        for (group, gestures) in owned {
            var counts = Counts()
            counts.gestures = gestures.count
            if let intent = group.intent { counts.judge(gestures, meant: intent, grid) }
            groups[group] = counts
        }
    }

    /// Adds a tally of other gestures. Throws if its rules or fields differ.
    public mutating func add(_ other: SweepTally) throws(TuningError) {
        guard header == other.header else {
            throw TuningError("it is a tally under other rules, or of other values of --vary, than the first")
        }
        for (group, counts) in other.groups { try add(counts, to: group) }
    }

    /// Adds the counts of more gestures to a group.
    mutating func add(_ counts: Counts, to group: Group) throws(TuningError) {
        let total = groups.values.reduce(counts.gestures) { $0 + $1.gestures }
        guard total <= Self.mostGestures else {
            throw TuningError("a tally of more than \(Self.mostGestures) gestures")
        }
        guard var sum = groups[group] else {
            groups[group] = counts
            return
        }
        sum.gestures += counts.gestures
        sum.now += counts.now
        for point in sum.dismissed.indices { sum.dismissed[point] += counts.dismissed[point] }
        groups[group] = sum
    }

    /// The maximum number of gestures.
    static let mostGestures = Int(UInt32.max) - 1
}

extension SweepTally.Counts {
    /// Counts how many of the gestures the given rules and each point dismiss.
    fileprivate mutating func judge(_ gestures: [ReducedGesture], meant intent: Sidecar.Intent, _ grid: TuningGrid) {
        now = gestures.count { gesture in
            gesture.lifts[0].map { grid.base.decision(of: $0).dismissal != nil } ?? false
        }
        let labelled = gestures.map { gesture in
            LabelledGesture(
                recording: 0, gesture: gesture.gesture, intent: intent, device: gesture.device, person: gesture.person)
        }
        let first = grid.dragFields.isEmpty ? 0 : 1
        let sweep = TuningSweep(labelled, grid, lifts: { drag in gestures.map { $0.lifts[first + drag] } })
        dismissed = sweep.tallies.map { tally in
            if tally == .impossible { return 0 }
            return intent == .dismiss ? UInt32(gestures.count) - tally.missed : tally.falsely
        }
    }
}
