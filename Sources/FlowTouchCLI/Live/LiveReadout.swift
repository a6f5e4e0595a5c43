import Gestures
import Harness
import TouchInput

/// What the numbers beside the picture say of a session.
struct LiveReadout {
    private let session: Session
    /// From where the drag is measured; `nil` when there is none.
    let origin: Point?
    /// In which direction a lift would dismiss now.
    let armed: Direction?
    private let isEdge: Bool

    init(_ session: Session) {
        self.session = session
        switch session.gesture.phase {
        case .dragging(let drag):
            (origin, isEdge, armed) = (drag.origin, drag.isEdge, drag.armed)
        case .tracking(let start, let startsAtEdge, _):
            (origin, isEdge, armed) = (start, startsAtEdge, nil)
        case .idle, .scrolling, .settling, .spent:
            (origin, isEdge, armed) = (nil, false, nil)
        }
    }

    /// A threshold on the stage.
    struct Level {
        var direction: Direction
        /// Where it is, in points, along the axis of its direction.
        var place: Double
        var label: String
    }

    func levels(from origin: Point) -> [Level] {
        let thresholds = session.thresholds
        var levels: [Level] = []
        func add(_ direction: Direction, _ distance: Double?, _ sign: Double, _ start: Double) {
            guard let distance else { return }
            let label = DecimalText.short(distance, decimals: 0) + " pt"
            levels.append(Level(direction: direction, place: start + sign * distance, label: label))
        }
        add(.down, thresholds.down, 1, origin.y)
        add(.up, thresholds.up, -1, origin.y)
        if isEdge { add(.right, thresholds.right, 1, origin.x) }
        return levels
    }

    /// Where the gesture is, in words.
    var state: String {
        if let armed { return "ARMED: a lift dismisses \(armed.rawValue)" }
        switch session.gesture.phase.name {
        case .idle: return session.progress == nil ? "idle" : "no drag (\(fingers))"
        case .tracking: return "tracking, within the slop"
        case .scrolling: return "scrolling the content"
        case .dragging: return session.scene.isDismissalDisabled ? "dragging, disabled" : "dragging"
        case .settling: return "settling"
        case .spent: return "spent until all fingers are up"
        }
    }

    /// The same in few words.
    var shortState: String {
        if let armed { return "ARMED \(armed.rawValue)" }
        return session.progress != nil && session.gesture.phase == .idle
            ? "no drag" : session.gesture.phase.name.rawValue
    }

    private var fingers: String {
        let count = session.frame.fingerCount
        return count == 1 ? "1 finger" : "\(count) fingers"
    }

    private var verdict: DismissVerdict? {
        guard case .dragging = session.gesture.phase else { return nil }
        return session.gesture.lastVerdict
    }

    func translationWords(isShort: Bool) -> String {
        guard let progress = session.progress else { return isShort ? "moved –" : "translation  –" }
        let x = DecimalText.right(DecimalText.fixed(progress.translation.x, decimals: 1), width: isShort ? 1 : 7)
        let y = DecimalText.right(DecimalText.fixed(progress.translation.y, decimals: 1), width: isShort ? 1 : 7)
        return isShort ? "moved \(x), \(y)" : "translation  x \(x)   y \(y) pt"
    }

    /// How far along the drag is; the threshold is at two thirds of the bar.
    func bar(width: Int, _ theme: PictureTheme) -> String? {
        guard width >= 9, let verdict, verdict.threshold > 0 else { return nil }
        let reach = max(0, min(verdict.distance / (verdict.threshold * 1.5), 1)) * Double(width)
        let tick = width * 2 / 3
        var text = String.UnicodeScalarView()
        for place in 0..<width {
            let filled = reach - Double(place)
            if filled >= 1 {
                text.append(theme.either("█", "#"))
            } else if place == tick {
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

    var marginWords: String {
        guard let verdict else { return "" }
        let margin = DecimalText.margin(verdict.margin.magnitude)
        let threshold = DecimalText.short(verdict.threshold)
        return "\(margin) pt \(verdict.isPast ? "past" : "short of") \(threshold) pt \(verdict.direction.rawValue)"
    }

    func velocityWords(at time: Timestamp, isShort: Bool) -> String {
        guard session.progress != nil else { return isShort ? "speed –" : "velocity     –" }
        let velocity = session.velocity(at: time)
        func number(_ value: Double) -> String {
            DecimalText.right(DecimalText.fixed(value, decimals: 0), width: isShort ? 1 : 7)
        }
        return isShort
            ? "speed \(number(velocity.x)), \(number(velocity.y))"
            : "velocity     x \(number(velocity.x))   y \(number(velocity.y)) pt/s"
    }

    /// The rules as they stand, two or three lines.
    func ruleWords(_ dial: RulesDial, isShort: Bool) -> [String] {
        let thresholds = session.thresholds
        func points(_ value: Double?) -> String { value.map { DecimalText.short($0) } ?? "off" }
        let scroll: String
        switch dial.scrollPlace {
        case .own, .top, .middle, .bottom:
            scroll = session.scene.scroll.map { "at \(DecimalText.short($0.offset, decimals: 0))" } ?? "none"
        case .none: scroll = "none"
        }
        let state = session.scene.isDismissalDisabled ? "DISABLED" : "enabled"
        if isShort {
            return [
                "down \(points(thresholds.down)) up \(points(thresholds.up))", "\(state), scroll \(scroll)",
            ]
        }
        var fling = "velocity not looked at"
        if let limit = session.rules.fling?.limit { fling = "fling past \(limit.words)" }
        return [
            "down \(points(thresholds.down))   up \(points(thresholds.up))   edge \(points(thresholds.right)) pt",
            fling,
            "dismissal \(state), scroll \(scroll)",
        ]
    }
}
