import Documents
import Geometry
import Gestures
import Harness
import TouchInput

/// The numbers beside the picture, for a session.
struct LiveReadout {
    private let session: Session
    private let end: PlayedGesture.End?
    /// Where the drag is measured from; `nil` without a drag.
    let origin: Point?
    /// The direction in which a lift would dismiss now.
    let armed: Direction?
    private let isEdge: Bool

    init(_ session: Session, _ end: PlayedGesture.End? = nil) {
        self.session = session
        self.end = end
        switch session.gesture.phase {
        case .dragging(let drag):
            (origin, isEdge, armed) = (drag.origin, drag.isEdge, drag.armed)
        case .tracking(let start, let startsAtEdge, _):
            (origin, isEdge, armed) = (start, startsAtEdge, nil)
        case .idle, .scrolling, .settling, .spent:
            (origin, isEdge, armed) = (nil, false, nil)
        }
    }

    /// A threshold on the canvas.
    struct Level {
        var direction: Direction
        /// Its x or y, by its direction, in points.
        var coordinate: Double
        var label: String
    }

    func levels(from origin: Point) -> [Level] {
        let thresholds = session.thresholds
        var levels: [Level] = []
        func add(_ direction: Direction, _ distance: Double?, at coordinate: (Double) -> Double) {
            guard let distance else { return }
            let label = DecimalText.short(distance, decimals: 0) + " pt"
            levels.append(Level(direction: direction, coordinate: coordinate(distance), label: label))
        }
        add(.down, thresholds.down) { origin.y + $0 }
        add(.up, thresholds.up) { origin.y - $0 }
        if isEdge { add(.right, thresholds.right) { origin.x + $0 } }
        return levels
    }

    /// The state of the gesture. Here and below: the same text in shorter and shorter versions.
    func state(at time: Timestamp) -> [String] {
        if end == .deviceGone { return ["the device is gone: waiting for it", "device gone: waiting", "device gone"] }
        if let armed { return ["ARMED: a lift dismisses \(armed.rawValue)", "ARMED \(armed.rawValue)"] }
        if let flung = flung(at: time) {
            return ["dragging, fast: a lift dismisses \(flung.rawValue)", "fast: dismisses \(flung.rawValue)", "fast"]
        }
        let name = session.gesture.phase.name
        let short = name == .idle && session.progress != nil ? "no drag" : name.rawValue
        if end == .over, name == .idle {
            return ["the recording is over: r plays it again", "over: r plays again", "over: r"]
        }
        return switch name {
        case .idle: [session.progress == nil ? "idle" : "no drag (\(fingers))", short]
        case .tracking: ["tracking, within the slop", short]
        case .scrolling: ["scrolling the content", short]
        case .dragging: [session.scene.isDismissalDisabled ? "dragging, disabled" : "dragging", short]
        case .settling: [short]
        case .spent: ["spent until all fingers are up", short]
        }
    }

    /// The direction in which a lift would dismiss by its velocity alone, which does not arm.
    private func flung(at time: Timestamp) -> Direction? {
        guard case .dragging(let drag) = session.gesture.phase, session.rules.fling != nil, session.stack == nil,
            !session.scene.isDismissalDisabled, let progress = session.progress
        else { return nil }
        let lift = DismissLift(
            translation: progress.translation, velocity: session.velocity(at: time), isEdge: drag.isEdge,
            permitted: drag.permitted, armed: drag.armed, hasTurnedBack: drag.hasTurnedBack, scene: session.scene)
        return session.rules.decision(of: lift).dismissal?.direction
    }

    private var fingers: String {
        let count = session.frame.fingerCount
        return count == 1 ? "1 finger" : "\(count) fingers"
    }

    private var verdict: DismissVerdict? {
        guard case .dragging = session.gesture.phase else { return nil }
        return session.gesture.lastVerdict
    }

