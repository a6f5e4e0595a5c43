import Geometry
import Gestures
import TouchInput

/// The offset of the presented view, in points, while fingers and animations move it.
struct CardMotion: Hashable {
    private enum State: Hashable {
        case rests
        case follows(Point)
        case leaves(from: Point, to: Point, start: Timestamp, microseconds: Int64)
        case returns(DismissReturn, followFactor: Double)
        case gone
    }

    private var state = State.rests

    /// Whether the view is dismissed and no longer drawn.
    var isGone: Bool { state == .gone }

    /// Whether an animation moves it.
    var isSettling: Bool {
        switch state {
        case .leaves, .returns: true
        case .rests, .follows, .gone: false
        }
    }

    /// Applies the effects of a step; `way` is the animation of a view that returns.
    mutating func take(
        _ step: DismissStep, at time: Timestamp, under rules: DismissRules, in extent: Size, _ way: DismissReturn?
    ) {
        let effects = step.effects
        if let translation = effects.follow {
            state = .follows(Point(x: translation.x * rules.followFactor, y: translation.y * rules.followFactor))
        }
        if let dismissal = effects.dismiss {
            let target =
                switch dismissal.direction {
                case .down: Point(x: 0, y: extent.height)
                case .up: Point(x: 0, y: -extent.height)
                case .right: Point(x: extent.width, y: 0)
                }
            state = .leaves(
                from: offset(at: time), to: target, start: time, microseconds: rules.settleMicroseconds)
        } else if effects.restore {
            state = way.map { .returns($0, followFactor: rules.followFactor) } ?? .rests
        }
        switch step.clause {
        case .d1 where isGone: state = .rests
        case .d18:
            switch state {
            case .leaves: state = .gone
            case .returns: state = .rests
            case .rests, .follows, .gone: break
            }
        default: break
        }
    }

    /// Its offset. Leaving slows down towards the end.
    func offset(at time: Timestamp) -> Point {
        switch state {
        case .rests, .gone: return .zero
        case .follows(let offset): return offset
        case .returns(let way, let factor):
            let translation = way.translation(at: time)
            return Point(x: translation.x * factor, y: translation.y * factor)
        case .leaves(let from, let to, let start, let microseconds):
            let part = Double(time.microseconds(since: start)) / Double(max(microseconds, 1))
            let rest = 1 - max(0, min(part, 1))
            let done = 1 - rest * rest * rest
            return Point(x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done)
        }
    }

    /// Its scale: it shrinks while it follows the finger.
    func scale(at time: Timestamp, under rules: DismissRules) -> Double {
        guard rules.followFactor > 0, rules.shrinkDistance > 0 else { return 1 }
        let dragged = offset(at: time).length / rules.followFactor
        return 1 - rules.shrink * min(dragged / rules.shrinkDistance, 1)
    }
}
