import Gestures
import Harness

extension DismissRules {
    /// Throws when rules of the user's own contradict themselves on a surface. Presets never refuse a small one.
    func refuseContradictions(in scene: DismissScene) throws(CommandFailure) {
        guard DismissRules.preset(named: name) != self,
            let sentence = RulesContradiction.sentences(self, in: scene).first
        else { return }
        throw CommandFailure(.usage, "\(quoted(name)): \(sentence)")
    }
}