    var translationWords: [String] {
        guard let progress = session.progress else { return ["translation  –", "moved –"] }
        let (x, y) = (progress.translation.x, progress.translation.y)
        func words(_ width: Int) -> (x: String, y: String) {
            let numbers = [x, y].map { DecimalText.right(DecimalText.fixed($0, decimals: 1), width: width) }
            return (numbers[0], numbers[1])
        }
        let (wide, tight) = (words(7), words(1))
        return [
            "translation  x \(wide.x)   y \(wide.y) pt", "moved \(tight.x), \(tight.y) pt",
            "moved \(tight.x), \(tight.y)",
            "\(tight.x), \(tight.y)",
        ]
    }

    /// A bar of the distance; the threshold is at two thirds of it.
    func bar(width: Int, _ theme: PictureTheme) -> String? {
        guard width >= 9, let verdict, verdict.threshold > 0 else { return nil }
        let reach = max(0, min(verdict.distance / (verdict.threshold * 1.5), 1)) * Double(width)
        let tick = width * 2 / 3
        var text = String.UnicodeScalarView()
        for column in 0..<width {
            let filled = reach - Double(column)
            if filled >= 1 {
                text.append(theme.either("█", "#"))
            } else if column == tick {
                text.append(theme.either("│", "|"))
            } else if filled > 0.125 && theme.isUnicode {
                // From ▏, one eighth, to ▉, seven.
                text.append(Unicode.Scalar(UInt32(0x2590 - Int(filled * 8))) ?? "#")
            } else {
                text.append(theme.either("·", "."))
            }
        }
        return String(text)
    }

    var marginWords: [String] {
        guard let verdict else { return [""] }
        let margin = DecimalText.margin(verdict.margin.magnitude)
        let threshold = DecimalText.short(verdict.threshold)
        let side = verdict.isPast ? "past" : "short of"
        let sign = verdict.isPast ? "+" : "-"
        return [
            "\(margin) pt \(side) \(threshold) pt \(verdict.direction.rawValue)",
            "\(margin) \(side) \(threshold) \(verdict.direction.rawValue)", "\(margin) \(side) \(threshold)",
            "\(sign)\(margin) of \(threshold)",
        ]
    }

    func velocityWords(at time: Timestamp) -> [String] {
        guard session.progress != nil else { return ["velocity     –", "speed –"] }
        let velocity = session.velocity(at: time)
        func words(_ width: Int) -> (x: String, y: String) {
            let numbers = [velocity.x, velocity.y].map {
                DecimalText.right(DecimalText.fixed($0, decimals: 0), width: width)
            }
            return (numbers[0], numbers[1])
        }
        let (wide, tight) = (words(7), words(1))
        return [
            "velocity     x \(wide.x)   y \(wide.y) pt/s", "speed \(tight.x), \(tight.y) pt/s",
            "speed \(tight.x), \(tight.y)", "\(tight.x), \(tight.y)",
        ]
    }

    /// The current rules, line by line.
    func ruleWords(_ dial: RulesDial) -> [[String]] {
        let thresholds = session.thresholds
        func points(_ value: Double?) -> String { value.map { DecimalText.short($0) } ?? "off" }
        func long(_ value: Double?) -> String { value == nil ? "off" : points(value) + " pt" }
        let (down, up, edge) = (points(thresholds.down), points(thresholds.up), points(thresholds.right))
        let scroll: String
        switch dial.scrollPlace {
        case .own, .top, .middle, .bottom:
            scroll = session.scene.scroll.map { "at \(DecimalText.short($0.offset, decimals: 0))" } ?? "none"
        case .none: scroll = "none"
        }
        let state = session.scene.isDismissalDisabled ? "DISABLED" : "enabled"
        var fling = ["velocity ignored", "no fling"]
        if let limit = session.rules.fling?.limit { fling = ["fling past \(limit.words)", "fling \(limit.words)"] }
        return [
            [
                "down \(long(thresholds.down))   up \(long(thresholds.up))   edge \(long(thresholds.right))",
                "down \(down) up \(up) edge \(edge)", "down \(down) up \(up)",
            ], fling, ["dismissal \(state), scroll \(scroll)", "\(state), scroll \(scroll)", state],
        ]
    }
}
