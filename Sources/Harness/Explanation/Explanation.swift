import Gestures

/// Why an outcome came about, and what would have changed it.
public struct Explanation: Hashable, Sendable {
    /// The outcome that is explained.
    public let outcome: Outcome
    /// The rules that judged it.
    public let rules: DismissRules
    /// What would have changed it, or would not have helped.
    public let counterfactuals: [Counterfactual]

    /// The explanation of an outcome of drags under these rules.
    public init(_ outcome: Outcome, under rules: DismissRules) {
        self.outcome = outcome
        self.rules = outcome.rules ?? rules
        counterfactuals = Self.counterfactuals(of: outcome, self.rules)
    }

    /// The explanation in a few sentences.
    public var sentences: [String] { account + Counterfactual.sentences(counterfactuals) + [speed].compactMap(\.self) }

    private static func counterfactuals(of outcome: Outcome, _ rules: DismissRules) -> [Counterfactual] {
        switch outcome.ending {
        case .dismissed(let decision): LiftCounterfactuals.dismissed(decision, rules)
        case .returned(let back): LiftCounterfactuals.returned(back, rules)
        case .refused: [Counterfactual(change: .dismissalEnabled, result: .dismissed)]
        case .cancelled(let cancellation): LiftCounterfactuals.cancelled(cancellation, rules)
        case .stuck(.disabled):
            [Counterfactual(change: .withoutFault(.disabledGoesDead), result: .refused)]
        case .stuck(.takenAway):
            [Counterfactual(change: .withoutFault(.cancelNeverReturns), result: .returned)]
        case .tapped: TouchCounterfactuals.tapped(outcome, rules)
        case .scrolled(let scroll): TouchCounterfactuals.scrolled(scroll, rules)
        case .notRecognised(let unrecognised): TouchCounterfactuals.notRecognised(unrecognised, outcome, rules)
        }
    }
}
