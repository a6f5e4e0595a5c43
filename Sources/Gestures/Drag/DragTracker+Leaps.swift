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
            log.count(.jump, times: held)
            act(.jump, JumpFilter.Deed.dropped(count: held), at: sample.time, contact)
            return true
        case .hold:
            movement.isHeld = true
            act(.jump, JumpFilter.Deed.held(millimetres: millimetres), at: sample.time, contact)
            return false
        case .teleport:
            log.count(.teleport)
            movement.teleported = filters.teleport
            // Switched off, it does nothing: that the leap is believed, and moves nothing, is the other filter's doing.
            act(
                movement.teleported ? .teleport : .jump, JumpFilter.Deed.elsewhere(millimetres: millimetres),
                at: sample.time, contact)
            trails[place].position = sample.position
            return false
        }
    }

    /// What is held back will not be told true or false any more.
    mutating func dropHeld(_ place: Int, _ contact: Contact, _ time: Timestamp) {
        let count = trails[place].filter.heldCount
        guard count > 0 else { return }
        log.count(.jump, times: count)
        act(.jump, JumpFilter.Deed.dropped(count: count), at: time, contact)
    }
}
