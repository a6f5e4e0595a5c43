/// What a platform can change about its routes in one step.
public struct RouteLimits: Hashable, Sendable {
    /// How many screens can be pushed in one step; `nil`: any number.
    public var pushes: Int?
    /// How many screens can be popped in one step; `nil`: any number.
    public var pops: Int?
    /// How many screens can be presented in one step; `nil`: any number.
    public var presentations: Int?
    /// How many screens can be dismissed in one step; `nil`: any number.
    public var dismissals: Int?
    /// How long the platform needs after a step that presents or dismisses, in seconds.
    public var delayAfterPresenting: Double

    /// Limits of these numbers, each at least 1.
    public init(
        pushes: Int? = nil, pops: Int? = nil, presentations: Int? = nil, dismissals: Int? = nil,
        delayAfterPresenting: Double = 0
    ) {
        self.pushes = pushes.map { max(1, $0) }
        self.pops = pops.map { max(1, $0) }
        self.presentations = presentations.map { max(1, $0) }
        self.dismissals = dismissals.map { max(1, $0) }
        self.delayAfterPresenting = delayAfterPresenting
    }

    /// Everything in one step.
    public static let none = RouteLimits()
    /// One push, one presentation, one dismissal a step, as before navigation stacks came; pops go together.
    public static let oneScreenAtATime = RouteLimits(
        pushes: 1, presentations: 1, dismissals: 1, delayAfterPresenting: 0.65)
}
