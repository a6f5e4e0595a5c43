import Harness
import TouchInput

/// The events of a recording that another device does not support: the kernel drops them silently.
struct PlayMisfit {
    /// How many events arrive, without synchronization events.
    private(set) var arriving = 0
    /// How many events do not arrive, by name.
    private(set) var missing: [(name: String, count: Int)] = []
    /// Axes with a different range, where the same values mean other positions.
    private(set) var otherRanges: [String] = []

    init(_ events: [InputEvent], of source: DeviceDescription, to target: DeviceDescription) {
        struct Key: Hashable {
            var type: EventType
            var code: EventCode
        }
        var counts: [Key: Int] = [:]
        for event in events where event.type != .synchronization {
            counts[Key(type: event.type, code: event.code), default: 0] += 1
        }
        let sorted = counts.sorted {
            ($0.key.type.rawValue, $0.key.code.rawValue) < ($1.key.type.rawValue, $1.key.code.rawValue)
        }
        for (key, count) in sorted {
            let name = EventNames.name(of: key.code, type: key.type) ?? "\(key.type.rawValue):\(key.code.rawValue)"
            guard target.has(key.type, key.code) else {
                missing.append((name, count))
                continue
            }
            arriving += count
            guard key.type == .absolute, let from = source.axes[key.code], let to = target.axes[key.code],
                from.minimum != to.minimum || from.maximum != to.maximum
            else { continue }
            otherRanges.append("\(name) \(from.minimum) to \(from.maximum), there \(to.minimum) to \(to.maximum)")
        }
    }

    /// Sentences such as `does not support ABS_MT_PRESSURE: 22 events do not arrive`.
    var sentences: [String] {
        var sentences: [String] = []
        if arriving == 0 { return ["supports no event of the recording: nothing is played"] }
        if !missing.isEmpty {
            let count = missing.reduce(0) { $0 + $1.count }
            let names = missing.map(\.name).joined(separator: ", ")
            sentences.append(
                "does not support \(names): \(count == 1 ? "1 event does" : "\(count) events do") not arrive")
        }
        if !otherRanges.isEmpty {
            sentences.append("has different axis ranges, so positions change: \(otherRanges.joined(separator: "; "))")
        }
        return sentences
    }
}
