import Geometry
import TouchInput

/// Which fingers went on in a frame, and where to.
extension DragTracker {
    /// What a frame did to the fingers that count.
    struct Movement {
        /// The movement that the fingers make together that were there before and are there now: their mean, unless the
        /// policy has one of them lead, or all add up.
        var way = Point.zero
        var hasMoved = false
        /// A position is held back until the next one tells whether it is true.
        var isHeld = false
        /// Fingers that are down and count.
        var down = 0
        /// Those of them whose place is known.
        var known = 0
        /// Contacts that were there before and are no palms.
        var persistent = 0
        var left = 0
        /// Contacts that are down and do not count.
        var passedOver = 0
        var becamePalm = false
        var wasDropped = false
        var wasTaken = false
        var teleported = false
        /// A contact began to count in this frame.
        var hasJoined = false
        /// A contact that did not count so far has been, or was, there for too long to be a ghost.
        var hasStayed = false

        /// What left was lifted by the hand, as far as anybody saw.
        var wasSeenToLift: Bool { !becamePalm && !wasDropped && !wasTaken }

        fileprivate var cornersMoved = false
        fileprivate var sum = Point.zero
        fileprivate var moved = 0
        fileprivate var leader: (number: Int, way: Point)?

        fileprivate mutating func takeAway(_ reason: Contact.EndReason) {
            if reason == .dropped { wasDropped = true }
            if reason == .cancelled { wasTaken = true }
        }
    }

    mutating func follow(_ frame: ContactFrame) -> Movement {
        var movement = Movement()
        let anchorsAnew = cornersMove(frame)
        for index in trails.indices { trails[index].isSeen = false }
        for (index, contact) in frame.contacts.enumerated() {
            let place = place(of: contact.number, near: index)
            if case .ended(let reason) = contact.phase {
                leave(contact, place, reason, frame.time, &movement)
            } else if isPalm(contact, at: frame.time) {
                movement.passedOver += 1
                guard let place else { continue }
                if trails[place].role == .finger {
                    movement.becamePalm = true
                    movement.left += 1
                }
            } else {
                go(contact, place, frame, anchorsAnew, &movement)
            }
        }
        if movement.down == 0 { promoteNewcomers(&movement, at: frame.time) }
        if movement.cornersMoved {
            log.count(.semiMT)
            log.add(.semiMT, SemiMTFilter.Deed.cornersMoved(fingers: frame.fingerCount), at: frame.time)
        }
        movement.way = way(of: movement)
        return movement
    }

    /// Which trail is the contact's. They come in the order of the contacts, but for those that have none.
    private func place(of number: Int, near index: Int) -> Int? {
        if index < trails.count && trails[index].number == number { return index }
        return trails.firstIndex { $0.number == number }
    }

    private func way(of movement: Movement) -> Point {
        guard movement.moved > 1 else { return movement.sum }
        switch policy {
        case .first, .latest: return movement.leader?.way ?? .zero
        case .sum: return movement.sum
        case .mean, .cancels:
            return Point(x: movement.sum.x / Double(movement.moved), y: movement.sum.y / Double(movement.moved))
        }
    }

    /// On a touchpad fingers make a drag together.
    private var policy: FingerPolicy.SecondFinger { surface.kind == .touchscreen ? fingers.secondFinger : .mean }

    /// The finger leads from here on if it came before, or after, the others; contacts are numbered as they come.
    private func lead(_ number: Int, _ movement: inout Movement) {
        guard let leader = movement.leader else {
            movement.leader = (number, .zero)
            return
        }
        if policy == .first ? number < leader.number : number > leader.number { movement.leader = (number, .zero) }
    }

    private mutating func leave(
        _ contact: Contact, _ place: Int?, _ reason: Contact.EndReason, _ time: Timestamp, _ movement: inout Movement
    ) {
        if let palm = palms.firstIndex(of: contact.number) {
            palms.remove(at: palm)
            return
        }
        guard let place else {
            if filters.palm == nil || contact.tool != .palm { movement.left += 1 }
            movement.takeAway(reason)
            return
        }
        switch trails[place].role {
        case .newcomer(let ghost):
            if let stay = ghost.stay(until: time, atLeast: longestGhost) {
                movement.hasStayed = true
                act(.ghost, GhostFilter.Deed.stayed(microseconds: stay), at: time, contact)
            } else {
                log.count(.ghost)
                act(.ghost, GhostFilter.Deed.ghost(frames: ghost.frames), at: time, contact)
            }
        case .thumb: break
        case .finger, .resting:
            movement.left += 1
            movement.takeAway(reason)
            dropHeld(place, contact, time)
        }
    }

    /// Whether the contact is a palm; once it is one it stays one.
    private mutating func isPalm(_ contact: Contact, at time: Timestamp) -> Bool {
        guard let filter = filters.palm else { return false }
        if !palms.isEmpty, palms.contains(contact.number) {
            hadPalm = true
            return true
        }
        guard let sign = filter.sign(of: contact) else { return false }
        palms.append(contact.number)
        hadPalm = true
        log.count(.palm)
        act(.palm, sign, at: time, contact)
        return true
    }

