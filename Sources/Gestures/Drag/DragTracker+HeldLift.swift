import TouchInput

/// Lifts that are held back until it is sure that no finger comes back.
extension DragTracker {
    /// After this time a lift that is held back is one, whatever comes; `nil` when none is held back.
    public var deadline: Timestamp? {
        switch stage {
        case .lifted: held.map { $0.time.advanced(byMicroseconds: BounceFilter.longestGap) }
        case .paused: pace.pause.map { $0.time.advanced(byMicroseconds: FingerCountDebounce.time - 1) }
        case .clear, .waiting, .dragging, .over: nil
        }
    }

    /// No frame up to `time` is still to come: what was held back until then happened when it is dated.
    public mutating func release(at time: Timestamp) -> DragStep? {
        guard let deadline, time > deadline else { return nil }
        log.startFrame()
        if stage == .lifted { return letGo() }
        var step = DragStep()
        closePause(&step)
        stage = .over
        return step
    }

    /// The fingers that left a drag that takes more of them did not come back.
    mutating func closePause(_ step: inout DragStep) {
        guard let pause = pace.pause else { return }
        pace.pause = nil
        step.closing = pause.lift
        step.closedAt = pause.time
    }

    /// What closes now is held back.
    mutating func hold(_ step: DragStep, at time: Timestamp, _ before: Stage) -> DragStep {
        held = HeldLift(step: step, time: time, stage: before)
        stage = .lifted
        swap(&lifted, &trails)
        trails.removeAll(keepingCapacity: true)
        return DragStep()
    }

    /// What was held back happens.
    mutating func letGo() -> DragStep? {
        guard stage == .lifted, let held else { return nil }
        self.held = nil
        stage = .clear
        var step = held.step
        step.endedAt = held.time
        step.closedAt = step.closedAt ?? held.time
        return step
    }

    /// The fingers that lifted go on in those that come down at once and near where they were.
    mutating func rejoin(_ frame: ContactFrame) -> Bool {
        guard let held else { return false }
        let gap = held.age(at: frame.time)
        for contact in frame.contacts where contact.isDown {
            guard let place = contact.position, surface.contains(place) else { continue }
            let point = surface.point(at: place)
            let match = lifted.firstIndex {
                BounceFilter.isSame(
                    point, as: $0.position, after: gap, pointsPerMillimetre: surface.pointsPerMillimetre)
            }
            guard let match else { continue }
            var trail = lifted.remove(at: match)
            trail.number = contact.number
            trails.append(trail)
            log.count(.bounce)
            act(.bounce, BounceFilter.Deed.cameBack(microseconds: gap), at: frame.time, contact)
        }
        return !trails.isEmpty
    }
}
