import TouchInput

/// What only the comments of `libinput record` contain.
enum LibinputComments {
    /// The current slot at the start of each device, in the order of the devices.
    ///
    /// The comments give a value for every axis, but only that of the slot matters for multitouch.
    static func slots(in bytes: RawSpan) -> [Int32?] {
        var slots: [Int32?] = []
        var isSlotNext = false
        var position = 0
        while position < bytes.byteCount {
            let end = bytes.endOfLine(from: position) ?? bytes.byteCount
            var start = position
            position = end + 1
            bytes.skipBlanks(&start)
            if bytes.has("- node:", at: start) {
                slots.append(nil)
                isSlotNext = false
            } else if bytes.byte(start) == UInt8(ascii: "#"), let last = slots.indices.last, slots[last] == nil {
                takeComment(bytes.extracting(start..<end), &isSlotNext, &slots[last])
            }
        }
        return slots
    }

    private static func takeComment(_ line: RawSpan, _ isSlotNext: inout Bool, _ slot: inout Int32?) {
        var position = 1
        line.skipBlanks(&position)
        if line.skip("Event code ", &position) {
            isSlotNext =
                line.decimal(&position) == Int64(EventCode.slot.rawValue) && line.has(" (ABS_MT_SLOT)", at: position)
        } else if isSlotNext, line.skip("Value ", &position) {
            line.skipBlanks(&position)
            slot = line.signedDecimal(&position)
            isSlotNext = false
        }
    }
}
