import Documents
import Geometry
import Gestures
import TouchInput

extension Outcome {
    /// The outcome under one of several rules as a JSON object; `margin` is as in the object of a replay.
    public func comparedJSON(file: String, preset: String, surface: Surface) -> JSONText {
        .object([
            .init("file", .string(file)),
            .init("gesture", .int(gesture)),
            .init("preset", .string(preset)),
            .init("outcome", .string(result.rawValue)),
            .init("reason", reason.map { .string($0.rawValue) } ?? .null),
            .init("direction", direction.map { .string($0.rawValue) } ?? .null),
            .init("margin", measure.map { .double(($0.margin * 1000).rounded() / 1000) } ?? .null),
            .init("clause", clause.map { .string("\($0)") } ?? .null),
            .init("surface", surface.json),
        ])
    }

    /// The outcome as one JSON object; the keys and their order are stable.
    ///
    /// `start` and `end` are whole microseconds from `origin`; lengths are points, velocities points per second,
    /// both rounded to three decimals. `threshold` and `margin` are points, or points per second when the reason is
    /// `velocity`; a positive margin is past.
    public func json(
        file: String, device: Int, origin: Timestamp, rules: DismissRules, surface: Surface
    ) -> JSONText {
        func rounded(_ value: Double) -> JSONText { .double((value * 1000).rounded() / 1000) }
        var members: [JSONText.Member] = [
            .init("file", .string(file)),
            .init("device", .int(device)),
            .init("gesture", .int(gesture)),
            .init("start", .int(Int(start.microseconds(since: origin)))),
            .init("end", .int(Int(end.microseconds(since: origin)))),
            .init("outcome", .string(result.rawValue)),
            .init("reason", reason.map { .string($0.rawValue) } ?? .null),
            .init("direction", direction.map { .string($0.rawValue) } ?? .null),
            .init("clause", clause.map { .string("\($0)") } ?? .null),
            .init("translation", [rounded(translation.x), rounded(translation.y)]),
            .init("peakTranslation", [rounded(peakTranslation.x), rounded(peakTranslation.y)]),
            .init("velocity", [rounded(velocity.x), rounded(velocity.y)]),
            .init("threshold", measure.map { rounded($0.threshold) } ?? .null),
            .init("margin", measure.map { rounded($0.margin) } ?? .null),
            .init("armings", .int(armings)),
            .init("rules", .string(rules.name)),
            .init("surface", surface.json),
        ]
        if let consequence { members.append(.init("stack", .string(consequence))) }
        return .object(members)
    }
}

extension Surface {
    /// The surface as JSON: its kind, its viewport in points, and what of it was assumed.
    public var json: JSONText {
        [
            "kind": .string(kind.rawValue),
            "viewport": [
                .double((viewport.width * 1000).rounded() / 1000), .double((viewport.height * 1000).rounded() / 1000),
            ],
            "assumed": .array(assumptions.map { .string($0.rawValue) }),
        ]
    }
}
