import Gestures

/// Which judgement looks at a field. It tells `tune` what to ask again for another value.
public enum RuleUse: Hashable, Sendable {
    /// None: the field says something about the rules.
    case words
    /// The drag, or something else that is not the lift: another value is another replay.
    case drag
    /// The drag, which then remembers that it was past its threshold: another threshold is another replay too.
    case memory
    /// Only these comparisons of the lift. Of several values the `safest` contradicts no other field, if any does.
    case lift(Set<LiftQuestion>, safest: Extreme = .highest)

    /// One end of the values of a field.
    public enum Extreme: Hashable, Sendable {
        /// The lowest value.
        case lowest
        /// The highest value.
        case highest
    }

    /// Whether a comparison of the lift looks at the field.
    public func asks(_ question: LiftQuestion) -> Bool {
        guard case .lift(let questions, _) = self else { return false }
        return questions.contains(question)
    }
}
