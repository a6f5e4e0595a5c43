/// Sheets of Linux desktops and phones.
extension DismissRules {
    /// `AdwBottomSheet` on `AdwSwipeTracker`.
    public static let adwaita: DismissRules = {
        var rules = sheet("adwaita")
        rules.source = "GNOME/libadwaita at 01e1be93bfb85df4d03d96d59914a8496ab09cb1, adw-swipe-tracker.c"
        rules.slop = .points(16)
        rules.axis = .vertical(ratio: 1)
        rules.origin = .slopCrossing
        rules.down = .fraction(0.5)
        // A sheet that is flicked back slows down by 0.998 per millisecond, which carries it 0.499 s of its speed, and then
        // goes to the nearest position. One that is flicked away always goes to the next position.
        rules.distance.projection = .init(seconds: 0.499, slowest: 300)
        rules.fling = FlingRule(limit: .points(300))
        rules.fling?.isLimitIncluded = true
        rules.velocity = VelocityRule(.windowMean)
        rules.velocity.horizonMicroseconds = 150_000
        rules.velocity.rest = .silence(longerThan: .milliseconds(150))
        rules.cancel = .liftsAtRest
        rules.catchesSettling = true
        rules.handsOffAtEdge = true
        rules.settleMicroseconds = 250_000
        // Mass 1, stiffness 400, damping 0.8 of the critical one.
        rules.settleMotion = .spring(seconds: 2 * .pi / 20, bounce: 0.2)
        rules.assumptions = [
            .init("velocity", "the touchscreen's limit of 0.3 px/ms on every device; touchpads have 0.6"),
            .init("projection", "straight, where the source bends it above 2 px/ms"),
            .init("cancel", "the sheet goes to the nearest place, as the source's bottom sheet answers the tracker"),
            .init("settle", "a spring without a time of its own; 250 ms"),
            .init("second finger", "the mean, as nothing is said of it"),
            .init("hand-off", "what the sheet took from a list it keeps until the lift"),
        ]
        return rules
    }()

    /// The panels of phosh on phoc's draggable layer surfaces.
    public static let phosh: DismissRules = {
        var rules = sheet("phosh")
        rules.source =
            "PhoshMobi/phoc at 3d83c34fa62505d851fb96819b4b8eb9ed9de210, layer-shell-effects.c, with the threshold 0.3 of phosh's "
            + "home.c and top-panel.c"
        rules.slop = .points(16)
        rules.slopMeasure = .alongAxis
        rules.axis = .unlessSideways(from: 24, bias: 0)
        rules.down = .fraction(0.3)
        var fling = FlingRule(limit: .points(1500))
        fling.isLimitIncluded = true
        fling.keepingLimit = .points(1500)
        rules.fling = fling
        rules.velocity = VelocityRule(.windowMean)
        rules.velocity.horizonMicroseconds = 150_000
        rules.velocity.rest = .silence(longerThan: .milliseconds(150))
        rules.catchesSettling = true
        rules.settleMicroseconds = 300_000
        // Cubic, as the surface slides out again.
        rules.settleMotion = .easing(power: 3)
        rules.assumptions = [
            .init("second finger", "the mean, as nothing is said of it"),
            .init("axis", "the source rejects what is more than 24 px across, however far along it is by then"),
            .init("velocity", "the mean of 150 ms, as the shell's swipe gesture reckons it"),
        ]
        return rules
    }()
}
