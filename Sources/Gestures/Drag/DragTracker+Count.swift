import Geometry
import TouchInput

/// What the fingers' number makes of a drag.
extension DragTracker {
    /// A number of fingers, as a drag needs it.
    enum Number {
        case tooFew, right, tooMany
    }

    /// Whether so many fingers make a drag.
    func number(_ movement: FingerMovement, of fingers: FingerTracker) -> Number {
        let isKnown = movement.known > 0
        guard let needed = policy.needed(on: kind) else { return isKnown ? .right : .tooFew }
        let count = movement.count
        if count == 1, kind == .touchpad {
            if movement.isButtonDown { return isKnown ? .right : .tooFew }
            if let edgeScroll, fingers.landed(in: edgeScroll) { return isKnown ? .right : .tooFew }
        }
        if count > needed { return .tooMany }
        return count == needed && isKnown ? .right : .tooFew
    }

    /// What takes a drag away whose fingers are still down.
    mutating func interruption(
        _ movement: FingerMovement, of fingers: inout FingerTracker, _ number: Number, _ log: inout FilterLog
    ) -> CancelReason? {
        if movement.teleported { return .jump }
        if policy.secondFinger == .cancels, kind == .touchscreen, movement.hasStayed || movement.count > 1 {
            return .secondFinger
        }
        switch number {
        case .tooMany: return staysCrowded(movement, &log) ? .tooManyFingers : nil
        case .right:
            if let since = pace.crowdedSince {
                pace.crowdedSince = nil
                log.count(.fingerCount)
                let wrong = movement.time.microseconds(since: since)
                log.add(.fingerCount, FingerCountDebounce.Deed.rightAgain(microseconds: wrong), at: movement.time)
            }
            return rests(movement, of: &fingers, &log) ? .restingFinger : nil
        case .tooFew: return nil
        }
    }

    /// Whether there are too many fingers for good.
    private mutating func staysCrowded(_ movement: FingerMovement, _ log: inout FilterLog) -> Bool {
        guard filters.fingerCount else { return true }
        pace.lastCrowded = movement.time
        guard let since = pace.crowdedSince, movement.time >= since else {
            pace.crowdedSince = movement.time
            log.add(.fingerCount, FingerCountDebounce.Deed.waits(fingers: movement.count), at: movement.time)
            return false
        }
        return FingerCountDebounce.isSettled(after: movement.time.microseconds(since: since))
    }

    /// Whether one of two fingers on a touchpad rests, so that they make no drag. With the button held it is the one that
    /// presses, and the other drags.
    private mutating func rests(
        _ movement: FingerMovement, of fingers: inout FingerTracker, _ log: inout FilterLog
    ) -> Bool {
        guard filters.restingFinger, !pace.isJudged, !movement.isHeld else { return false }
        if movement.hasJoined {
            // Ways are compared from where all of them are known.
            fingers.startWays()
            return false
        }
        guard let ways = fingers.ways else { return false }
        switch RestingFingerFilter.verdict(fastest: ways.fastest, slowest: ways.slowest) {
        case .open: return false
        case .both:
            pace.isJudged = true
            return false
        case .rests:
            pace.isJudged = true
            log.count(.restingFinger)
            log.add(
                .restingFinger, RestingFingerFilter.Deed.restsWhile(other: ways.fastest, own: ways.slowest),
                at: movement.time, contact: fingers.trails[ways.slow].number)
            guard movement.isButtonDown, ways.fingers == 2 else { return true }
            fingers.trails[ways.slow].role = .resting
            pace.needsButton = true
            return false
        }
    }
}