    private mutating func go(
        _ contact: Contact, _ place: Int?, _ frame: ContactFrame, _ anchorsAnew: Bool, _ movement: inout Movement
    ) {
        let isStationary = if case .stationary = contact.phase { true } else { false }
        if case .began = contact.phase {} else { movement.persistent += 1 }
        let isOutside = contact.position.map { filters.range && !surface.contains($0) } ?? false
        if isOutside, !isStationary, let position = contact.position {
            log.count(.range)
            act(.range, RangeFilter.Deed.outside(position), at: frame.time, contact)
        }
        guard let place else {
            guard let position = contact.position, !isOutside else {
                movement.down += 1
                return
            }
            appear(contact, DragSample(time: frame.time, position: surface.point(at: position)), &movement)
            return
        }
        trails[place].isSeen = true
        let position = isOutside ? nil : contact.position.map { surface.point(at: $0) }
        let sample = DragSample(time: frame.time, position: position ?? trails[place].position)
        let standing = standing(place, at: sample, contact, &movement)
        guard standing != .passedOver else {
            movement.passedOver += 1
            return
        }
        movement.down += 1
        movement.known += 1
        guard standing == .counts else {
            movement.hasJoined = true
            return
        }
        movement.moved += 1
        lead(contact.number, &movement)
        guard !isOutside else {
            movement.isHeld = true
            return
        }
        if isStationary && trails[place].position == sample.position {
            trails[place].filter.rest(at: sample.time)
            return
        }
        if anchorsAnew {
            movement.cornersMoved = true
            trails[place].join(at: sample)
            return
        }
        let judges = !filters.semiMT || frame.fingerCount < 2
        if frame.followsLoss {
            // Nobody saw the way there: however long it is, it is the hand's.
            dropHeld(place, contact, frame.time)
            trails[place].filter = JumpFilter(start: sample)
        } else if filters.jump && judges && !passes(place, sample, contact, &movement) {
            return
        }
        let way = sample.position - trails[place].position
        movement.sum = movement.sum + way
        if movement.leader?.number == contact.number { movement.leader?.way = way }
        trails[place].position = sample.position
        movement.hasMoved = true
    }

    /// A contact is first heard of at a sound position.
    private mutating func appear(_ contact: Contact, _ sample: DragSample, _ movement: inout Movement) {
        var role = Role.finger
        if filters.thumb?.isThumb(comingDownAt: sample.position) == true {
            role = .thumb
            log.count(.thumb)
            act(.thumb, ThumbFilter.Deed.rests, at: sample.time, contact)
        } else if isDragging, contact.phase == .began, filters.ghost {
            role = .newcomer(GhostFilter(at: sample.time))
        }
        trails.append(Trail(contact.number, role, at: sample))
        if role == .finger {
            movement.down += 1
            movement.known += 1
            movement.hasJoined = true
        } else {
            movement.passedOver += 1
        }
    }

    private enum Standing {
        case counts, joins, passedOver
    }

    /// Whether the contact counts as a finger in this frame, or joins those that do.
    private mutating func standing(
        _ place: Int, at sample: DragSample, _ contact: Contact, _ movement: inout Movement
    ) -> Standing {
        switch trails[place].role {
        case .finger: return .counts
        case .resting: return .passedOver
        case .newcomer(var ghost):
            if ghost.isFinger(at: sample.time) {
                act(.ghost, GhostFilter.Deed.joins(frames: ghost.frames), at: sample.time, contact)
            } else if let stay = ghost.stay(until: sample.time, atLeast: longestGhost) {
                movement.hasStayed = true
                act(.ghost, GhostFilter.Deed.stayed(microseconds: stay), at: sample.time, contact)
            } else {
                trails[place].position = sample.position
                trails[place].role = .newcomer(ghost)
                return .passedOver
            }
        case .thumb:
            guard filters.thumb?.isFinger(thumbAt: sample.position) == true else {
                trails[place].position = sample.position
                return .passedOver
            }
            act(.thumb, ThumbFilter.Deed.moves, at: sample.time, contact)
        }
        trails[place].join(at: sample)
        return .joins
    }

    /// Nothing else is left, so what came is no ghost.
    private mutating func promoteNewcomers(_ movement: inout Movement, at time: Timestamp) {
        for index in trails.indices where trails[index].isSeen {
            guard case .newcomer(let ghost) = trails[index].role else { continue }
            if ghost.stay(until: time, atLeast: longestGhost) != nil { movement.hasStayed = true }
            trails[index].join(at: DragSample(time: time, position: trails[index].position))
            movement.down += 1
            movement.known += 1
            movement.passedOver -= 1
        }
    }

    /// Whether the corners of the fingers' box are others than before, and what they did is no movement.
    private mutating func cornersMove(_ frame: ContactFrame) -> Bool {
        filters.semiMT && corners.changes(to: frame.fingerCount) && isDragging
    }

    mutating func act(_ filter: InputFilter, _ deed: any FilterDeed, at time: Timestamp, _ contact: Contact) {
        log.add(filter, deed, at: time, contact: contact.number)
    }
}
