import Geometry
import TouchInput

/// What the fingers' number makes of a drag.
extension DragTracker {
    enum Suitability {
        case tooFew, right, tooMany
    }

    mutating func advance(_ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement) {
        switch stage {
        case .clear, .over, .lifted: return
        case .waiting(let tooMany): beginDrag(&step, frame, movement, tooMany)
        case .paused: resume(&step, frame, movement)
        case .dragging: drag(&step, frame, movement)
        }
    }

    private mutating func beginDrag(
        _ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement, _ tooMany: Bool
    ) {
        switch suitability(frame, movement) {
        case .tooFew: stage = .waiting(tooMany: tooMany)
        case .tooMany: stage = .waiting(tooMany: true)
        case .right:
            guard !tooMany, let centroid else { return }
            let sample = DragSample(time: frame.time, position: centroid)
            start(at: sample)
            pace.needsButton = isButtonDrag(frame, movement)
            step.opening = .touchedDown(sample)
        }
    }

    private mutating func resume(_ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement) {
        guard let pause = pace.pause else { return }
        let age = frame.time.microseconds(since: pause.time)
        if FingerCountDebounce.isSettled(after: age) {
            closePause(&step)
            stage = .over
        } else if suitability(frame, movement) == .right {
            log.count(.fingerCount)
            log.add(.fingerCount, FingerCountDebounce.Deed.rightAgain(microseconds: age), at: frame.time)
            stage = .dragging
            pace.pause = nil
        }
    }

    private mutating func drag(_ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement) {
        position = position + movement.way
        let sample = DragSample(time: frame.time, position: position)
        if let reason = interruption(frame, movement) {
            step.closing = .cancelled(reason, sample)
            stage = .over
            return
        }
        if suitability(frame, movement) == .tooFew {
            let lift = lift(at: frame.time)
            let isLeft = pace.needsButton && !frame.isButtonDown
            if filters.fingerCount, fingers.needed(on: surface.kind) != nil, !isLeft, case .lifted = lift {
                stage = .paused
                pace.pause = DragPace.Pause(time: frame.time, lift: lift)
                log.add(
                    .fingerCount, FingerCountDebounce.Deed.waits(fingers: count(frame, movement)), at: frame.time)
                return
            }
            step.closing = lift
            stage = .over
            return
        }
        if !movement.isHeld { addSample(sample) }
        if movement.hasMoved { step.opening = .moved(sample) }
    }

    private mutating func interruption(_ frame: ContactFrame, _ movement: Movement) -> CancelReason? {
        if movement.teleported { return .jump }
        if fingers.secondFinger == .cancels, surface.kind == .touchscreen,
            movement.hasStayed || count(frame, movement) > 1
        {
            return .secondFinger
        }
        switch suitability(frame, movement) {
        case .tooMany: return staysCrowded(frame, movement) ? .tooManyFingers : nil
        case .right:
            if let since = pace.crowdedSince {
                pace.crowdedSince = nil
                log.count(.fingerCount)
                let wrong = frame.time.microseconds(since: since)
                log.add(.fingerCount, FingerCountDebounce.Deed.rightAgain(microseconds: wrong), at: frame.time)
            }
            return rests(frame, movement) ? .restingFinger : nil
        case .tooFew: return nil
        }
    }

    /// Whether there are too many fingers for good.
    private mutating func staysCrowded(_ frame: ContactFrame, _ movement: Movement) -> Bool {
        guard filters.fingerCount else { return true }
        pace.lastCrowded = frame.time
        guard let since = pace.crowdedSince, frame.time >= since else {
            pace.crowdedSince = frame.time
            log.add(.fingerCount, FingerCountDebounce.Deed.waits(fingers: count(frame, movement)), at: frame.time)
            return false
        }
        return FingerCountDebounce.isSettled(after: frame.time.microseconds(since: since))
    }

    /// Whether one of two fingers on a touchpad rests, so that they make no drag. With the button held it is the one that
    /// presses, and the other drags.
    private mutating func rests(_ frame: ContactFrame, _ movement: Movement) -> Bool {
        guard filters.restingFinger, !pace.isJudged, !movement.isHeld else { return false }
        if movement.hasJoined {
            // Ways are compared from where all of them are known.
            for index in trails.indices { trails[index].start = trails[index].position }
            return false
        }
        var (fastest, slowest, slow, moving) = (0.0, Double.infinity, 0, 0)
        for (index, trail) in trails.enumerated() where trail.role == .finger {
            let way = (trail.position - trail.start).length / surface.pointsPerMillimetre
            fastest = max(fastest, way)
            moving += 1
            if way < slowest { (slowest, slow) = (way, index) }
        }
        guard moving > 1 else { return false }
        switch RestingFingerFilter.verdict(fastest: fastest, slowest: slowest) {
        case .open: return false
        case .both:
            pace.isJudged = true
            return false
        case .rests:
            pace.isJudged = true
            log.count(.restingFinger)
            log.add(
                .restingFinger, RestingFingerFilter.Deed.restsWhile(other: fastest, own: slowest), at: frame.time,
                contact: trails[slow].number)
            guard frame.isButtonDown, moving == 2 else { return true }
            trails[slow].role = .resting
            pace.needsButton = true
            return false
        }
    }

    /// How many fingers there are: those that count, and those that the device feels and has no place for.
    private func count(_ frame: ContactFrame, _ movement: Movement) -> Int {
        max(movement.down, frame.fingerCount - movement.passedOver)
    }

    private func isButtonDrag(_ frame: ContactFrame, _ movement: Movement) -> Bool {
        surface.kind == .touchpad && frame.isButtonDown && count(frame, movement) == 1
    }

    private func suitability(_ frame: ContactFrame, _ movement: Movement) -> Suitability {
        let isKnown = movement.known > 0
        guard let needed = fingers.needed(on: surface.kind) else { return isKnown ? .right : .tooFew }
        let count = count(frame, movement)
        if count == 1, surface.kind == .touchpad, frame.isButtonDown || beganAtEdge {
            return isKnown ? .right : .tooFew
        }
        if count > needed { return .tooMany }
        return count == needed && isKnown ? .right : .tooFew
    }

    /// Whether the one finger of a pad that scrolls at its edge came down there.
    private var beganAtEdge: Bool {
        guard let zone = edgeScroll else { return false }
        return trails.contains { $0.role == .finger && zone.contains($0.landing) }
    }

    private var centroid: Point? {
        var sum = Point.zero
        var count = 0.0
        for trail in trails where trail.role == .finger {
            sum = sum + trail.position
            count += 1
        }
        return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : nil
    }
}
