/// One field of a rules file: what it is called, what it takes, and what it means.
public struct RulesField: Hashable, Sendable {
    /// As it stands in the file.
    public let name: String
    /// Its values, with unit and range.
    public let takes: String
    /// What it means, and on which side of the bound a value falls.
    public let meaning: String

    /// Where the default's number or choice is from; `nil` for words.
    public var source: String? { RulesFieldSource.sources[name] }

    /// The fields that hold words about rules, and no rule.
    static let words = ["name", "basedOn", "source", "assumptions"]

    /// Whether an assumption of a preset, `subject: what is assumed`, is about the field.
    static func isAbout(_ field: String, assumption: String) -> Bool {
        guard let subject = assumption.split(separator: ":").first else { return false }
        return switch subject {
        case "settle": field.hasPrefix("settle")
        case "hand-off", "scroll hand-off": field == "handsOffAtEdge" || field == "handsBackAtRest"
        case "second finger": field == "secondFinger"
        case "catch": field == "catchesSettling"
        case "projection": field == "distance"
        default: subject == field
        }
    }

    private init(_ name: String, _ takes: String, _ meaning: String) {
        self.name = name
        self.takes = takes
        self.meaning = meaning
    }

    private static let length = "points, or {points}, {millimetres} or {fraction} of the view's extent"
    private static let speed = "points/s, or {points}, {millimetres} or {extents} of the view, a second"

    /// All fields, in the order in which they are printed.
    public static let all = [
        RulesField("name", "text", "what the rules are called in reports (default: the file's name)"),
        RulesField("basedOn", "a preset", "where fields that are left out are taken from (default: flowstack)"),
        RulesField("source", "text", "where the numbers are from, and which version was read"),
        RulesField("assumptions", "list of text", "what the source does not publish and is assumed"),
        RulesField("slop", length, "movement that is no drag yet; exactly this much is still none"),
        RulesField(
            "slopMeasure", "length, alongAxis",
            "what must exceed the slop: the movement's length, or its part up or down"),
        RulesField(
            "axis", "any, {verticalRatio}, {sideways: {from, bias}}",
            "which movements may begin a drag: all; those with at least so much up or down for one sideways; or those that did not first go `from` points or more sideways and more than `bias` farther than up or down. Edge drags are exempt"
        ),
        RulesField(
            "origin", "touchDown, slopCrossing, slopEdge",
            "from where the translation is measured: where the finger went down; where the frame had it that left the slop, so that this frame's movement does not count; or so that only the slop does not count"
        ),
        RulesField("down", length + ", or null", "how far down a lift dismisses; null: never"),
        RulesField("up", length + ", or null", "how far up a lift dismisses, where swiping up is allowed; null: never"),
        RulesField("right", length + ", or null", "how far to the right a lift dismisses an edge drag; null: never"),
        RulesField(
            "distance", "{shortestThreshold, includesThreshold, atRest, projection, hysteresis, turningBack}",
            "what counts as past a threshold: it is at least shortestThreshold; exactly on it is past only with includesThreshold; atRest is the threshold of a finger that does not move along the direction when it lifts (null: the same); projection {seconds, slowest} adds the way at the velocity of the lift, unless slower than `slowest` pt/s; once past, a drag stays past until more than hysteresis short; turning back by turningBack or more gives the drag up until it moves down past the threshold again (null: not looked at)"
        ),
        RulesField("edgeBand", length, "how far from the left edge an edge drag may begin; exactly this far is none"),
        RulesField(
            "fling", "{limit, includesLimit, minimumDistance, excessOverCross, keepingLimit}, or null",
            "a lift faster than limit (\(speed)) dismisses, past minimumDistance, and with a speed along the direction at least excessOverCross pt/s over the one across (0: more than it; null: not looked at); faster than keepingLimit the other way it keeps the view. Exactly a limit is past it only with includesLimit. null: velocity is not looked at"
        ),
        RulesField(
            "velocity",
            "an estimator, or {estimator, minimumSamples, horizonMilliseconds, stopMilliseconds, cutsAtGaps, countsStillSamples, forbidsReversal, shortestMilliseconds, lowestSpeed, highestSpeed}",
            "how the velocity is reckoned: leastSquares, impulse, windowMean, lastSegment, weightedSegments or wholeDrag, from samples up to the horizon older than the newest (that age included); a finger still for longer than stopMilliseconds (adaptive: 40 ms or three frame intervals) is at rest; a step shorter than shortestMilliseconds counts as that long (lastSegment then reads the last step, else the last 5 ms or more); speeds below lowestSpeed count as none and above highestSpeed as it, in pt/s"
        ),
        RulesField(
            "cancel", "returns, liftsAtRest, lifts", "what a touch that is taken away in the middle of a drag does"),
        RulesField(
            "scrollGate", "{topTolerance, bottomTolerance, locksDirection, holdMilliseconds}",
            "when the scroll view has the movement: unless the content is within topTolerance points of its top (bottomTolerance of its bottom), bound included; for holdMilliseconds after it scrolled; locksDirection: a drag only dismisses in a direction in which it might have begun"
        ),
        RulesField(
            "handsOffAtEdge", "true, false", "whether a scroll becomes a drag when the content reaches its edge"),
        RulesField(
            "handsBackAtRest", "true, false",
            "whether a drag becomes a scroll when the view is where it rests and the finger goes on upwards; exactly there it is still a drag"
        ),
        RulesField(
            "catchesSettling", "true, false",
            "whether a finger can catch the view while it returns, and goes on from where it is by then; one that was dismissed is never caught"
        ),
        RulesField("touchpadFingers", "1 to 5", "how many fingers make a drag on a touchpad"),
        RulesField(
            "secondFinger", "mean, first, latest, sum, cancels",
            "what a second finger on a touchscreen does: the drag follows the mean of all, the first one alone (when it lifts, the next), the last one alone (when it lifts, the one before), the sum of all, or is taken away"
        ),
        RulesField("followFactor", "0 to 10", "what part of the translation the view follows"),
        RulesField("shrink", "0 to 1", "how much the view shrinks, as a fraction, once dragged shrinkDistance"),
        RulesField("shrinkDistance", "points", "the translation at which the view has shrunk all it will"),
        RulesField("settleMilliseconds", "0 to 60000", "how long the view settles after the lift"),
        RulesField(
            "settleMotion", "{power}, or {springSeconds, bounce}",
            "how the view returns meanwhile, which tells where a finger catches it: what is left of the way is what is left of the time to this power, from 1 (evenly) to 20; or a spring, begun with the velocity of the lift, that feels done after springSeconds and goes beyond its end by its bounce, from 0 (not at all) to 0.99"
        ),
        RulesField(
            "faults", "list of cancelNeverReturns, disabledGoesDead, disabledFollows, screenMeasuresBottom",
            "what a platform's published source does wrong"),
    ]
}
