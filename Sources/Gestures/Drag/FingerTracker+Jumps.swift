import TouchInput

/// What the jump filter is asked, finger by finger.
extension FingerTracker {
    /// Asks the jump filter whether the position is a movement.
    mutating func passes(
        _ index: Int, _ sample: DragSample, in passage: inout Passage, _ log: inout FilterLog
    ) -> Bool {
        let density = surface.pointsPerMillimetre
        // Nearly always; what it takes is a movement to the judge too.
        if trails[index].filter.goOn(to: sample, pointsPerMillimetre: density) { return true }
        let number = trails[index].number
        let held = trails[index].filter.heldCount
        let millimetres = trails[index].filter.distance(to: sample.position) / density
        switch trails[index].filter.judge(sample, pointsPerMillimetre: density) {
        case .move: return true
        case .moveAfterNoise:
            log.count(.jump, times: held)
            log.add(.jump, JumpFilter.Deed.dropped(count: held), at: sample.time, contact: number)
            return true
        case .hold:
            passage.movement.isHeld = true
            log.add(.jump, JumpFilter.Deed.held(millimetres: millimetres), at: sample.time, contact: number)
            return false
        case .teleport:
            log.count(.teleport)
            passage.movement.teleported = filters.teleport
            // Switched off, it does nothing: that the leap is believed, and moves nothing, is the other filter's doing.
            log.add(
                filters.teleport ? .teleport : .jump, JumpFilter.Deed.elsewhere(millimetres: millimetres),
                at: sample.time, contact: number)
            trails[index].position = sample.position
            return false
        }
    }

    /// What is held back will not be told true or false any more.
    mutating func dropHeld(_ index: Int, at time: Timestamp, _ log: inout FilterLog) {
        let count = trails[index].filter.heldCount
        guard count > 0 else { return }
        log.count(.jump, times: count)
        log.add(.jump, JumpFilter.Deed.dropped(count: count), at: time, contact: trails[index].number)
    }
}
