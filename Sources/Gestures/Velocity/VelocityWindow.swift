import Geometry
import TouchInput

/// The part of a history that a velocity is read from: times in seconds and positions in points, oldest first, all
/// measured from the newest sample, which is the last and stands at zero.
struct VelocityWindow {
    /// Room for what an estimator reads.
    typealias Column = [20 of Double]

    private(set) var seconds: Column = .init(repeating: 0)
    private(set) var x: Column = .init(repeating: 0)
    private(set) var y: Column = .init(repeating: 0)
    private(set) var count = 1
    /// A movement that took less time is taken to have taken this long.
    var shortestSeconds = 0.0

    /// Samples nearer in time than this are one sample, since a finger's position divided by less is noise. No
    /// touch device reports more often than every millisecond.
    static let shortestStepMicroseconds: Int64 = 1000

    /// The samples of `history` up to `horizon` microseconds older than `newest`, which is its last, back to the
    /// first gap longer than `longestGap` microseconds: the newest ``VelocityHistory/estimated`` of them, or for
    /// `isMean` only the first and the last of all.
    init(of history: VelocityHistory, endingWith newest: DragSample, horizon: Int64, longestGap: Int64, isMean: Bool) {
        let most = isMean ? history.count : VelocityHistory.estimated
        var kept = newest.time
        var following = newest.time
        let samples = history.ring.span
        for back in 1..<max(min(history.count, most), 1) {
            let sample = samples[history.place(back)]
            let age = newest.time.microseconds(since: sample.time)
            guard age <= horizon, following.microseconds(since: sample.time) <= longestGap else { break }
            following = sample.time
            guard kept.microseconds(since: sample.time) >= Self.shortestStepMicroseconds else { continue }
            kept = sample.time
            let distance = sample.position - newest.position
            if isMean { count = 1 }
            seconds[count] = -Double(age) / 1e6
            x[count] = distance.x
            y[count] = distance.y
            count += 1
        }
        reverse()
    }

    /// From the oldest sample to the newest.
    var displacement: Point { Point(x: -x[0], y: -y[0]) }

    /// The mean velocity from sample `start` to sample `end`; `start` must be before `end`.
    func mean(from start: Int, to end: Int) -> Velocity {
        let time = max(seconds[end] - seconds[start], shortestSeconds)
        return Velocity(x: (x[end] - x[start]) / time, y: (y[end] - y[start]) / time)
    }

    private mutating func reverse() {
        for index in 0..<(count / 2) {
            seconds.swapAt(index, count - 1 - index)
            x.swapAt(index, count - 1 - index)
            y.swapAt(index, count - 1 - index)
        }
    }
}
