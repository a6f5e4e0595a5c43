import TouchInput

/// Damage that the events of real devices suffer, applied to sound ones on purpose. The same events always get the same
/// damage.
public enum EventDamage: String, Hashable, Sendable, CaseIterable {
    /// The last `SYN_REPORT` is missing.
    case missingReport
    /// One position is a small negative number that wrapped at 12 bits: −13 appears as 4083.
    case wrappedPosition
    /// Halfway through, the clock jumps back by 50 ms, or to its zero.
    case backwardTime
    /// The events of a frame are stamped 2 µs apart, as by kernels before 3.4.
    case unevenStamps
    /// A slot is lifted (−1) twice.
    case doubleLift
    /// A finger gets a new id without a lift.
    case replacedID
    /// The first frame is missing, so that the finger is down at the start.
    case missingStart
    /// Frames are lost in the middle, and the state is not read again.
    case lostEvents
    /// Everything from the middle on is missing.
    case unfinished

    /// `events` with this damage; `nil` if they contain nothing to damage, such as a tracking id.
    public func applied(to events: [InputEvent]) -> [InputEvent]? {
        switch self {
        case .missingReport: Self.withoutLastReport(events)
        case .wrappedPosition: Self.wrapping(events)
        case .backwardTime: Self.steppingBack(events)
        case .unevenStamps: Self.spreading(events)
        case .doubleLift: Self.repeatingLift(events)
        case .replacedID: Self.replacingID(events)
        case .missingStart: Self.withoutFirstFrame(events)
        case .lostEvents: Self.losing(events)
        case .unfinished: Self.firstHalf(events)
        }
    }

    private static func isReport(_ event: InputEvent) -> Bool {
        event.type == .synchronization && event.code == .synReport
    }

    private static func isID(_ event: InputEvent) -> Bool {
        event.type == .absolute && event.code == .trackingID
    }

    private static func withoutLastReport(_ events: [InputEvent]) -> [InputEvent]? {
        guard let last = events.last, isReport(last) else { return nil }
        return Array(events.dropLast())
    }

    private static func wrapping(_ events: [InputEvent]) -> [InputEvent]? {
        for code in [EventCode.positionY, .y] {
            let heights = events.indices.filter { events[$0].type == .absolute && events[$0].code == code }
            guard !heights.isEmpty else { continue }
            var damaged = events
            damaged[heights[heights.count / 2]].value = 0xfff & -13
            return damaged
        }
        return nil
    }

    /// The range of the middle frame; `nil` if there are fewer than three.
    private static func middleFrame(_ events: [InputEvent]) -> Range<Int>? {
        let reports = events.indices.filter { isReport(events[$0]) }
        guard reports.count >= 3 else { return nil }
        let middle = reports.count / 2
        return reports[middle - 1] + 1..<reports[middle] + 1
    }

    private static func steppingBack(_ events: [InputEvent]) -> [InputEvent]? {
        guard let middle = middleFrame(events) else { return nil }
        var damaged = events
        let step = min(50_000, max(0, events[middle.lowerBound].time.microseconds))
        for index in middle.lowerBound..<events.count {
            damaged[index].time = damaged[index].time.advanced(byMicroseconds: -step)
        }
        return damaged
    }

    private static func spreading(_ events: [InputEvent]) -> [InputEvent]? {
        guard !events.isEmpty else { return nil }
        var damaged = events
        var number: Int64 = 0
        for index in events.indices {
            damaged[index].time = events[index].time.advanced(byMicroseconds: 2 * number)
            number = isReport(events[index]) ? 0 : number + 1
        }
        return damaged
    }

    private static func repeatingLift(_ events: [InputEvent]) -> [InputEvent]? {
        guard let lift = events.firstIndex(where: { isID($0) && $0.value == -1 }) else { return nil }
        var damaged = events
        damaged.insert(events[lift], at: lift)
        return damaged
    }

    /// Gives the first finger another id halfway through its contact, while its slot is the current one.
    private static func replacingID(_ events: [InputEvent]) -> [InputEvent]? {
        guard !events.contains(where: { $0.type == .synchronization && $0.code == .synMTReport }) else { return nil }
        var slot: Int32 = 0
        var held: Int32?
        var boundaries: [Int] = []
        for (index, event) in events.enumerated() {
            if event.type == .absolute && event.code == .slot { slot = event.value }
            if isID(event) {
                if held == slot { break }
                if held == nil && event.value >= 0 { held = slot }
            }
            if isReport(event) && held == slot && index + 1 < events.count { boundaries.append(index + 1) }
        }
        guard !boundaries.isEmpty else { return nil }
        let boundary = boundaries[boundaries.count / 2]
        // An id that the recording does not use.
        let greatest = events.lazy.filter(isID).map(\.value).max() ?? 0
        let id = greatest < 65535 ? greatest + 1 : 0
        var damaged = events
        damaged.insert(
            InputEvent(time: events[boundary].time, type: .absolute, code: .trackingID, value: id), at: boundary)
        return damaged
    }

    private static func withoutFirstFrame(_ events: [InputEvent]) -> [InputEvent]? {
        guard let first = events.firstIndex(where: isReport), first + 1 < events.count else { return nil }
        return Array(events[(first + 1)...])
    }

    private static func losing(_ events: [InputEvent]) -> [InputEvent]? {
        guard let middle = middleFrame(events) else { return nil }
        var damaged = events
        let report = events[middle.upperBound - 1]
        let mark = InputEvent(time: report.time, type: .synchronization, code: .synDropped, value: 0)
        damaged.replaceSubrange(middle, with: [mark, report])
        return damaged
    }

    private static func firstHalf(_ events: [InputEvent]) -> [InputEvent]? {
        middleFrame(events).map { Array(events[..<$0.lowerBound]) }
    }
}
