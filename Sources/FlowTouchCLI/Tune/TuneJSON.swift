import Documents
import Gestures
import Harness
import Tuning

/// A tuning as one JSON object.
enum TuneJSON {
    static func object(_ result: TuningResult, _ heldOut: [HeldOut]) -> JSONText {
        let grid = result.sweep.grid
        return .object(
            decision(result.decision) + [
                .init(
                    "nearest",
                    .array(
                        result.nearest.map { near in
                            let gesture = result.sweep.gestures[near.gesture]
                            return [
                                "recording": .string(result.recordings[gesture.recording].path),
                                "gesture": .int(gesture.gesture), "margin": .double(near.margin),
                                "field": .string(grid.fields[near.field].name),
                                "side": near.isAbove ? "above" : "below",
                                "intent": .string(gesture.intent.rawValue),
                            ]
                        })),
                self.heldOut(heldOut, grid),
                .init(
                    "costliest",
                    result.costliest.map {
                        ["recording": .string(result.recordings[$0.recording].path), "cost": .double($0.cost)]
                    } ?? .null),
            ])
    }

    /// The same without what needs the gestures themselves.
    static func object(_ decided: TuningDecision, _ heldOut: [HeldOut]) -> JSONText {
        .object(decision(decided) + [self.heldOut(heldOut, decided.grid)])
    }

    private static func decision(_ decision: TuningDecision) -> [JSONText.Member] {
        let grid = decision.grid
        let (missed, falsely) = (decision.recommended.missed, decision.recommended.falsely)
        return [
            .init("current", fields(grid) { decision.currentValue(of: $1) }),
            .init(
                "recommended", fields(grid) { index, _ in .double(grid.values(at: decision.plateau.point)[index]) }),
            .init(
                "plateau",
                fields(grid) { index, field in
                    let bounds = decision.plateau.bounds[index]
                    return [.double(field.values[bounds.lowerBound]), .double(field.values[bounds.upperBound])]
                }),
            .init("missed", .int(missed.count)), .init("false", .int(falsely.count)),
            .init("intervals", ["missed": interval(missed), "false": interval(falsely)]),
        ]
    }

    private static func heldOut(_ heldOut: [HeldOut], _ grid: TuningGrid) -> JSONText.Member {
        .init(
            "heldOut",
            .array(
                heldOut.map { held in
                    [
                        held.isPerson ? "person" : "device": .string(held.name), "missed": .int(held.missed),
                        "false": .int(held.falsely), "gestures": .int(held.count),
                        "values": fields(grid) { index, _ in .double(held.values[index]) },
                    ]
                }))
    }

    private static func fields(_ grid: TuningGrid, _ value: (Int, VariedField) -> JSONText) -> JSONText {
        .object(grid.fields.enumerated().map { .init($1.name, value($0, $1)) })
    }

    private static func interval(_ interval: WilsonInterval) -> JSONText {
        [.double(interval.low), .double(interval.high)]
    }
}
