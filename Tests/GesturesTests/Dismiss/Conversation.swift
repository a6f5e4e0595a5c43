import Geometry
import Gestures
import TouchInput

/// A gesture under test: events in, clauses and effects out, in one line each.
struct Conversation {
    var gesture = DismissGesture()
    var rules: DismissRules
    var scene = DismissScene()
    var clock: Int64 = 0

    init(_ rules: DismissRules = .flowstack, _ change: (inout DismissScene) -> Void = { _ in }) {
        self.rules = rules
        change(&scene)
    }

    private mutating func sample(_ x: Double, _ y: Double) -> DragSample {
        clock += 8000
        return DragSample(time: Timestamp(microseconds: clock), position: Point(x: x, y: y))
    }

    mutating func down(_ x: Double = 200, _ y: Double = 300) -> DismissStep {
        gesture.handle(.touchedDown(sample(x, y)), under: rules, in: scene)
    }

    mutating func move(_ x: Double, _ y: Double) -> DismissStep {
        gesture.handle(.moved(sample(x, y)), under: rules, in: scene)
    }

    mutating func lift(_ x: Double, _ y: Double, velocity: Velocity = .zero) -> DismissStep {
        gesture.handle(.lifted(sample(x, y), velocity: velocity), under: rules, in: scene)
    }

    mutating func cancel(_ x: Double, _ y: Double, _ reason: CancelReason = .palm) -> DismissStep {
        gesture.handle(.cancelled(reason, sample(x, y)), under: rules, in: scene)
    }

    mutating func settle() -> DismissStep {
        gesture.handle(.settled, under: rules, in: scene)
    }

    /// A whole drag from (200, 300) by these translations; returns the step of the lift.
    mutating func drag(_ translations: [(Double, Double)], from x: Double = 200, _ y: Double = 300) -> DismissStep {
        _ = down(x, y)
        var last = (0.0, 0.0)
        for translation in translations {
            _ = move(x + translation.0, y + translation.1)
            last = translation
        }
        return lift(x + last.0, y + last.1)
    }
}
