import TouchInput

/// What a sentence does on a surface: every touch with its times and positions, before the sensor sees it.
struct Choreography: Hashable, Sendable {
    private(set) var touches: [Touch] = []
    /// When frames are lost, and how many.
    private(set) var losses: [Loss] = []
    /// When the last clause ends.
    private(set) var end: Int64 = 0

    struct Loss: Hashable, Sendable {
        var time: Int64
        var frames: Int
    }

    /// The distance between fingers, if the sentence does not give one.
    static let defaultSpacing = StrokeSentence.Length(value: 15, unit: .millimetres)

    /// Throws if a finger would leave the surface, or if a clause needs something that the device lacks.
    init(
        _ sentence: StrokeSentence, surface: TouchedSurface, device: DeviceDescription
    ) throws(SynthesisError) {
        for (index, part) in sentence.parts.enumerated() {
            for (rank, finger) in part.fingers.enumerated() {
                let fromCentre = Double(rank) - Double(part.fingers.count - 1) / 2
                let offset = fromCentre * surface.x.points(part.spacing ?? Self.defaultSpacing)
                let aside = Double(index) * surface.x.points(Self.defaultSpacing)
                let middle = Stroke.Place(x: surface.x.extent / 2 + aside + offset, y: surface.y.extent / 2)
                let start = Performer.start(near: middle, for: part.clauses, on: surface)
                var performer = Performer(finger: finger, offset: offset, start: start, surface: surface)
                for clause in part.clauses {
                    try performer.perform(clause, device: device)
                }
                performer.finish()
                touches += performer.touches
                // Fingers that move as one lose the same frames, so only one of them counts.
                if rank == 0 { losses += performer.losses }
                end = max(end, performer.time)
            }
        }
        losses.sort { $0.time < $1.time }
    }
}

/// One finger performing its clauses.
private struct Performer {
    var touches: [Touch] = []
    var losses: [Choreography.Loss] = []
    var time: Int64 = 0

    private let finger: Int
    private let offset: Double
    private let surface: TouchedSurface
    private var touch: Touch?
    private var start: Stroke.Place
    private var place: Stroke.Place

    init(finger: Int, offset: Double, start: Stroke.Place, surface: TouchedSurface) {
        self.finger = finger
        self.offset = offset
        self.surface = surface
        self.start = start
        place = start
    }

    /// Where a finger without a given position touches: in the middle. If its first touch would leave the surface from
    /// there along y but fits elsewhere, it starts as far from the middle as necessary.
    static func start(
        near middle: Stroke.Place, for clauses: [StrokeSentence.Clause], on surface: TouchedSurface
    ) -> Stroke.Place {
        var (y, lowest, highest) = (0.0, 0.0, 0.0)
        loop: for clause in clauses {
            switch clause.kind {
            case .move(.by(_, let length), _), .flick(.by(_, let length), _), .jump(.by(_, let length)):
                y += surface.y.points(length)
                (lowest, highest) = (min(lowest, y), max(highest, y))
                if case .flick = clause.kind { break loop }
            case .startAt, .move(.to, _), .flick(.to, _), .jump(.to): return middle
            case .lift, .tap: break loop
            case .hold, .wait, .unlifted, .palm, .press, .release, .drop: break
            }
        }
        var start = middle
        let spare = surface.y.extent - (highest - lowest)
        guard middle.y + lowest < 0 || middle.y + highest > surface.y.extent, spare >= 0 else { return middle }
        let room = min(surface.y.extent * Self.clearance, spare / 2)
        let (first, last) = (room - lowest, surface.y.extent - room - highest)
        start.y = min(max(middle.y, first), last)
        return start
    }

    /// How far a finger that is moved away from the middle stays from the edge, as a fraction of the surface.
    private static let clearance = 0.05

    mutating func perform(_ clause: StrokeSentence.Clause, device: DeviceDescription) throws(SynthesisError) {
        switch clause.kind {
        case .startAt(let position):
            start = target(position)
            try check(start, clause)
        case .move(let motion, let microseconds):
            try stroke(motion, taking: microseconds, .minimumJerk, clause)
        case .flick(let motion, let microseconds):
            try stroke(motion, taking: microseconds, .accelerating, clause)
            lift()
        case .jump(let motion):
            try stroke(motion, taking: 0, .minimumJerk, clause)
        case .hold(let microseconds):
            try touchDown(clause)
            time += microseconds
        case .wait(let microseconds):
            time += microseconds
        case .tap(let microseconds):
            try touchDown(clause)
            time += microseconds
            lift()
        case .lift: lift()
        case .unlifted: break
        case .palm:
            guard device.axes[.toolType] != nil else { throw .needs("ABS_MT_TOOL_TYPE", column: clause.column) }
            try touchDown(clause)
            if touch?.palmStart == nil { touch?.palmStart = time }
        case .press:
            guard device.has(.key, .leftButton) else { throw .needs("BTN_LEFT", column: clause.column) }
            try touchDown(clause)
            touch?.presses.append(time...Int64.max)
        case .release:
            if let last = touch?.presses.indices.last, let pressed = touch?.presses[last].lowerBound {
                touch?.presses[last] = pressed...time
            }
        case .drop(let frames):
            losses.append(Choreography.Loss(time: time, frames: frames))
        }
    }

    /// Closes a touch that is never lifted.
    mutating func finish() {
        if let touch { touches.append(touch) }
        touch = nil
    }

    private mutating func touchDown(_ clause: StrokeSentence.Clause) throws(SynthesisError) {
        guard touch == nil else { return }
        try check(start, clause)
        place = start
        touch = Touch(finger: finger, start: time, end: nil, origin: start)
    }

    private mutating func lift() {
        touch?.end = time
        finish()
    }

    private mutating func stroke(
        _ motion: StrokeSentence.Motion, taking microseconds: Int64, _ profile: Stroke.Profile,
        _ clause: StrokeSentence.Clause
    ) throws(SynthesisError) {
        try touchDown(clause)
        let to =
            switch motion {
            case .to(let position): target(position)
            case .by(let x, let y):
                Stroke.Place(x: place.x + surface.x.points(x), y: place.y + surface.y.points(y))
            }
        try check(to, clause)
        touch?.strokes.append(
            Stroke(start: time, end: time + microseconds, from: place, to: to, profile: profile))
        place = to
        time += microseconds
    }

    private func target(_ position: StrokeSentence.Position) -> Stroke.Place {
        Stroke.Place(x: surface.x.points(position.x) + offset, y: surface.y.points(position.y))
    }

    private func check(_ place: Stroke.Place, _ clause: StrokeSentence.Clause) throws(SynthesisError) {
        func outside(_ axis: SynthesisError.Direction, _ position: Double, _ extent: Double) -> SynthesisError? {
            // A billionth of the extent allows for rounding in sums.
            let margin = extent * 1e-9
            guard position < -margin || position > extent + margin else { return nil }
            return .outside(finger: finger, column: clause.column, axis: axis, position: position, extent: extent)
        }
        if let error = outside(.x, place.x, surface.x.extent) ?? outside(.y, place.y, surface.y.extent) {
            throw error
        }
    }
}
