/// Sheets of Flutter, read at 79557800f99.
extension DismissRules {
    /// `gestures/constants.dart` and `velocity_tracker.dart`: at least three samples, 50 to 8000 px/s. In every recogniser a
    /// lift is a fling only beyond the slop; ``flutterFling(_:)`` sets that.
    private static var flutterVelocity: VelocityRule {
        var rule = VelocityRule.android(.leastSquares(minimumSamples: 3))
        rule.lowestSpeed = 50
        rule.highestSpeed = SpeedLimit(pointsPerSecond: 8000)
        return rule
    }

    private static func flutterFling(_ limit: Speed) -> FlingRule {
        FlingRule(limit: limit, minimumDistance: .points(18))
    }

    private static let flutterFlingAssumption = Assumption(
        "fling",
        "its 18 px are asked of the drag beyond the slop, where the source asks them of the samples that the velocity "
            + "is read from, the slop included")

    private static func flutter(_ name: String, _ file: String) -> DismissRules {
        var rules = sheet(name)
        rules.source = "flutter at 79557800f99, packages/flutter/lib/src/\(file)"
        rules.slop = .points(18)
        rules.slopMeasure = .alongAxis
        rules.origin = .slopCrossing
        rules.velocity = flutterVelocity
        // The multitouch strategy of every platform but Apple's.
        rules.fingers.secondFinger = .latest
        rules.catchesSettling = true
        return rules
    }

    /// `showModalBottomSheet`.
    public static let flutterBottomSheet: DismissRules = {
        var rules = flutter("flutter-bottom-sheet", "material/bottom_sheet.dart")
        rules.down = .fraction(0.5)
        rules.fling = flutterFling(.points(700))
        rules.cancel = .lifts
        rules.settleMicroseconds = 200_000
        rules.settleMotion = .easing(power: 1)
        rules.assumptions = [
            flutterFlingAssumption,
            .init(
                "scroll hand-off", "a list in the sheet has the movement unless it is at its top when the drag begins"),
            .init(
                "settle", "evenly in 200 ms, where the source takes 250 ms for the whole sheet and its share for a part"
            ),
        ]
        return rules
    }()

    /// `CupertinoSheetRoute`.
    public static let flutterCupertinoSheet: DismissRules = {
        var rules = flutter("flutter-cupertino-sheet", "cupertino/sheet.dart")
        // The sheet stays if more than 0.52 of it would be visible.
        rules.down = .fraction(0.48)
        rules.distance.isThresholdIncluded = true
        var fling = flutterFling(.extents(2))
        fling.isLimitIncluded = true
        fling.keepingLimit = .extents(2)
        rules.fling = fling
        rules.cancel = .liftsAtRest
        rules.handsOffAtEdge = true
        rules.handsBackAtRest = true
        rules.settleMicroseconds = 300_000
        rules.settleMotion = .easing(power: 2)
        rules.assumptions = [
            flutterFlingAssumption,
            .init(nil, "extent: the view's, where the source measures flings in screens"),
            .init("settle", "the source's easeOut, a Bézier curve, taken for the square of what is left of the time"),
        ]
        return rules
    }()

    /// `Dismissible`, rotated so that it dismisses downwards.
    public static let flutterDismissible: DismissRules = {
        var rules = flutter("flutter-dismissible", "widgets/dismissible.dart")
        rules.down = .fraction(0.4)
        var fling = flutterFling(.points(700))
        fling.isLimitIncluded = true
        fling.excessOverCross = 400
        fling.keepingLimit = .points(700)
        rules.fling = fling
        rules.cancel = .lifts
        rules.catchesSettling = false
        rules.settleMicroseconds = 200_000
        rules.assumptions = [
            flutterFlingAssumption,
            .init("down", "the source's items are dragged sideways as a rule; here down"),
        ]
        return rules
    }()
}
