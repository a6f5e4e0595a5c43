import Gestures
import Harness
import Testing

/// Each counterfactual is tried and must come true: by another recording if a finger could do it, else by asking the rules
/// about the changed lift.
@Suite("What would have changed a gesture changes it: random gestures under every preset")
struct CounterfactualTests {
    @Test("Each comes true", arguments: DismissRules.presets.map(\.name))
    func comesTrue(preset: String) throws {
        let rules = try #require(DismissRules.preset(named: preset))
        var counts: [String: Int] = [:]
        for seed in 0..<300 as Range<UInt64> {
            let story = RandomStory(seed: seed, rules)
            guard let outcome = story.outcome else { continue }
            for counterfactual in Explanation(outcome, under: rules).counterfactuals {
                counts[counterfactual.change.name, default: 0] += 1
                let trial = CounterfactualTrial(story: story, outcome: outcome, counterfactual: counterfactual)
                try trial.run()
            }
        }
        #expect(counts["further", default: 0] > 5 && counts["earlier", default: 0] > 0, "\(counts)")
        // Those that never return a cancelled drag leave it stuck.
        if !rules.faults.contains(.cancelNeverReturns) {
            #expect(counts["liftedInstead", default: 0] > 5, "\(counts)")
        }
        if rules.fling != nil { #expect(counts["faster", default: 0] > 3, "\(counts)") }
    }
}

extension Counterfactual.Change {
    /// The name of its kind.
    fileprivate var name: String { "\(self)".split(separator: "(").first.map(String.init) ?? "" }
}
