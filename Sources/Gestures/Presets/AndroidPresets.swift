/// Sheets of Android, which only dismiss downwards.
extension DismissRules {
    /// Least squares over 100 ms, which Material and Compose share. There is no velocity after 40 ms without a sample, speeds
    /// below 50 dp/s count as none, and the highest is 8000 (`ViewConfiguration`). AOSP's tracker takes a line through two
    /// samples; Compose's asks for three.
    static func androidVelocity(minimumSamples: Int) -> VelocityRule {
        var rule = VelocityRule.android(.leastSquares(minimumSamples: minimumSamples))
        rule.lowestSpeed = 50
        rule.highestSpeed = SpeedLimit(pointsPerSecond: 8000)
        return rule
    }

    /// `BottomSheetBehavior` of material-components-android, from expanded to hidden in one drag.
    public static let materialBottomSheet: DismissRules = {
        var rules = sheet("material-bottom-sheet")
        rules.source = "material-components-android at ac7e18efe, BottomSheetBehavior.java, on AOSP's ViewDragHelper"
        rules.slop = .points(8)
        rules.slopMeasure = .alongAxis
        rules.axis = .vertical(ratio: 1)
        // Once the helper has the view, it moves it as far as the finger moves.
        rules.origin = .slopCrossing
        rules.down = .fraction(0.5)
        rules.distance.projection = .init(seconds: 0.1)
        // 500 px/s of the screen; the source does not know the density.
        var fling = FlingRule(limit: .points(500 / 2.625))
        fling.excessOverCross = 0
        fling.keepingLimit = .points(0)
        rules.fling = fling
        rules.velocity = androidVelocity(minimumSamples: 2)
        rules.fingers.secondFinger = .latest
        rules.cancel = .liftsAtRest
        rules.catchesSettling = true
        rules.handsOffAtEdge = true
        rules.handsBackAtRest = true
        rules.settleMicroseconds = 256_000
        // The scroller of the drag helper slows down by the fifth power of the time that is left.
        rules.settleMotion = .easing(power: 5)
        rules.assumptions = [
            .init("fling", "the source's 500 px/s are of the screen; 2.625 px for a dp, as on a phone of 420 dpi"),
            .init(
                nil,
                "collapsed: skipped, as the source does when it is told to; a half-expanded sheet counts as returned"),
            .init(
                "down", "half of the view, where the source measures half of the peek height from the collapsed place"),
            .init("second finger", "it is on the sheet, and not beside it"),
            .init("settle", "256 ms, the shortest of the source's 256 to 600 ms"),
            .init(
                "catch", "a sheet that was dismissed is gone, where the source lets a finger take it back on its way"),
        ]
        return rules
    }()

    /// `ModalBottomSheet` of Material 3 on Compose's `AnchoredDraggable`.
    public static let compose: DismissRules = {
        var rules = sheet("compose")
        rules.source =
            "androidx/androidx at 00670133aa8b667e4f48b35ba17aeb3b80f15e66, AnchoredDraggable.kt computeTarget, with the sheet "
            + "defaults of Material 3: 56 dp and 125 dp/s"
        rules.slop = .points(8)
        rules.slopMeasure = .alongAxis
        rules.axis = .vertical(ratio: 1)
        // Only the movement beyond the slop counts.
        rules.origin = .slopEdge
        rules.down = .points(56)
        rules.distance.isThresholdIncluded = true
        // At rest the sheet goes to the nearest position; if it moves back, it goes to where it came from.
        rules.distance.atRest = .fraction(0.5)
        var fling = FlingRule(limit: .points(125))
        fling.isLimitIncluded = true
        fling.keepingLimit = .points(0)
        rules.fling = fling
        rules.velocity = androidVelocity(minimumSamples: 3)
        rules.velocity.lowestSpeed = 0
        rules.fingers.secondFinger = .first
        rules.cancel = .liftsAtRest
        rules.catchesSettling = true
        rules.handsOffAtEdge = true
        rules.handsBackAtRest = true
        rules.settleMicroseconds = 300_000
        rules.settleMotion = .spring(seconds: 0.3, bounce: 0)
        rules.assumptions = [
            .init("slop", "the platform's touch slop, 8 dp on AOSP"),
            .init(nil, "a sheet that moves back within 56 dp of hidden is kept, where the source hides it"),
            .init("second finger", "the first one goes on"),
            .init("settle", "a spring without a published time; 300 ms, without a bounce"),
            .init(
                "catch", "a sheet that was dismissed is gone, where the source lets a finger take it back on its way"),
        ]
        return rules
    }()

    /// What all sheets that are dragged down share.
    static func sheet(_ name: String) -> DismissRules {
        var rules = DismissRules(name: name)
        rules.up = nil
        rules.right = nil
        rules.edgeBand = .points(0)
        rules.followFactor = 1
        rules.shrink = 0
        rules.scrollGate.topTolerance = 0
        rules.scrollGate.bottomTolerance = 0
        return rules
    }
}
