import Gestures
import Harness
import RecordingFormats
import Tuning

/// A tuning as one JSON object.
enum TuneJSON {
    static func object(_ result: TuningResult, _ heldOut: [HeldOut]) -> JSONText {
        let grid = result.sweep.grid
        func fields(_ value: (Int, VariedField) -> JSONText) -> JSONText {
            .object(grid.fields.enumerated().map { .init($1.name, value($0, $1)) })
        }
        let (missed, falsely) = (result.missed(result.recommended), result.falsely(result.recommended))
        return [
            "current": fields { TuningResult.value(of: $1, in: grid.base) },
            "recommended": fields { index, _ in .double(grid.values(at: result.plateau.point)[index]) },
            "plateau": fields { index, field in
                let bounds = result.plateau.bounds[index]
                return [.double(field.values[bounds.lowerBound]), .double(field.values[bounds.upperBound])]
            },
            "missed": .int(missed.count), "false": .int(falsely.count),
            "intervals": ["missed": interval(missed), "false": interval(falsely)],
            "nearest": .array(
                result.nearest.map { near in
                    let gesture = result.sweep.gestures[near.gesture]
                    return [
                        "recording": .string(result.recordings[gesture.recording].path),
                        "gesture": .int(gesture.gesture), "margin": .double(near.margin),
                        "field": .string(grid.fields[near.field].name), "side": near.isAbove ? "above" : "below",
                        "intent": .string(gesture.intent.rawValue),
                    ]
                }),
            "heldOut": .array(
                heldOut.map { held in
                    [
                        held.isPerson ? "person" : "device": .string(held.name), "missed": .int(held.missed),
                        "false": .int(held.falsely), "gestures": .int(held.count),
                        "values": fields { index, _ in .double(held.values[index]) },
                    ]
                }),
            "costliest": result.costliest.map {
                ["recording": .string(result.recordings[$0.recording].path), "cost": .double($0.cost)]
            } ?? .null,
        ]
    }

    private static func interval(_ interval: WilsonInterval) -> JSONText {
        [.double(interval.low), .double(interval.high)]
    }
}
