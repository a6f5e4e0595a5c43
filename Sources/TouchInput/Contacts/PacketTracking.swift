/// One contact of a protocol A frame, up to its `SYN_MT_REPORT`.
struct Packet: Hashable, Sendable {
    var x: Int32?
    var y: Int32?
    var trackingID: Int32?
    var touchMajor: Int32?
    var pressure: Int32?
    var tool: Int32 = 0
    var isEmpty = true

    /// Takes an axis of the packet.
    mutating func handle(_ code: EventCode, _ value: Int32) {
        isEmpty = false
        switch code {
        case .positionX: x = value
        case .positionY: y = value
        case .trackingID: trackingID = value
        case .touchMajor: touchMajor = value
        case .touchPressure: pressure = value
        case .toolType: tool = value
        default: break
        }
    }

    var position: DevicePoint? {
        guard let x, let y else { return nil }
        return DevicePoint(x: x, y: y)
    }
}

/// Protocol A, tracked as mtdev does.
extension ContactTracker {
    /// The most contacts in one frame that are tracked; matching them takes the cube of this number.
    static let packetLimit = 32

    /// Completes a contact of the frame. A packet without a position is empty and means that nothing is down.
    mutating func endPacket() {
        defer { packet = Packet() }
        guard packet.position != nil else { return }
        if packet.trackingID == nil && packet.touchMajor == 0 { return }
        guard packets.count < Self.packetLimit else {
            notes.contactsBeyondLimit += 1
            return
        }
        packets.append(packet)
    }

    /// Discards the part of a frame that came before its events were lost.
    mutating func dropPacketsOfFrame() {
        packets.removeAll(keepingCapacity: true)
        packet = Packet()
        sawPacketMark = false
    }

    /// Contacts missing from the frame are up. A frame that does not mention touches changes nothing.
    mutating func commitPackets() {
        let saysSomething = sawPacketMark || !packet.isEmpty || single.gateChanged
        single.gateChanged = false
        sawPacketMark = false
        dirtySlots = 0
        packet = Packet()
        guard saysSomething else { return }
        let matches = matchPackets()
        let openCount = frame.contacts.count
        var isNamed = [Bool](repeating: false, count: openCount)
        for match in matches { if let match { isNamed[match] = true } }
        for index in 0..<openCount where !isNamed[index] { end(index, .lift) }
        for (packet, match) in zip(packets, matches) {
            let index = match ?? begin(slot: lowestFreeSlot(), trackingID: packet.trackingID)
            frame.contacts[index].move(to: packet.position)
            frame.contacts[index].tool = Contact.Tool(rawValue: packet.tool) ?? .finger
            if let pressure = packet.pressure { frame.contacts[index].pressure = pressure }
            if let major = packet.touchMajor { frame.contacts[index].touchMajor = major }
        }
        packets.removeAll(keepingCapacity: true)
    }

    /// For each packet, the index of the contact that it continues: by id if the device sends ids, otherwise by
    /// distance.
    private func matchPackets() -> [Int?] {
        if packets.contains(where: { $0.trackingID != nil }) {
            return packets.map { packet in
                frame.contacts.firstIndex { $0.trackingID == packet.trackingID }
            }
        }
        let old = frame.contacts.map { $0.position ?? DevicePoint(x: 0, y: 0) }
        return Assignment.leastSquares(from: old, to: packets.compactMap(\.position))
    }

    private func lowestFreeSlot() -> Int {
        var slot = 0
        while frame.contacts.contains(where: { $0.isDown && $0.slot == slot }) { slot += 1 }
        return slot
    }
}
