import Documents
import Gestures

extension Scenario.Kind {
    /// Its key and value in the `changes` beside a recording, as `Sidecar` reads them.
    public var member: JSONText.Member {
        switch self {
        case .disabled(let isDisabled): .init("disabled", .bool(isDisabled))
        case .swipeUp(let isAllowed): .init("swipeUp", .bool(isAllowed))
        case .scroll(let scroll): .init("scroll", scroll.map { .string(ScenarioWords.text($0)) } ?? .null)
        case .orientation(let orientation):
            .init(
                "orientation",
                [0, 90, 180, 270].first { Orientation(degrees: $0) == orientation }.map { .int($0) } ?? .null)
        case .deviceGone: .init("deviceGone", true)
        case .rules(let rules): .init("rules", RulesDocument.json(rules))
        }
    }
}
