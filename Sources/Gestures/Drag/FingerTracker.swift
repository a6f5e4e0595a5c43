import Geometry
import TouchInput

/// The first stage: contacts to fingers. Which contacts count, and how far those moved in a frame.
///
/// The filters of single contacts are asked here.
struct FingerTracker: Sendable {
    private(set) var surface: Surface
    private(set) var filters: FilterChain
    var trails: [Trail] = []
    /// The trails of the fingers whose lift is held back.
    var lifted: [Trail] = []
    /// The numbers of the contacts that are palms.
    var palms: [Int] = []
    private var corners = SemiMTFilter()
    private let switches: InputFilters
    private let majorLimit: Int32

    /// A tracker for this surface.
    init(_ surface: Surface, _ switches: InputFilters) {
        self.surface = surface
        self.switches = switches
        filters = FilterChain(switches, for: surface)
        majorLimit = filters.palm?.majorLimit ?? .max
    }

    /// The surface was turned: where the fingers were is no place on it.
    mutating func rotate(to surface: Surface) {
        self.surface = surface
        filters = FilterChain(switches, for: surface)
        trails.removeAll(keepingCapacity: true)
    }

    /// Takes the frame when it is the common one: the only contact is a finger on a touchscreen that moves on or rests,
    /// and nothing is odd about it. Answers by how much it moved, as the long way would find.
    ///
    /// - Returns: `nil` when the frame is not of that kind and was not taken.
    @inline(__always)
    mutating func goOn(_ frame: ContactFrame) -> Point? {
        guard surface.kind == .touchscreen, frame.contacts.count == 1, trails.count == 1, !frame.followsLoss,
            frame.fingerCount == 1
        else { return nil }
        let contacts = frame.contacts.span
        guard contacts[0].isDown, contacts[0].tool == .finger, (contacts[0].touchMajor ?? 0) < majorLimit,
            let position = contacts[0].position, surface.contains(position)
        else { return nil }
        let sample = DragSample(time: frame.time, position: surface.point(at: position))
        return trails[0].goOn(contacts[0], to: sample, pointsPerMillimetre: surface.pointsPerMillimetre)
    }

    /// Takes the next frame. Contacts that come down beside a drag are looked at before they count.
    mutating func follow(_ frame: ContactFrame, beside drag: DragTracker, _ log: inout FilterLog) -> FingerMovement {
        var passage = Passage(
            movement: FingerMovement(frame), isBesideDrag: drag.isUnderWay,
            longestGhost: trails.contains(where: \.isNewcomer) ? drag.longestGhost : .max,
            anchorsAnew: filters.semiMT && corners.changes(to: frame.fingerCount) && drag.isUnderWay)
        for index in trails.indices { trails[index].isSeen = false }
        for (position, contact) in frame.contacts.enumerated() {
            let index = trail(of: contact.number, near: position)
            if case .ended(let reason) = contact.phase {
                leave(contact, index, reason, in: &passage, &log)
            } else if isPalm(contact, at: frame.time, &log) {
                passage.movement.hasPalm = true
                passage.movement.passedOver += 1
                guard let index else { continue }
                if trails[index].role == .finger {
                    passage.movement.becamePalm = true
                    passage.movement.left += 1
                }
            } else {
                go(contact, index, in: &passage, &log)
            }
        }
        if passage.movement.down == 0 { promoteNewcomers(in: &passage) }
        if passage.cornersMoved {
            log.count(.semiMT)
            log.add(.semiMT, SemiMTFilter.Deed.cornersMoved(fingers: frame.fingerCount), at: frame.time)
        }
        return passage.movement
    }

    /// A frame while its contacts are gone through.
    struct Passage {
        var movement: FingerMovement
        /// Whether a drag goes on, or waits for its fingers.
        let isBesideDrag: Bool
        /// How long a contact is no finger yet that came down during the drag, in microseconds.
        let longestGhost: Int64
        /// Whether the corners of the fingers' box are others than before, and what they did is no movement.
        let anchorsAnew: Bool
        /// Whether corners did something.
        var cornersMoved = false

        var time: Timestamp { movement.time }
    }

    /// Which trail is the contact's. They come in the order of the contacts, but for those that have none.
    private func trail(of number: Int, near index: Int) -> Int? {
        if index < trails.count && trails[index].number == number { return index }
        return trails.firstIndex { $0.number == number }
    }

    /// A contact is there that is no palm.
    private mutating func go(_ contact: Contact, _ index: Int?, in passage: inout Passage, _ log: inout FilterLog) {
        if !contact.hasBegun { passage.movement.persistent += 1 }
        let isOutside = contact.position.map { filters.range && !surface.contains($0) } ?? false
        if isOutside, !contact.isStationary, let position = contact.position {
            log.count(.range)
            log.add(.range, RangeFilter.Deed.outside(position), at: passage.time, contact: contact.number)
        }
        guard let index else {
            guard let position = contact.position, !isOutside else {
                passage.movement.down += 1
                return
            }
            return appear(contact, at: surface.point(at: position), in: &passage, &log)
        }
        trails[index].isSeen = true
        let position = isOutside ? nil : contact.position.map { surface.point(at: $0) }
        let sample = DragSample(time: passage.time, position: position ?? trails[index].position)
        switch standing(of: index, at: sample, in: &passage, &log) {
        case .passedOver: passage.movement.passedOver += 1
        case .joins:
            passage.movement.down += 1
            passage.movement.known += 1
            passage.movement.hasJoined = true
        case .counts:
            passage.movement.down += 1
            passage.movement.known += 1
            passage.movement.count(contact.number)
            if isOutside {
                passage.movement.isHeld = true
            } else if contact.isStationary && trails[index].position == sample.position {
                trails[index].filter.rest(at: sample.time)
            } else {
                move(index, to: sample, in: &passage, &log)
            }
        }
    }

    /// A finger that counts is elsewhere than before.
    private mutating func move(
        _ index: Int, to sample: DragSample, in passage: inout Passage, _ log: inout FilterLog
    ) {
        if passage.anchorsAnew {
            passage.cornersMoved = true
            trails[index].join(at: sample)
            return
        }
        if passage.movement.followsLoss {
            // Nobody saw the way there: however long it is, it is the hand's.
            dropHeld(index, at: sample.time, &log)
            trails[index].filter = JumpFilter(start: sample)
        } else if filters.jump && !(filters.semiMT && passage.movement.felt > 1),
            !passes(index, sample, in: &passage, &log)
        {
            return
        }
        passage.movement.move(trails[index].number, by: sample.position - trails[index].position)
        trails[index].position = sample.position
    }
}

extension Contact {
    /// Whether it was first seen in this frame.
    @inline(__always)
    var hasBegun: Bool { if case .began = phase { true } else { false } }

    /// Whether nothing about its position changed in this frame.
    @inline(__always)
    var isStationary: Bool { if case .stationary = phase { true } else { false } }
}
