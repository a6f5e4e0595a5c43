import Gestures
import Harness

/// The judgement of labelled gestures at every point of a grid.
public struct TuningSweep: Sendable {
    /// The grid.
    public let grid: TuningGrid
    /// The gestures, in the order of the recordings.
    public let gestures: [LabelledGesture]
    /// The errors of each point.
    public private(set) var tallies: [PointTally]
    /// How many points were evaluated; fewer than all only if the sweep was stopped.
    public private(set) var sweptCount = 0
    /// Why some grid points are invalid, if any are.
    public private(set) var contradiction: TuningError?

    private var reductions: [GestureReduction] = []
    private let wanted: [UInt64]
    private let unwanted: [UInt64]

    /// How many points a batch has, and how many batches are distributed before asking whether to continue.
    private static let (chunk, chunksAtOnce) = (4096, 64)

    /// Replays the recordings once for each drag of the grid and evaluates every point. `progress` receives the
    /// finished share, 0 to 1, and returns whether to continue.
    public init(
        _ recordings: [TunedRecording], _ gestures: [LabelledGesture], _ grid: TuningGrid,
        progress: (Double) -> Bool = { _ in true }
    ) {
        self.init(
            gestures, grid,
            lifts: { drag in
                guard let rules = try? grid.rules(drag: drag, choosing: [:]) else { return gestures.map { _ in nil } }
                let lifts = Parallel.map(recordings.indices) { index in
                    recordings[index].outcomes(under: rules).map(\.lift)
                }
                return gestures.map { lifts[$0.recording][$0.gesture - 1] }
            }, progress: progress)
    }

    /// Evaluates every point for gestures whose lifts are known for each drag of the grid, counted from 0. A drag with
    /// invalid values is requested too, but its lifts are ignored.
    init(
        _ gestures: [LabelledGesture], _ grid: TuningGrid, lifts: (Int) -> [DismissLift?],
        progress: (Double) -> Bool = { _ in true }
    ) {
        self.grid = grid
        self.gestures = gestures
        wanted = Self.mask(gestures) { $0.intent == .dismiss }
        unwanted = Self.mask(gestures) { $0.intent != .dismiss }
        tallies = Array(repeating: .impossible, count: grid.count)
        for drag in 0..<grid.dragCount {
            let reduction = GestureReduction(lifts(drag), grid, drag: drag)
            reductions.append(reduction)
            contradiction = contradiction ?? reduction.contradiction
            let isRunning = sweep(drag, wanted: wanted, unwanted: unwanted, into: &tallies) { done in
                progress(done / Double(grid.count))
            }
            sweptCount = reductions.count * grid.liftCount
            if !isRunning { break }
        }
    }

    private static func mask(
        _ gestures: [LabelledGesture], where isIn: (LabelledGesture) -> Bool
    ) -> [UInt64] {
        var mask = Array(repeating: UInt64(0), count: (gestures.count + 63) / 64)
        for (index, gesture) in gestures.enumerated() where isIn(gesture) {
            mask[index / 64] |= 1 << UInt64(index % 64)
        }
        return mask
    }

    /// Returns whether to continue.
    private func sweep(
        _ drag: Int, wanted: [UInt64], unwanted: [UInt64], into tallies: inout [PointTally],
        progress: (Double) -> Bool
    ) -> Bool {
        let (reduction, grid) = (reductions[drag], grid)
        let (first, count) = (drag * grid.liftCount, grid.liftCount)
        let chunks = (count + Self.chunk - 1) / Self.chunk
        for group in stride(from: 0, to: chunks, by: Self.chunksAtOnce) {
            let numbers = group..<min(group + Self.chunksAtOnce, chunks)
            let rows = Parallel.map(numbers) { number in
                let points = (number * Self.chunk)..<min((number + 1) * Self.chunk, count)
                return reduction.tally(points, grid, wanted: wanted, unwanted: unwanted)
            }
            var point = first + numbers.lowerBound * Self.chunk
            for row in rows {
                tallies.replaceSubrange(point..<(point + row.count), with: row)
                point += row.count
            }
            if !progress(Double(point)) { return false }
        }
        return true
    }

    /// Whether each gesture is dismissed at a point; `nil` if the point is invalid or was not evaluated.
    public func dismissals(at point: Int) -> [Bool]? {
        let drag = point / grid.liftCount
        guard drag < reductions.count, let words = reductions[drag].dismissed(at: point % grid.liftCount, grid) else {
            return nil
        }
        return gestures.indices.map { words[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
    }
}

extension TuningSweep: TalliedGestures {
    /// The owners of the gestures.
    public var owners: Set<GestureOwner> { Set(gestures.map(\.owner)) }

    /// The errors of each evaluated point, for some of the gestures only.
    public func tallies(of isIn: (GestureOwner) -> Bool) -> [PointTally] {
        var result = Array(repeating: PointTally.impossible, count: grid.count)
        let wanted = Self.mask(gestures) { $0.intent == .dismiss && isIn($0.owner) }
        let unwanted = Self.mask(gestures) { $0.intent != .dismiss && isIn($0.owner) }
        for drag in reductions.indices {
            _ = sweep(drag, wanted: wanted, unwanted: unwanted, into: &result) { _ in true }
        }
        return result
    }

    /// The errors at one point, for some of the gestures only.
    public func errors(at point: Int, of isIn: (GestureOwner) -> Bool) -> ErrorCount? {
        guard let dismissed = dismissals(at: point) else { return nil }
        var errors = ErrorCount()
        for (gesture, isDismissed) in zip(gestures, dismissed) where isIn(gesture.owner) {
            errors.count += 1
            if gesture.intent == .dismiss && !isDismissed { errors.missed += 1 }
            if gesture.intent != .dismiss && isDismissed { errors.falsely += 1 }
        }
        return errors
    }
}
