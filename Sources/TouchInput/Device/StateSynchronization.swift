extension DeviceState {
    /// The events that turn this state into `target`, in libevdev's order; empty if nothing differs.
    ///
    /// The first frame ends each touch that stopped or changed its id, and sets the finger tools (`BTN_TOOL_…`) to the
    /// number of touches that continue. The second frame contains the keys, lights, switches and axes that differ, by
    /// code; then the differences slot by slot, including new touches; finally the target's current slot. Each frame
    /// ends with `SYN_REPORT`; empty frames are left out.
    ///
    /// Handled one by one, the events make this state equal to the target. To achieve that they include the axes of
    /// ended touches, which libevdev keeps to itself: the kernel will not send these values again if the next finger
    /// lands on them.
    ///
    /// - Parameters:
    ///   - target: a state of the same device. Of another's state, what both devices declare is reached.
    ///   - time: the stamp of all the events.
    public func events(toReach target: DeviceState, at time: Timestamp) -> [InputEvent] {
        var synchronization = StateSynchronization(follower: self, target: target, time: time)
        synchronization.endTouches()
        synchronization.endFrame()
        synchronization.matchStates()
        synchronization.matchSlots()
        synchronization.endFrame()
        return synchronization.events
    }
}

/// Builds the events that turn a follower into a target. The follower handles each event as it is made, so that the two
/// states alone show what is still missing.
struct StateSynchronization {
    /// The finger tools for one to five touches.
    static let fingerTools: [EventCode] = [.toolFinger, .toolDoubleTap, .toolTripleTap, .toolQuadTap, .toolQuintTap]

    var follower: DeviceState
    let target: DeviceState
    let time: Timestamp
    var events: [InputEvent] = []

    mutating func send(_ type: EventType, _ code: EventCode, _ value: Int32) {
        let event = InputEvent(time: time, type: type, code: code, value: value)
        if let event = follower.handle(event) { events.append(event) }
    }

    mutating func endFrame() {
        if let last = events.last, last.type != .synchronization { send(.synchronization, .synReport, 0) }
    }

    /// The numbers of the slots that both states have.
    var commonSlots: Range<Int> { 0..<min(follower.slotCount, target.slotCount) }

    mutating func choose(_ slot: Int) {
        if let number = Int32(exactly: slot) { send(.absolute, .slot, number) }
    }

    mutating func endTouches() {
        guard let before = follower.slots, let after = target.slots else { return }
        let down = commonSlots.filter { before.isDown($0) }
        let ended = down.filter { before[$0, .trackingID] != after[$0, .trackingID] }
        if ended.isEmpty { return }
        for slot in ended {
            choose(slot)
            send(.absolute, .trackingID, SlotValues.noID)
        }
        setFingerTool(touches: down.count, to: 0)
        setFingerTool(touches: down.count - ended.count, to: 1)
    }

    /// Turns the tool for this many touches on or off, if it exists and is not already so.
    mutating func setFingerTool(touches: Int, to value: Int32) {
        guard touches > 0, touches <= Self.fingerTools.count else { return }
        let tool = Self.fingerTools[touches - 1]
        guard target.value(of: .key, tool) != nil, follower.value(of: .key, tool) == 1 - value else { return }
        send(.key, tool, value)
    }

    mutating func matchStates() {
        match(.key, follower.abilities.keys)
        match(.led, follower.abilities.leds)
        match(.switches, follower.abilities.switches)
        match(.absolute, follower.abilities.axes)
    }

    mutating func match(_ type: EventType, _ declared: EventCodeSet) {
        for code in declared.codes where !(type == .absolute && code.isMultitouch) {
            guard let value = target.value(of: type, code), value != follower.value(of: type, code) else { continue }
            send(type, code, value)
        }
    }

    // Not optimised: the optimizer of Swift 6.3.1 crashes on this function. It runs once in a resynchronisation.
    @_optimize(none)
    mutating func matchSlots() {
        guard let axes = follower.slots?.axes else { return }
        for slot in commonSlots {
            var isChosen = false
            for axis in axes {
                guard let value = target.slotValue(slot, axis), value != follower.slotValue(slot, axis) else {
                    continue
                }
                if !isChosen { choose(slot) }
                isChosen = true
                send(.absolute, axis, value)
            }
        }
        if let current = target.currentSlot, commonSlots.contains(current), current != follower.currentSlot {
            choose(current)
        }
    }
}
