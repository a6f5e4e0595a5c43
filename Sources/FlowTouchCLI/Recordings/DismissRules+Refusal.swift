import Gestures
import Harness
import TouchInput

extension DismissRules {
    /// Throws if the user's own rules contradict themselves on a surface. Presets are never refused, not even on a
    /// small surface.
    func refuseContradictions(in scene: DismissScene) throws(CommandFailure) {
        guard DismissRules.preset(named: name) != self,
            let sentence = RulesContradiction.sentences(self, in: scene).first
        else { return }
        throw CommandFailure(.usage, "\(quoted(name)): \(sentence)")
    }
}

extension ReplayOptions {
    /// Throws if the rules contradict themselves on the surface of this device, before it is read.
    func refuseContradictions(
        on description: DeviceDescription?, beside sidecar: Sidecar = Sidecar()
    ) throws(CommandFailure) {
        let rules = rules(beside: sidecar)
        let session = Session(
            description: description, rules: rules, scenario: scenario(beside: sidecar),
            origin: Timestamp(microseconds: 0))
        try rules.refuseContradictions(in: session.scene)
    }
}
