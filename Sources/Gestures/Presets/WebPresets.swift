/// Drawers of web pages, whose px are points.
extension DismissRules {
    /// `vaul`.
    public static let vaul: DismissRules = {
        var rules = sheet("vaul")
        rules.source =
            "emilkowalski/vaul at 014a69cd89877595c0c974ef927e4ce5765ac916, src/index.tsx onRelease and onDrag"
        rules.slop = .points(0)
        rules.slopMeasure = .alongAxis
        rules.axis = .unlessSideways(from: 10, bias: 0)
        rules.down = .fraction(0.25)
        rules.distance.isThresholdIncluded = true
        rules.fling = FlingRule(limit: .points(400))
        rules.velocity = VelocityRule(.wholeDrag)
        rules.velocity.rest = .silence(longerThan: .seconds(600))
        rules.scrollGate.holdMicroseconds = 100_000
        rules.settleMicroseconds = 500_000
        rules.assumptions = [
            .init("slop", "none, though the source waits within 10 px until the movement is more down than sideways"),
            .init("cancel", "the source has no handler of its own; the drawer returns"),
            .init("second finger", "the mean, as nothing is said of it"),
            .init("velocity", "the drag's own time, where the source reads the clock when the events are delivered"),
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
        rules.velocity.rest = .silence(longerThan: .milliseconds(80))
        rules.fingers.secondFinger = .cancels
        rules.handsOffAtEdge = true
        rules.settleMicroseconds = 450_000
        rules.assumptions = [
            .init("origin", "the touch; the source leaves out the first movement, unless it is the only one"),
            .init("slop", "the 6 px that decide the axis; without anything that scrolls the source begins at 1 px"),
            .init("settle", "the style sheet's; 450 ms"),
            .init("hand-off", "what the drawer took from a list it keeps until the lift"),
        ]
        return rules
    }()
}
