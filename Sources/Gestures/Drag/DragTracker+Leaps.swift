import TouchInput

/// What the jump filter is asked, finger by finger.
extension DragTracker {
    /// Asks the jump filter whether the position is a movement.
    mutating func passes(
        _ place: Int, _ sample: DragSample, _ contact: Contact, _ movement: inout Movement
    ) -> Bool {
        // Nearly always; what it takes is a movement to the judge too.
        if trails[place].filter.goOn(to: sample, pointsPerMillimetre: surface.pointsPerMillimetre) { return true }
        let held = trails[place].filter.heldCount
        let millimetres = trails[place].filter.distance(to: sample.position) / surface.pointsPerMillimetre
        switch trails[place].filter.judge(sample, pointsPerMillimetre: surface.pointsPerMillimetre) {
        case .move: return true
        case .moveAfterNoise:
            notes.jumps += held
            act(.jump, at: sample.time, contact, .dropped(count: held))
            return true
        case .hold:
            movement.isHeld = true
            act(.jump, at: sample.time, contact, .held(millimetres: millimetres))
            return false
        case .teleport:
            notes.teleports += 1
            movement.teleported = filters.contains(.teleport)
            // Switched off, it does nothing: that the leap is believed, and moves nothing, is the other filter's doing.
            act(
                movement.teleported ? .teleport : .jump, at: sample.time, contact,
                .elsewhere(millimetres: millimetres))
            trails[place].position = sample.position
            return false
        }
    }

    /// What is held back will not be told true or false any more.
    mutating func dropHeld(_ place: Int, _ contact: Contact, _ time: Timestamp) {
        let count = trails[place].filter.heldCount
        guard count > 0 else { return }
        notes.jumps += count
        act(.jump, at: time, contact, .dropped(count: count))
    }
}
