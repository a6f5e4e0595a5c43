/// Rules that come with the package, each with where its numbers are from.
extension DismissRules {
    /// The rules of the flow stack's documentation, with the faults of its source mended. The default.
    ///
    /// 80 pt down, twice that up, 80 pt from the left edge (band 20 pt); velocity is not looked at.
    public static let flowstack = DismissRules(name: "flowstack")

    /// What the published source of velos/FlowStack at f872bfd does, faults included
    /// (`View+InteractiveDismiss.swift` lines 203–283, `FlowTransition.swift` lines 130–180).
    public static let flowstackSource: DismissRules = {
        var rules = DismissRules(name: "flowstack-source")
        rules.scrollGate.locksDirection = false
        rules.faults = [.cancelNeverReturns, .disabledGoesDead, .disabledFollows, .screenMeasuresBottom]
        return rules
    }()

    /// Every preset, by name.
    public static let presets: [DismissRules] = [.flowstack, .flowstackSource]

    /// The preset of this name.
    public static func preset(named name: String) -> DismissRules? {
        presets.first { $0.name == name }
    }
}
