import Documents
import FlowNavigation
import Geometry
import Gestures
import Harness
import TouchInput

/// A driven stack at selected moments.
public struct FilmStrip: Hashable, Sendable {
    /// The title, and the subtitle in small type.
    public var title: String, details: String
    /// The moments in order.
    public var frames: [FilmFrame]

    /// The strip of a session that drives a stack; without frames where none is driven.
    ///
    /// - Parameters:
    ///   - seconds: The moments, in seconds from `start`. By default those before and after each gesture, in the middle
    ///     of each, and where the stack changed by itself; one that shows what the one before it shows is left out.
    ///   - start: The moment that times are counted from.
    public init(
        moments: [RecordedMoment], outcomes: [Outcome], at seconds: [Double]? = nil, start: Timestamp, title: String,
        details: String = ""
    ) {
        self.title = title
        self.details = details
        let camera = FilmCamera(moments)
        let shots =
            seconds.map { times in
                times.sorted().map { second in
                    let time = start.advanced(byMicroseconds: Int64((second * 1_000_000).rounded()))
                    return Shot(time: time, headline: "", caption: Self.words(at: time, camera))
                }
            } ?? Self.shots(camera, outcomes)
        frames = shots.compactMap { shot in
            guard var frame = camera.frame(at: shot.time, start: start) else { return nil }
            frame.headline = shot.headline
            frame.caption = shot.caption
            return frame
        }
    }

    private struct Shot {
        var time: Timestamp
        var headline: String
        var caption: String
    }

    private static func shots(_ camera: FilmCamera, _ outcomes: [Outcome]) -> [Shot] {
        var shots: [Shot] = []
        // After these, the picture no longer shows the previous outcome.
        var beginnings = outcomes.map(\.start)
        for moment in camera.moments where !moment.happened.isEmpty {
            beginnings.append(moment.time)
            shots.append(
                Shot(
                    time: moment.time.advanced(byMicroseconds: 60_000), headline: "meanwhile",
                    caption: moment.happened.joined(separator: "; ")))
        }
        if let first = outcomes.first, let moment = camera.moments.first, first.start > moment.time {
            shots.append(Shot(time: moment.time, headline: "", caption: "before"))
        }
        for outcome in outcomes {
            let time = middle(of: outcome, camera)
            shots.append(Shot(time: time, headline: "", caption: words(at: time, camera)))
            // When the view has settled, or slightly before the next event if that is sooner.
            let settled = outcome.end.advanced(byMicroseconds: 300_000)
            let next = beginnings.filter { $0 > outcome.end }.min().map {
                max(outcome.end, $0.advanced(byMicroseconds: -8000))
            }
            shots.append(
                Shot(
                    time: min(settled, next ?? settled), headline: outcome.result.words,
                    caption: outcome.consequence ?? outcome.sentence))
        }
        return shots.sorted { $0.time < $1.time }
    }

    /// The middle of the drag or scroll; without one, the finger's position.
    private static func middle(of outcome: Outcome, _ camera: FilmCamera) -> Timestamp {
        let moved = camera.moments.filter {
            $0.gesture == outcome.gesture && ($0.step?.after == .dragging || $0.step?.after == .scrolling)
        }
        guard let first = moved.first?.time, let last = moved.last?.time else { return outcome.start }
        return first.advanced(byMicroseconds: last.microseconds(since: first) / 2)
    }

    /// What happens at a time.
    private static func words(at time: Timestamp, _ camera: FilmCamera) -> String {
        guard let index = camera.index(at: time) else { return "" }
        let moment = camera.moments[index]
        guard let step = moment.step, moment.happened.isEmpty else { return moment.happened.joined(separator: "; ") }
        let top = moment.stack?.top.map { "\($0.element.value)" } ?? "the root"
        switch step.after {
        case .idle: return "\(top) is on top"
        case .tracking: return "a finger is down"
        case .dragging:
            guard let follow = step.effects.follow else { return "dragged, but \(top) does not follow" }
            let isArmed = isArmed(at: index, camera)
            return "\(top) is pulled: \(distance(follow))\(isArmed ? ", armed" : "")"
        case .scrolling:
            let screen = moment.stack?.top.map { ScreenID.destination($0.id) } ?? .root
            let offset = moment.stack?.scrollOffset(of: screen) ?? 0
            return "\(top) scrolls: at \(DecimalText.short(offset)) pt"
        case .settling: return "\(top) is on top; the view settles"
        case .spent: return "the gesture is over until the finger lifts"
        }
    }

    private static func isArmed(at index: Int, _ camera: FilmCamera) -> Bool {
        for moment in camera.moments[...index].reversed() {
            guard let effects = moment.step?.effects else { continue }
            if effects.disarm { return false }
            if effects.arm != nil { return true }
            if moment.step?.before == .idle { return false }
        }
        return false
    }

    private static func distance(_ way: Point) -> String {
        if way.x.magnitude > way.y.magnitude {
            return "\(DecimalText.short(way.x.magnitude)) pt \(way.x < 0 ? "left" : "right")"
        }
        return "\(DecimalText.short(way.y.magnitude)) pt \(way.y < 0 ? "up" : "down")"
    }
}

extension Outcome.Result {
    fileprivate var words: String { self == .notRecognised ? "not recognised" : rawValue }
}
