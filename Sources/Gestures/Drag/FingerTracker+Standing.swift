import Geometry
import TouchInput

/// Which contacts count as fingers: newcomers and thumbs may later, palms never do.
extension FingerTracker {
    enum Standing {
        case counts, joins, passedOver
    }

    /// A contact is first heard of at a sound position.
    mutating func appear(_ contact: Contact, at point: Point, in passage: inout Passage, _ log: inout FilterLog) {
        var role = Role.finger
        if filters.thumb?.isThumb(comingDownAt: point) == true {
            role = .thumb
            log.count(.thumb)
            log.add(.thumb, ThumbFilter.Deed.rests, at: passage.time, contact: contact.number)
        } else if passage.isBesideDrag, contact.hasBegun, filters.ghost {
            role = .newcomer(GhostFilter(at: passage.time))
        }
        trails.append(Trail(contact.number, role, at: DragSample(time: passage.time, position: point)))
        if role == .finger {
            passage.movement.down += 1
            passage.movement.known += 1
            passage.movement.hasJoined = true
        } else {
            passage.movement.passedOver += 1
        }
    }

    /// Whether a contact that was there before counts as a finger in this frame, or joins those that do.
    mutating func standing(
        of index: Int, at sample: DragSample, in passage: inout Passage, _ log: inout FilterLog
    ) -> Standing {
        let number = trails[index].number
        switch trails[index].role {
        case .finger: return .counts
        case .resting: return .passedOver
        case .newcomer(var ghost):
            if ghost.isFinger(at: sample.time) {
                log.add(.ghost, GhostFilter.Deed.joins(frames: ghost.frames), at: sample.time, contact: number)
            } else if let stay = ghost.stay(until: sample.time, atLeast: passage.longestGhost) {
                passage.movement.hasStayed = true
                log.add(.ghost, GhostFilter.Deed.stayed(microseconds: stay), at: sample.time, contact: number)
            } else {
                trails[index].position = sample.position
                trails[index].role = .newcomer(ghost)
                return .passedOver
            }
        case .thumb:
            guard filters.thumb?.isFinger(thumbAt: sample.position) == true else {
                trails[index].position = sample.position
                return .passedOver
            }
            log.add(.thumb, ThumbFilter.Deed.moves, at: sample.time, contact: number)
        }
        trails[index].join(at: sample)
        return .joins
    }

    /// Nothing else is left, so what came is no ghost.
    mutating func promoteNewcomers(in passage: inout Passage) {
        for index in trails.indices where trails[index].isSeen {
            guard case .newcomer(let ghost) = trails[index].role else { continue }
            if ghost.stay(until: passage.time, atLeast: passage.longestGhost) != nil {
                passage.movement.hasStayed = true
            }
            trails[index].join(at: DragSample(time: passage.time, position: trails[index].position))
            passage.movement.down += 1
            passage.movement.known += 1
            passage.movement.passedOver -= 1
        }
    }

    /// A contact is gone.
    mutating func leave(
        _ contact: Contact, _ index: Int?, _ reason: Contact.EndReason, in passage: inout Passage,
        _ log: inout FilterLog
    ) {
        if let palm = palms.firstIndex(of: contact.number) {
            palms.remove(at: palm)
            return
        }
        guard let index else {
            if filters.palm == nil || contact.tool != .palm { passage.movement.left += 1 }
            passage.movement.leave(reason)
            return
        }
        switch trails[index].role {
        case .newcomer(let ghost):
            if let stay = ghost.stay(until: passage.time, atLeast: passage.longestGhost) {
                passage.movement.hasStayed = true
                log.add(
                    .ghost, GhostFilter.Deed.stayed(microseconds: stay), at: passage.time, contact: contact.number)
            } else {
                log.count(.ghost)
                log.add(
                    .ghost, GhostFilter.Deed.ghost(frames: ghost.frames), at: passage.time, contact: contact.number)
            }
        case .thumb: break
        case .finger, .resting:
            passage.movement.left += 1
            passage.movement.leave(reason)
            dropHeld(index, at: passage.time, &log)
        }
    }

    /// Whether the contact is a palm; once it is one it stays one.
    mutating func isPalm(_ contact: Contact, at time: Timestamp, _ log: inout FilterLog) -> Bool {
        guard let filter = filters.palm else { return false }
        if !palms.isEmpty, palms.contains(contact.number) { return true }
        guard let sign = filter.sign(of: contact) else { return false }
        palms.append(contact.number)
        log.count(.palm)
        log.add(.palm, sign, at: time, contact: contact.number)
        return true
    }
}

extension FingerTracker.Trail {
    /// Whether it came down during the drag and does not count yet.
    var isNewcomer: Bool {
        if case .newcomer = role { true } else { false }
    }
}
