import Gestures
import Harness

/// Gestures reduced to what the rules of a grid can ask about them, for one drag of the grid.
///
/// Each question about a lift has one bit per gesture for each value of the fields it depends on, computed by the same
/// comparisons that judge a lift. A grid point then costs a few operations for every 64 gestures.
struct GestureReduction: Sendable {
    /// The number of 64-bit words that hold one bit per gesture.
    let words: Int
    /// Why values are invalid, if any are.
    let contradiction: TuningError?

    private let past: Question
    private let fast: Question
    private let far: Question
    private let straight: Question
    private let back: Question
    /// The gestures whose drags were not given up before the lift.
    private let live: [UInt64]

    /// The answers to one question.
    fileprivate struct Question: Sendable {
        /// The fields it depends on, with the number of their values and their stride among the answers.
        var fields: [(field: Int, stride: Int)] = []
        /// The words for each combination of values and each direction.
        var answers: [UInt64] = []
        /// Whether the combination is valid.
        var isPossible: [Bool] = []
    }

    /// The reduction of gestures with these lifts. `nil` stands for a gesture without a lift, which no rules dismiss.
    init(_ lifts: [DismissLift?], _ grid: TuningGrid, drag: Int) {
        words = (lifts.count + 63) / 64
        var live = Array(repeating: UInt64(0), count: words)
        for (index, lift) in lifts.enumerated() {
            if let lift, !lift.hasTurnedBack { live[index / 64] |= 1 << UInt64(index % 64) }
        }
        self.live = live
        var contradiction: TuningError?
        func ask(_ question: LiftQuestion) -> Question {
            Question(question, of: lifts, in: grid, drag: drag, contradiction: &contradiction)
        }
        (past, fast, far, straight, back) = (ask(.past), ask(.fast), ask(.far), ask(.straight), ask(.flungBack))
        self.contradiction = contradiction
    }

    /// The gestures that a point dismisses, 64 per word; `nil` if the point is invalid. Points are those of this drag,
    /// counted from 0.
    func dismissed(at point: Int, _ grid: TuningGrid) -> [UInt64]? {
        guard let starts = starts(of: point, grid) else { return nil }
        return (0..<words).map { judge($0, starts) }
    }

    /// How many gestures each point misjudges: `wanted` ones that it does not dismiss, and `unwanted` ones that it
    /// does.
    func tally(
        _ points: Range<Int>, _ grid: TuningGrid, wanted: [UInt64], unwanted: [UInt64]
    ) -> [PointTally] {
        let (wanted, unwanted) = (wanted.span, unwanted.span)
        var tallies: [PointTally] = []
        tallies.reserveCapacity(points.count)
        for point in points {
            guard let starts = starts(of: point, grid) else {
                tallies.append(.impossible)
                continue
            }
            var (missed, falsely) = (0, 0)
            for word in 0..<words {
                let dismissed = judge(word, starts)
                missed &+= (wanted[word] & ~dismissed).nonzeroBitCount
                falsely &+= (unwanted[word] & dismissed).nonzeroBitCount
            }
            tallies.append(PointTally(missed: UInt32(missed), falsely: UInt32(falsely)))
        }
        return tallies
    }

    /// The offset of the answers for a point, for each question.
    private struct Starts {
        var past = 0
        var fast = 0
        var far = 0
        var straight = 0
        var back = 0
    }

    private func starts(of point: Int, _ grid: TuningGrid) -> Starts? {
        var starts = Starts()
        guard let past = past.combination(at: point, grid), let fast = fast.combination(at: point, grid),
            let far = far.combination(at: point, grid), let straight = straight.combination(at: point, grid),
            let back = back.combination(at: point, grid)
        else { return nil }
        let size = 3 * words
        (starts.past, starts.fast, starts.far) = (past * size, fast * size, far * size)
        (starts.straight, starts.back) = (straight * size, back * size)
        return starts
    }

    /// Follows the order of a lift: the first direction past its threshold, otherwise the first direction of a fling,
    /// and then whether the finger flings back.
    @inline(__always)
    private func judge(_ word: Int, _ starts: Starts) -> UInt64 {
        let (right, up) = (word + words, word + 2 * words)
        let pastDown = past.answers[starts.past + word]
        let pastRight = past.answers[starts.past + right] & ~pastDown
        let pastUp = past.answers[starts.past + up] & ~pastDown & ~pastRight
        let short = ~(pastDown | pastRight | pastUp)
        let flungDown =
            fast.answers[starts.fast + word] & far.answers[starts.far + word] & straight.answers[starts.straight + word]
            & short
        let flungRight =
            fast.answers[starts.fast + right] & far.answers[starts.far + right]
            & straight.answers[starts.straight + right] & short
            & ~flungDown
        let flungUp =
            fast.answers[starts.fast + up] & far.answers[starts.far + up] & straight.answers[starts.straight + up]
            & short & ~flungDown
            & ~flungRight
        return live[word]
            & (((pastDown | flungDown) & ~back.answers[starts.back + word])
                | ((pastRight | flungRight) & ~back.answers[starts.back + right])
                | ((pastUp | flungUp) & ~back.answers[starts.back + up]))
    }
}

extension GestureReduction.Question {
    /// Asks the question for each combination of values of its fields. Invalid combinations are marked.
    fileprivate init(
        _ kind: LiftQuestion, of lifts: [DismissLift?], in grid: TuningGrid, drag: Int,
        contradiction: inout TuningError?
    ) {
        var count = 1
        for index in grid.liftFields where grid.fields[index].use.asks(kind) {
            fields.append((index, count))
            count *= grid.fields[index].values.count
        }
        answers = Array(repeating: 0, count: count * 3 * ((lifts.count + 63) / 64))
        isPossible = Array(repeating: true, count: count)
        for combination in 0..<count {
            var chosen: [Int: Double] = [:]
            for (field, stride) in fields {
                let values = grid.fields[field].values
                chosen[field] = values[combination / stride % values.count]
            }
            do throws(TuningError) {
                ask(kind, of: lifts, under: try grid.rules(drag: drag, choosing: chosen), combination)
            } catch {
                isPossible[combination] = false
                contradiction = contradiction ?? error
            }
        }
    }

    /// The index of the combination at a point; `nil` if it is invalid.
    @inline(__always)
    fileprivate func combination(at point: Int, _ grid: TuningGrid) -> Int? {
        var combination = 0
        for (field, stride) in fields {
            combination += point / grid.strides[field] % grid.fields[field].values.count * stride
        }
        return isPossible[combination] ? combination : nil
    }

    private mutating func ask(
        _ kind: LiftQuestion, of lifts: [DismissLift?], under rules: DismissRules, _ combination: Int
    ) {
        let words = (lifts.count + 63) / 64
        var thresholds: (scene: DismissScene, value: DismissThresholds)?
        for (index, lift) in lifts.enumerated() {
            guard let lift else { continue }
            if thresholds?.scene != lift.scene {
                thresholds = (lift.scene, DismissThresholds(rules, in: lift.scene))
            }
            guard let thresholds else { continue }
            for (number, direction) in Direction.asked.enumerated()
            where rules.answer(kind, about: DirectedLift(lift, direction), under: thresholds.value) {
                answers[(combination * 3 + number) * words + index / 64] |= 1 << UInt64(index % 64)
            }
        }
    }
}
