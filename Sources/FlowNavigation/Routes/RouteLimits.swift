/// How much a platform can change about its routes in one step.
public struct RouteLimits: Hashable, Sendable {
    /// The most screens that can be pushed in one step; `nil`: no limit.
    public var pushes: Int?
    /// The most screens that can be popped in one step; `nil`: no limit.
    public var pops: Int?
    /// The most screens that can be presented in one step; `nil`: no limit.
    public var presentations: Int?
    /// The most screens that can be dismissed in one step; `nil`: no limit.
    public var dismissals: Int?
    /// How long the platform needs after a step that presents or dismisses, in seconds.
    public var delayAfterPresenting: Double

    /// These limits, each at least 1.
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

    /// No limits: everything in one step.
    public static let none = RouteLimits()
    /// One push, presentation or dismissal per step, as on systems without navigation stacks. Any number of pops fits
    /// one step.
    public static let oneScreenAtATime = RouteLimits(
        pushes: 1, presentations: 1, dismissals: 1, delayAfterPresenting: 0.65)
}
