import TouchInput

/// Writes scans like the driver of a device, in the device's own protocol.
struct FrameWriter {
    private var filter: KernelFilter
    private var slots: DriverSlots
    private let device: DeviceDescription
    private let surface: TouchedSurface
    private let dialect: Dialect
    private let sendsDeviceTime: Bool
    private var hadPackets = false
    /// The most touches at one time that found no slot.
    private(set) var slotless = 0

    /// How the device distinguishes its fingers.
    enum Dialect: Hashable {
        case slots
        /// Two slots for the corners of a box around the fingers.
        case corners
        case packets
        case single
    }

    var events: [InputEvent] { filter.events }

    init(device: DeviceDescription, surface: TouchedSurface) throws(SynthesisError) {
        self.device = device
        self.surface = surface
        filter = KernelFilter(device: device)
        var slotCount = StrokeSentence.Limit.fingers
        if let range = device.axes[.slot] {
            dialect = device.properties?.contains(.semiMT) ?? false ? .corners : .slots
            slotCount = min(slotCount, Int(max(0, range.maximum)) + 1)
        } else if device.axes[.positionX] != nil, device.axes[.positionY] != nil {
            dialect = .packets
        } else {
            dialect = .single
        }
        let canTell = device.has(.key, .touch) || device.axes[.pressure] != nil || device.has(.key, .leftButton)
        guard dialect != .single || canTell else { throw .noTouchSign }
        slots = DriverSlots(count: slotCount, greatestID: max(1, device.axes[.trackingID]?.maximum ?? 65535))
        sendsDeviceTime = device.has(.miscellaneous, .deviceTimestamp)
    }

    /// Scans whose events are lost: the surface changes nevertheless.
    mutating func lose(_ contacts: [ScannedContact]) {
        occupy(occupying(contacts))
    }

    private mutating func occupy(_ contacts: [ScannedContact]) {
        slots.update(contacts.map(\.touch))
        if dialect == .slots { slotless = max(slotless, contacts.count - slots.occupants.count) }
    }

    /// Writes one scan. After a loss the mark comes first, followed by everything that changed in the meantime, as
    /// libevdev delivers it. Lifts of touches whose slot was taken in the meantime have a frame of their own.
    mutating func write(_ contacts: [ScannedContact], at time: Timestamp, deviceTime: Int64, followsLoss: Bool) {
        let occupying = occupying(contacts)
        occupy(occupying)
        if followsLoss {
            filter.mark(.synDropped)
            filter.report(at: time)
            endReplacedTouches()
            filter.report(at: time)
        }
        switch dialect {
        case .slots, .corners: writeSlots(occupying)
        case .packets: writePackets(occupying)
        case .single: break
        }
        writePointer(contacts)
        if sendsDeviceTime, !(contacts.isEmpty && filter.isFrameEmpty) { filter.deviceTime(deviceTime) }
        filter.report(at: time)
    }

    /// The contacts that take slots: the fingers, or the corners of the box around them.
    private func occupying(_ contacts: [ScannedContact]) -> [ScannedContact] {
        guard dialect == .corners, let first = contacts.first else { return contacts }
        var corners = (first, first)
        for contact in contacts {
            corners.0.point.x = min(corners.0.point.x, contact.point.x)
            corners.0.point.y = min(corners.0.point.y, contact.point.y)
            corners.1.point.x = max(corners.1.point.x, contact.point.x)
            corners.1.point.y = max(corners.1.point.y, contact.point.y)
        }
        // The corners stay the same touches, whichever fingers define the box.
        corners.0.touch = 0
        corners.1.touch = 1
        return contacts.count == 1 ? [corners.0] : [corners.0, corners.1]
    }

    private mutating func endReplacedTouches() {
        for index in slots.occupants.indices {
            let slot = Int32(index)
            let sent = filter.sentID(slot: slot)
            if sent >= 0, let occupant = slots.occupants[index], occupant.id != sent {
                filter.axis(.trackingID, -1, slot: slot)
            }
        }
    }

    private mutating func writeSlots(_ contacts: [ScannedContact]) {
        for index in slots.occupants.indices {
            let slot = Int32(index)
            guard let occupant = slots.occupants[index] else {
                filter.axis(.trackingID, -1, slot: slot)
                continue
            }
            guard let contact = contacts.first(where: { $0.touch == occupant.touch }) else { continue }
            filter.axis(.trackingID, occupant.id, slot: slot)
            filter.axis(.positionX, contact.point.x, slot: slot)
            filter.axis(.positionY, contact.point.y, slot: slot)
            filter.axis(.touchMajor, touchMajor, slot: slot)
            filter.axis(.touchPressure, pressure(.touchPressure), slot: slot)
            filter.axis(.toolType, tool(contact), slot: slot)
        }
    }

    private mutating func writePackets(_ contacts: [ScannedContact]) {
        for contact in contacts {
            guard let occupant = slots.occupants.lazy.compactMap({ $0 }).first(where: { $0.touch == contact.touch })
            else { continue }
            filter.packetAxis(.trackingID, occupant.id)
            filter.packetAxis(.positionX, contact.point.x)
            filter.packetAxis(.positionY, contact.point.y)
            filter.packetAxis(.touchMajor, touchMajor)
            filter.packetAxis(.touchPressure, pressure(.touchPressure))
            filter.packetAxis(.toolType, tool(contact))
            filter.mark(.synMTReport)
        }
        // An empty packet means that the last finger is gone.
        if contacts.isEmpty && hadPackets { filter.mark(.synMTReport) }
        hadPackets = !contacts.isEmpty
    }

    /// What programs without multitouch see: the first finger, the number of fingers, the button.
    private mutating func writePointer(_ contacts: [ScannedContact]) {
        let isTouched = !contacts.isEmpty
        filter.key(.touch, isTouched)
        let tools: [EventCode] = [.toolFinger, .toolDoubleTap, .toolTripleTap, .toolQuadTap, .toolQuintTap]
        for (index, tool) in tools.enumerated() {
            let isLast = index == tools.count - 1
            filter.key(tool, contacts.count == index + 1 || (isLast && contacts.count > tools.count))
        }
        if let first = contacts.first {
            filter.axis(.x, first.point.x)
            filter.axis(.y, first.point.y)
            filter.axis(.pressure, pressure(.pressure))
        } else {
            filter.axis(.pressure, device.axes[.pressure]?.minimum ?? 0)
        }
        let gatesByButton = dialect == .single && !device.has(.key, .touch) && device.axes[.pressure] == nil
        filter.key(.leftButton, gatesByButton ? isTouched : contacts.contains(where: \.isPressing))
    }

    private func tool(_ contact: ScannedContact) -> Int32 { contact.isPalm ? 2 : 0 }

    /// Three tenths of the axis, but never so little that it counts as no pressure.
    private func pressure(_ code: EventCode) -> Int32 {
        guard let axis = device.axes[code], let span = axis.span else { return 1 }
        return Int32(clamping: Int64(axis.minimum) + max(1, span * 3 / 10))
    }

    /// A finger of 8 mm, or three tenths of the axis if it is too short for that.
    private var touchMajor: Int32 {
        guard let axis = device.axes[.touchMajor], let span = axis.span else { return 1 }
        let finger = 8 * surface.x.pointsPerMillimetre * surface.x.unitsPerPoint
        let most = Double(max(1, span * 3 / 10))
        return Int32(clamping: Int64(axis.minimum) + Int64(max(1, min(most, finger.rounded()))))
    }
}
