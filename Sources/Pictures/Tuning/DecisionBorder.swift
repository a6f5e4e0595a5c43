import Geometry
import Gestures

/// The border where rules start to dismiss, by the distance of a lift in a direction and its velocity there.
///
/// The rules themselves are asked, so the line always agrees with them.
struct DecisionBorder {
    let rules: DismissRules
    let direction: Direction
    private let scene: DismissScene

    /// The border for gestures on the surface of `scene`.
    init(_ rules: DismissRules, _ direction: Direction, in scene: DismissScene) {
        self.rules = rules
        self.direction = direction
        var scene = scene
        scene.allowsSwipeUp = true
        self.scene = scene
    }

    /// Whether a lift with this travel, in points, and this velocity, in points per second, is dismissed.
    func isDismissed(_ travel: Double, _ velocity: Double) -> Bool {
        let (x, y): (Double, Double) =
            switch direction {
            case .down: (0, 1)
            case .up: (0, -1)
            case .right: (1, 0)
            }
        let lift = DismissLift(
            translation: Point(x: x * travel, y: y * travel), velocity: Velocity(x: x * velocity, y: y * velocity),
            isEdge: direction == .right, permitted: permitted, armed: nil, hasTurnedBack: false, scene: scene)
        return rules.decision(of: lift).dismissal != nil
    }

    private var permitted: Directions {
        switch direction {
        case .down: .down
        case .up: .up
        case .right: .right
        }
    }

    /// The border inside a range of travel and velocity, in pieces, with the travel as `x` and the velocity as `y`.
    func lines(_ travels: ClosedRange<Double>, _ velocities: ClosedRange<Double>) -> [[Point]] {
        var trace = Trace(travels: travels)
        let rows = 120
        let height = velocities.upperBound - velocities.lowerBound
        var last: (velocity: Double, travel: Double)?
        for row in 0...rows {
            // At a velocity of exactly 0 the finger rests, and rules may have another threshold for that.
            let velocity = velocities.lowerBound + height * Double(row) / Double(rows)
            let travel = self.travel(at: velocity == 0 ? height * 1e-9 : velocity, travels)
            if let last, last.travel != travel {
                let jump = self.jump(from: last, to: (velocity, travel), travels)
                if jump.before != jump.after { trace.jump(at: jump.velocity, jump.before, jump.after) }
            }
            trace.add(travel, velocity)
            last = (velocity, travel)
        }
        return trace.finished
    }

    /// The travel beyond which a lift with this velocity is dismissed: infinite if none is, minus infinite if all are.
    private func travel(at velocity: Double, _ travels: ClosedRange<Double>) -> Double {
        var (low, high) = (travels.lowerBound, travels.upperBound)
        guard isDismissed(high, velocity) else { return .infinity }
        guard !isDismissed(low, velocity) else { return -.infinity }
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if isDismissed(middle, velocity) { high = middle } else { low = middle }
        }
        // The side on which nothing is dismissed, without the remainder of the bisection.
        return (low * 1e6).rounded() / 1e6
    }

    /// The velocity between two rows at which the travel jumps. If it only slopes, both results are equal.
    private func jump(
        from: (velocity: Double, travel: Double), to: (velocity: Double, travel: Double),
        _ travels: ClosedRange<Double>
    ) -> (velocity: Double, before: Double, after: Double) {
        var (from, to) = (from, to)
        for _ in 0..<32 {
            let velocity = (from.velocity + to.velocity) / 2
            let travel = self.travel(at: velocity, travels)
            func height(_ one: Double, _ other: Double) -> Double { one == other ? 0 : (one - other).magnitude }
            if height(from.travel, travel) > height(travel, to.travel) {
                to = (velocity, travel)
            } else {
                from = (velocity, travel)
            }
        }
        let isLeap = !((from.travel - to.travel).magnitude < 1e-3)
        return (to.velocity, from.travel, isLeap ? to.travel : from.travel)
    }

    /// The pieces of a line while it is traced.
    private struct Trace {
        let travels: ClosedRange<Double>
        private var lines: [[Point]] = []
        private var line: [Point] = []

        init(travels: ClosedRange<Double>) {
            self.travels = travels
        }

        mutating func add(_ travel: Double, _ velocity: Double) {
            if travel.isFinite { append(Point(x: travel, y: velocity)) }
        }

        mutating func jump(at velocity: Double, _ before: Double, _ after: Double) {
            append(Point(x: clamped(before), y: velocity))
            append(Point(x: clamped(after), y: velocity))
            if !after.isFinite { end() }
        }

        /// Vertical stretches become one line.
        private mutating func append(_ place: Point) {
            if line.count > 1, line.suffix(2).allSatisfy({ $0.x == place.x }) { line.removeLast() }
            line.append(place)
        }

        private mutating func end() {
            if line.count > 1 { lines.append(line) }
            line = []
        }

        private func clamped(_ travel: Double) -> Double {
            min(max(travel, travels.lowerBound), travels.upperBound)
        }

        var finished: [[Point]] {
            var copy = self
            copy.end()
            return copy.lines
        }
    }
}
