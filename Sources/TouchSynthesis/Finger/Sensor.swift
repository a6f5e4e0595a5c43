import TouchInput

/// One contact as the sensor sees it in one scan.
struct ScannedContact: Hashable, Sendable {
    /// Identifies the touch; increases in the order in which the sensor first sees them.
    var touch: Int
    var point: DevicePoint
    var isPalm: Bool
    /// Whether this finger holds the button under the surface.
    var isPressing: Bool
}

/// Scans the touches of a choreography: when and where each is seen, in device units.
struct Sensor {
    /// In the order in which they are first seen.
    private var seen: [SeenTouch]
    private var nextToStart = 0
    private var active: [Int] = []
    private let model: FingerModel
    private let surface: TouchedSurface
    /// The scan after which nothing changes.
    let lastScan: Int
    /// The scans lost in each loss, in order.
    let lostScans: [Range<Int>]

    private struct SeenTouch {
        var touch: Touch
        var first: Int
        /// The first scan in which it is gone.
        var gone: Int?
        /// How much later than in the sentence it happens, in microseconds.
        var delay: Int64
        var cursor = 0
        var place: Stroke.Place?
        var point = DevicePoint(x: 0, y: 0)
        var random: SeededRandom
    }

    /// The most contacts in all scans together; limits the memory for a recording.
    static let contactLimit = 5_000_000

    init(
        _ choreography: Choreography, surface: TouchedSurface, model: FingerModel, seed: UInt64
    ) throws(SynthesisError) {
        self.model = model
        self.surface = surface
        let end = model.firstScan(notBefore: choreography.end)
        lostScans = choreography.losses.map { loss in
            let first = model.firstScan(notBefore: loss.time)
            return first..<first + loss.frames
        }
        var last = end
        var contacts = 0
        var earliest: [Int: Int] = [:]
        seen = []
        for (index, touch) in choreography.touches.enumerated() {
            var first = model.firstScan(notBefore: touch.start)
            var delay: Int64 = 0
            // A finger returns only after a scan has seen it gone, however short the wait in the sentence is.
            if let next = earliest[touch.finger], first < next {
                first = next
                delay = model.scanTime(first) - touch.start
            }
            let gone = touch.end.map { max(first + 1, model.firstScan(notBefore: $0 + delay) + model.liftLag) }
            let until = gone ?? model.firstScan(notBefore: choreography.end + delay)
            earliest[touch.finger] = until + 1
            last = max(last, first, until)
            contacts += until - first
            seen.append(
                SeenTouch(
                    touch: touch, first: first, gone: gone, delay: delay,
                    random: SeededRandom(seed: seed, stream: index + 1)))
        }
        seen.sort { ($0.first, $0.touch.finger) < ($1.first, $1.touch.finger) }
        lastScan = max(last, lostScans.map(\.upperBound).max() ?? 0)
        guard contacts <= Self.contactLimit else { throw .tooLong(limit: Self.contactLimit) }
    }

    /// The contacts in scan `index`, oldest first. `index` must increase from call to call.
    mutating func scan(_ index: Int) -> [ScannedContact] {
        while nextToStart < seen.count, seen[nextToStart].first <= index {
            active.append(nextToStart)
            nextToStart += 1
        }
        active.removeAll { number in seen[number].gone.map { index >= $0 } ?? false }
        let time = model.scanTime(index)
        return active.map { number in
            locate(number, at: time)
            let touch = seen[number].touch
            let time = time - seen[number].delay
            return ScannedContact(
                touch: number, point: seen[number].point, isPalm: touch.palmStart.map { time >= $0 } ?? false,
                isPressing: touch.presses.contains { time >= $0.lowerBound && time < $0.upperBound })
        }
    }

    private mutating func locate(_ number: Int, at time: Int64) {
        let place = seen[number].touch.place(at: time - seen[number].delay, cursor: &seen[number].cursor)
        guard place != seen[number].place else { return }
        seen[number].place = place
        let deviation = (x: seen[number].random.bell(), y: seen[number].random.bell())
        seen[number].point = DevicePoint(
            x: surface.x.unit(at: place.x, off: deviation.x * model.positionJitter),
            y: surface.y.unit(at: place.y, off: deviation.y * model.positionJitter))
    }
}
