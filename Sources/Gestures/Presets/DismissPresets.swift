/// Rules that come with the package, each with the source of its numbers.
extension DismissRules {
    /// The rules of the flow stack's documentation, without the faults of its source. The default.
    ///
    /// 80 pt down, twice as much up, and 80 pt from the left edge (band 20 pt); velocity does not matter.
    public static let flowstack: DismissRules = {
        var rules = DismissRules(name: "flowstack")
        rules.source = "velos/FlowStack's documentation, the faults of its source at f872bfd mended"
        rules.assumptions = [
            .init("slop", "UIKit publishes no number; about 10 pt"),
            .init("edgeBand", "UIKit publishes no number; 20 pt"),
            .init("second finger", "the drag goes on with the mean; UIKit does not say how"),
        ]
        return rules
    }()

    /// What the published source of velos/FlowStack at f872bfd does, faults included
    /// (`View+InteractiveDismiss.swift` lines 203–283, `FlowTransition.swift` lines 130–180).
    public static let flowstackSource: DismissRules = {
        var rules = flowstack
        rules.name = "flowstack-source"
        rules.source =
            "velos/FlowStack at f872bfd, View+InteractiveDismiss.swift 203-283 and FlowTransition.swift 130-180"
        rules.scrollGate.locksDirection = false
        rules.faults = [.cancelNeverReturns, .disabledGoesDead, .disabledFollows, .screenMeasuresBottom]
        return rules
    }()

    /// Every preset, in the order in which they are listed and compared.
    public static let presets: [DismissRules] = [
        .flowstack, .flowstackSource, .materialBottomSheet, .compose, .flutterBottomSheet, .flutterCupertinoSheet,
        .flutterDismissible, .adwaita, .phosh, .vaul, .baseUIDrawer,
    ]

    /// The preset of this name.
    public static func preset(named name: String) -> DismissRules? {
        presets.first { $0.name == name }
    }
}
