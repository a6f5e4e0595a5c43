import Geometry
import TouchInput

/// The newest samples of one drag, kept to read its velocity from.
///
/// Adding a sample allocates nothing. Add the samples of the drag's frames only: where the finger lifts is part of
/// the distance, not of the velocity. Remove all when a new drag begins, or a velocity may survive its own drag.
public struct VelocityHistory: Sendable {
    /// The most samples that are kept: 150 ms, the longest window of a preset, at 850 samples a second.
    public static let capacity = 128
    /// The most of them that an estimator reads, but for the mean over the whole window: what AOSP, Compose and Flutter
    /// keep of a drag.
    public static let estimated = 20

    // On the heap, so that a copy of a session or tracker does not copy it; the room is taken once.
    private(set) var ring: ContiguousArray<DragSample>
    private var newestIndex = 0
    /// The sample that the drag began with, long after the ring has lost it.
    private var first: DragSample?
    /// How many samples there are.
    public private(set) var count = 0

    /// No samples yet.
    public init() {
        ring = ContiguousArray(
            repeating: DragSample(time: Timestamp(microseconds: 0), position: .zero), count: Self.capacity)
    }

    /// The sample added last, nil when there is none.
    public var newest: DragSample? { count > 0 ? ring[newestIndex] : nil }

    /// Takes the drag's newest sample. One at the time of the one before replaces it; one with an earlier time is
    /// the only one kept, since what came before it was measured by another clock.
    public mutating func add(_ sample: DragSample) {
        if count > 0 {
            let previous = ring[newestIndex].time
            if sample.time == previous {
                ring[newestIndex] = sample
                return
            }
            if sample.time < previous { count = 0 }
        }
        if count == 0 { first = sample }
        newestIndex = newestIndex + 1 == Self.capacity ? 0 : newestIndex + 1
        ring[newestIndex] = sample
        if count < Self.capacity { count += 1 }
    }

    /// Forgets every sample.
    public mutating func removeAll() {
        count = 0
    }

    /// The drag's velocity at `now`, in points per second, always finite.
    ///
    /// Zero with fewer than two samples within the horizon, and when the finger is at rest under `rest` at `now`,
    /// which is the time of the lift and may be later than the newest sample.
    ///
    /// - Parameters:
    ///   - estimator: How the samples are read.
    ///   - horizon: How much older than the newest sample one may be; one of exactly this age still counts.
    ///   - rest: When the finger counts as having stopped.
    ///   - shortest: A movement that took less time is taken to have taken this long.
    ///   - now: The time of the lift or of the question; one before the newest sample counts as its time.
    public func velocity(
        by estimator: VelocityEstimator = .windowMean, horizon: Duration = .milliseconds(100),
        rest: RestRule = .adaptive, shortest: Duration = .zero, at now: Timestamp
    ) -> Velocity {
        guard let newest else { return .zero }
        let period = framePeriod
        let stop = Self.stopTime(under: rest, period).wholeMicroseconds
        guard !isAtRest(newest: newest, at: now, under: rest, stop: stop) else { return .zero }
        if estimator == .wholeDrag {
            let mean = meanOfDrag(until: max(now, newest.time), shortest.wholeMicroseconds)
            return mean.x.isFinite && mean.y.isFinite ? mean : .zero
        }
        var window = VelocityWindow(
            of: self, endingWith: newest, horizon: Self.widened(horizon, under: rest, period).wholeMicroseconds,
            longestGap: rest.cutsAtGaps ? stop : .max, isMean: estimator == .windowMean)
        window.shortestSeconds = Double(shortest.wholeMicroseconds) / 1e6
        let estimate = estimator.velocity(in: window)
        guard estimate.x.isFinite, estimate.y.isFinite else { return .zero }
        return rest.forbidsReversal ? estimate.restricted(to: window.displacement) : estimate
    }

    /// How long the finger must stand still to be at rest; exactly this long is not.
    ///
    /// Adaptive: 40 ms, or three times the median frame interval where that is longer. The interval is taken to be
    /// at most 50 ms, so that a finger too slow to make frames does not stretch the time without end.
    public func stopTime(under rest: RestRule = .adaptive) -> Duration {
        Self.stopTime(under: rest, framePeriod)
    }

    /// Whether the device's frames are so far apart that `horizon` holds fewer than four of their intervals, and
    /// the velocity rests on few samples or on a window that had to be widened.
    public func isSparse(horizon: Duration = .milliseconds(100)) -> Bool {
        horizon < framePeriod * 4
    }

    /// The median time between the newest samples, ``estimated`` at the most, nil with fewer than two. Of two middle
    /// ones the shorter, since a pause lengthens intervals and nothing shortens them.
    public var medianFrameInterval: Duration? {
        let count = min(count, Self.estimated)
        guard count > 1 else { return nil }
        var sorted: [20 of Int64] = .init(repeating: 0)
        let samples = ring.span
        for back in 1..<count {
            let interval = samples[place(back - 1)].time.microseconds(since: samples[place(back)].time)
            var place = back - 1
            while place > 0, sorted[place - 1] > interval {
                sorted[place] = sorted[place - 1]
                place -= 1
            }
            sorted[place] = interval
        }
        return .microseconds(sorted[(count - 2) / 2])
    }

    /// The sample `back` samples before the newest one; `back` must be less than `count`.
    subscript(back back: Int) -> DragSample { ring[place(back)] }

    /// Where in `ring` that sample is.
    @inline(__always)
    func place(_ back: Int) -> Int {
        let index = newestIndex - back
        return index < 0 ? index + Self.capacity : index
    }

    private var framePeriod: Duration { min(medianFrameInterval ?? .zero, .milliseconds(50)) }

    private func meanOfDrag(until end: Timestamp, _ shortest: Int64) -> Velocity {
        guard let newest, let first else { return .zero }
        let microseconds = max(end.microseconds(since: first.time), shortest)
        guard microseconds > 0 else { return .zero }
        let (way, seconds) = (newest.position - first.position, Double(microseconds) / 1e6)
        return Velocity(x: way.x / seconds, y: way.y / seconds)
    }

    private static func stopTime(under rest: RestRule, _ framePeriod: Duration) -> Duration {
        switch rest.stopTime {
        case .fixed(let time): time
        case .adaptive: max(.milliseconds(40), framePeriod * 3)
        }
    }

    private static func widened(_ horizon: Duration, under rest: RestRule, _ framePeriod: Duration) -> Duration {
        switch rest.stopTime {
        case .fixed: horizon
        case .adaptive: max(horizon, framePeriod * 4)
        }
    }

    private func isAtRest(newest: DragSample, at now: Timestamp, under rest: RestRule, stop: Int64) -> Bool {
        var restingSince = newest.time
        if rest.countsStillSamples {
            for back in 1..<max(count, 1) {
                let sample = self[back: back]
                guard (newest.position - sample.position).length <= RestRule.stillness else { break }
                restingSince = sample.time
            }
        }
        return max(now, newest.time).microseconds(since: restingSince) > stop
    }
}

extension VelocityHistory: Equatable {
    /// Whether both hold the same samples.
    public static func == (left: VelocityHistory, right: VelocityHistory) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[back: $0] == right[back: $0] }
    }
}
