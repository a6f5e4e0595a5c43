/// Where the default of each field of the rules is from. Presets have their own sources.
enum RulesFieldSource {
    private static let stack = "velos/FlowStack at f872bfd"

    static let sources = [
        "slop": "10 pt: assumed; UIKit publishes no number for its pan",
        "slopMeasure": "length: assumed; UIKit publishes nothing",
        "axis": "any: \(stack), View+InteractiveDismiss.swift 203-283, asks for none",
        "origin": "touchDown: UIKit's translation is that of the whole pan",
        "down": "80 pt: \(stack), FlowTransition.swift 165",
        "up": "twice as much as down: \(stack), View+InteractiveDismiss.swift 218",
        "right": "as much as down: \(stack), View+InteractiveDismiss.swift 218",
        "distance": "strict, and the finger's own: \(stack), View+InteractiveDismiss.swift 218",
        "edgeBand": "20 pt: assumed; UIKit publishes no number for its edge pan",
        "fling": "null: \(stack) never looks at velocity",
        "velocity": "the mean, where others fit: a still sample before the lift does not spoil it; 100 ms and 40 ms: "
            + "AOSP, libs/input/VelocityTracker.cpp, the latter longer on sparse devices",
        "cancel": "returns: what \(stack) documents; its source does nothing",
        "scrollGate": "5 pt and 20 pt: \(stack), View+InteractiveDismiss.swift 238-250; the lock is FlowTouch's own",
        "handsOffAtEdge": "false: \(stack) asks once, when a drag begins",
        "handsBackAtRest": "false: \(stack) stops the list's own recogniser, View+InteractiveDismiss.swift 270",
        "catchesSettling": "false: \(stack) takes no touch during its transition",
        "touchpadFingers": "2: as libinput scrolls",
        "secondFinger": "mean: assumed; UIKit goes on with a centroid and does not say how",
        "followFactor": "a third: \(stack), FlowTransition.swift 130-137",
        "shrink": "a tenth: \(stack), FlowTransition.swift 130-137",
        "shrinkDistance": "200 pt: \(stack), FlowTransition.swift 130-137",
        "settleMilliseconds": "240 ms: the spring of \(stack)",
        "settleMotion": "0.24 s with a bounce of 0.2: the spring of \(stack)",
        "faults": "none: flowstack mends them, flowstack-source has them",
    ]
}
