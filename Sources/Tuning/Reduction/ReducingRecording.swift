import Gestures
import Harness

extension TunedRecording {
    /// Its gestures, reduced for the drags of a header. `intents` receives the number of gestures and returns their
    /// intents. Unlabelled gestures have no lifts.
    public func reduced(
        _ header: ReducedHeader, intents told: (Int) throws(TuningError) -> [Sidecar.Intent?]
    ) throws(TuningError) -> [ReducedGesture] {
        let (judged, device) = replay(under: header.rules)
        let intents = try told(judged.count)
        var lifts = [judged.map(\.lift)]
        if !header.fields.isEmpty, intents.contains(where: { $0 != nil }) {
            let grid = try header.grid()
            for drag in 0..<grid.dragCount {
                // Invalid values need no lifts.
                let rules = try? grid.rules(drag: drag, choosing: [:])
                lifts.append(rules.map { outcomes(under: $0).map(\.lift) } ?? judged.map { _ in nil })
            }
        }
        return zip(judged.indices, intents).map { index, intent in
            ReducedGesture(
                path: path, gesture: judged[index].gesture, intent: intent, device: device, person: person,
                lifts: intent == nil ? [] : lifts.map { index < $0.count ? $0[index] : nil })
        }
    }
}
