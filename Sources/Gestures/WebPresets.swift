/// Drawers of web pages, whose px are points.
extension DismissRules {
    /// `vaul`.
    public static let vaul: DismissRules = {
        var rules = sheet("vaul")
        rules.source = "emilkowalski/vaul, constants and onRelease, read 2025"
        rules.slop = .points(0)
        rules.down = .fraction(0.25)
        rules.distance.isThresholdIncluded = true
        var fling = FlingRule(limit: .points(400))
        fling.keepingLimit = .points(400)
        rules.fling = fling
        rules.velocity = VelocityRule(.wholeDrag)
        rules.velocity.lowestSpeed = 50
        rules.velocity.rest = RestRule(
            stopTime: .fixed(.seconds(600)), cutsAtGaps: false, countsStillSamples: false, forbidsReversal: false)
        rules.scrollGate.holdMicroseconds = 100_000
        rules.settleMicroseconds = 500_000
        rules.assumptions = [
            "slop: none of its own; the browser's is not known",
            "fling: one against the drag keeps the drawer",
            "velocity: the drag's own time, where the source reads the clock when the events are delivered",
        ]
        return rules
    }()

    /// The drawer of `@base-ui/react`.
    public static let baseUIDrawer: DismissRules = {
        var rules = sheet("base-ui-drawer")
        rules.source =
            "mui/base-ui at 087c60b9c8ff9a3e94495b9321aa3e618f268d68, useSwipeDismiss.ts and DrawerViewport.tsx"
        rules.slop = .points(6)
        rules.slopMeasure = .alongAxis
        rules.axis = .unlessSideways(from: 6, bias: 2)
        rules.down = .fraction(0.5)
        rules.distance.shortestThreshold = .points(10)
        rules.distance.turningBack = .points(10)
        var fling = FlingRule(limit: .points(500))
        fling.isLimitIncluded = true
        rules.fling = fling
        rules.velocity = VelocityRule(.lastSegment)
        rules.velocity.shortestMicroseconds = 16_000
        rules.velocity.rest = RestRule(
            stopTime: .fixed(.milliseconds(80)), cutsAtGaps: false, countsStillSamples: false, forbidsReversal: false)
        rules.fingers.secondFingerCancels = true
        rules.handsOffAtEdge = true
        rules.settleMicroseconds = 450_000
        rules.assumptions = [
            "origin: the touch; the source leaves out the first movement, unless it is the only one",
            "slop: the 6 px that decide the axis; without anything that scrolls the source begins at 1 px",
            "settle: the style sheet's; 450 ms",
        ]
        return rules
    }()
}
