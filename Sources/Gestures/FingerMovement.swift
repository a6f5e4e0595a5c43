import TouchInput

/// Which fingers went on in a frame, and where to.
extension DragTracker {
    /// What a frame did to the fingers that count.
    struct Movement {
        /// The mean movement of the fingers that were there before and are there now.
        var mean = Point.zero
        var hasMoved = false
        /// A position is held back until the next one tells whether it is true.
        var isHeld = false
        var down = 0
        var known = 0
        var persistent = 0
        var left = 0
        var palms = 0
        var becamePalm = false
        var wasDropped = false
        var teleported = false
    }

    mutating func follow(_ frame: ContactFrame) -> Movement {
        var movement = Movement()
        var sum = Point.zero
        var moved = 0
        for index in trails.indices { trails[index].isSeen = false }
        for contact in frame.contacts {
            let place = trails.firstIndex { $0.number == contact.number }
            if case .ended(let reason) = contact.phase {
                if contact.tool == .palm && place == nil { continue }
                movement.left += 1
                if reason == .dropped { movement.wasDropped = true }
                continue
            }
            if contact.tool == .palm {
                movement.palms += 1
                hadPalm = true
                if place != nil {
                    notes.palms += 1
                    movement.becamePalm = true
                    movement.left += 1
                } else if contact.phase == .began {
                    notes.palms += 1
                }
                continue
            }
            movement.down += 1
            if contact.phase != .began { movement.persistent += 1 }
            guard let position = sound(contact, at: place) else { continue }
            movement.known += 1
            let sample = DragSample(time: frame.time, position: position)
            guard let place else {
                trails.append(Trail(number: contact.number, filter: JumpFilter(start: sample), position: position))
                continue
            }
            trails[place].isSeen = true
            moved += 1
            if let place = contact.position, !surface.contains(place) {
                movement.isHeld = true
                continue
            }
            if contact.phase == .stationary && trails[place].position == position { continue }
            switch trails[place].filter.judge(sample, pointsPerMillimetre: surface.pointsPerMillimetre) {
            case .move: break
            case .moveAfterNoise: notes.jumps += 1
            case .hold:
                movement.isHeld = true
                continue
            case .teleport:
                notes.teleports += 1
                movement.teleported = true
                trails[place].position = position
                continue
            }
            sum = sum + (position - trails[place].position)
            trails[place].position = position
            movement.hasMoved = true
        }
        if trails.contains(where: { !$0.isSeen }) { trails.removeAll { !$0.isSeen } }
        if moved > 1 {
            sum = Point(x: sum.x / Double(moved), y: sum.y / Double(moved))
        }
        movement.mean = sum
        return movement
    }

    /// The position of the contact if it can be one; the last sound position, if there is one, else.
    private mutating func sound(_ contact: Contact, at place: Int?) -> Point? {
        guard let position = contact.position else { return nil }
        if surface.contains(position) { return surface.point(at: position) }
        if contact.phase != .stationary { notes.outOfRange += 1 }
        return place.map { trails[$0].position }
    }
}
