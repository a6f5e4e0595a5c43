import Documents
import Geometry
import Gestures
import TouchInput

/// One line of a trace: what the harness made of the input, the same text everywhere.
public enum TraceLine: Hashable, Sendable {
    /// A step of the gesture.
    case step(Timestamp, DismissStep)
    /// What happened to the stack that is driven.
    case stack(Timestamp, String)
    /// The outcome of a gesture that is complete.
    case outcome(Outcome)
    /// What a filter did.
    case filter(FilterAction)
    /// Events were lost; the contact, by its number counted from 0, is what it is about, or all where it is `nil`.
    case loss(Timestamp, contact: Int?, LostEvents)

    /// The line in fixed columns, with times in seconds from `origin`.
    public func text(origin: Timestamp) -> String {
        switch self {
        case .step(let time, let step):
            let phases = step.before == step.after ? step.before.rawValue : "\(step.before)→\(step.after)"
            return Self.line(time, origin, "\(step.clause)", phases, step.effects.text)
        case .stack(let time, let text): return Self.line(time, origin, "▸", "", text)
        case .outcome(let outcome):
            return Self.line(outcome.end, origin, "=", "", outcome.sentence)
        case .filter(let action):
            // The longest name is longer than two phases.
            return Self.line(
                action.time, origin, "~", DecimalText.left(action.filter.rawValue, width: 21), action.words)
        case .loss(let time, let contact, let lost):
            let subject = contact.map { "contact \($0 + 1) " } ?? ""
            return Self.line(time, origin, "~", DecimalText.left("lost-events", width: 21), subject + lost.rawValue)
        }
    }

    private static func line(
        _ time: Timestamp, _ origin: Timestamp, _ clause: String, _ phases: String, _ rest: String
    ) -> String {
        let seconds = DecimalText.fixed(Double(time.microseconds(since: origin)) / 1_000_000, decimals: 3)
        var line = DecimalText.right(seconds, width: 8) + "  " + DecimalText.left(clause, width: 4) + " "
        line += phases.isEmpty ? rest : DecimalText.left(phases, width: 18) + " " + rest
        while line.last == " " { line.removeLast() }
        return line
    }
}

extension DismissEffects {
    /// The effects in the order in which they are asked for: `follow(0,92) arm(down)`.
    public var text: String {
        var words: [String] = []
        if let scroll { words.append("scroll(\(DecimalText.short(scroll)))") }
        if let follow {
            words.append("follow(\(DecimalText.short(follow.x)),\(DecimalText.short(follow.y)))")
        }
        if let arm { words.append("arm(\(arm.rawValue))") }
        if disarm { words.append("disarm") }
        if refuse { words.append("refuse") }
        if let dismiss { words.append("dismiss(\(dismiss.direction.rawValue), \(dismiss.cause.rawValue))") }
        if restore {
            let cause =
                switch keptBy {
                case .fling: "(flung back)"
                case .turningBack: "(turned back)"
                case nil: ""
                }
            words.append("restore\(cause)")
        }
        if tap { words.append("tap") }
        if strand { words.append("strand") }
        return words.joined(separator: " ")
    }
}
