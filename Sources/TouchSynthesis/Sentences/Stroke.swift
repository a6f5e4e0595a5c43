/// One movement of a finger between two positions, in points.
struct Stroke: Hashable, Sendable {
    /// Microseconds after the start of the sentence.
    var start: Int64
    var end: Int64
    var from: Place
    var to: Place
    var profile: Profile

    /// A place on the surface, in points.
    struct Place: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// How the distance grows with time.
    enum Profile: Hashable, Sendable {
        /// From rest to rest with the least jerk (Flash and Hogan 1985), like a hand.
        case minimumJerk
        /// The first half of such a stroke: from rest to full speed.
        case accelerating
    }

    /// Where the finger is at `time`; before the start and after the end, at the respective end.
    func place(at time: Int64) -> Place {
        if time >= end { return to }
        if time <= start { return from }
        let done = fraction(Double(time - start) / Double(end - start))
        return Place(x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done)
    }

    private func fraction(_ time: Double) -> Double {
        switch profile {
        case .minimumJerk: Self.minimumJerk(time)
        case .accelerating: 2 * Self.minimumJerk(time / 2)
        }
    }

    private static func minimumJerk(_ t: Double) -> Double {
        let cubed = t * t * t
        return cubed * (10 + t * (6 * t - 15))
    }
}
