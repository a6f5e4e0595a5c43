import Documents
import TouchInput

/// Reads what `cat /dev/input/eventN` writes: `struct input_event` in one of four layouts.
///
/// The records say nothing about the device. A record that no kernel could have written is damage; a last record that is
/// cut off is a note.
struct RawReader: FormatReader {
    private let layout: RawLayout
    private(set) var damage: RecordingDamage?
    private(set) var notes: [RecordingNote] = []
    private var eventCount = 0
    /// The beginning of a record whose end has not come.
    private var carried: [UInt8] = []

    init(_ layout: RawLayout) {
        self.layout = layout
    }

    var devices: [RecordedDevice] {
        eventCount == 0 ? [] : [RecordedDevice(eventCount: eventCount)]
    }

    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        if damage != nil { return }
        var position = 0
        if !carried.isEmpty {
            while carried.count < layout.size, position < bytes.byteCount {
                carried.append(bytes.byte(position))
                position += 1
            }
            guard carried.count == layout.size else { return }
            let record = carried
            carried = []
            readRecords(record.span.bytes, from: 0, into: &batch)
            if damage != nil { return }
        }
        position = readRecords(bytes, from: position, into: &batch)
        if damage != nil { return }
        while position < bytes.byteCount {
            carried.append(bytes.byte(position))
            position += 1
        }
    }

    mutating func finish(into batch: inout EventBatch) {
        guard damage == nil, !carried.isEmpty else { return }
        notes.append(
            RecordingNote(
                "the last record is cut off after \(carried.count) of \(layout.size) bytes and left out",
                at: .byte(eventCount * layout.size)))
        carried = []
    }

    /// Reads the complete records from `start` on.
    /// - Returns: where the first incomplete record begins.
    @discardableResult
    private mutating func readRecords(_ bytes: RawSpan, from start: Int, into batch: inout EventBatch) -> Int {
        var position = start
        let count = eventCount
        switch (layout.width, layout.isBigEndian) {
        case (.wide, false):
            while position &+ 24 <= bytes.byteCount, let event = Self.wideEvent(bytes, at: position) {
                batch.append(event, device: 0)
                position &+= 24
            }
        case (.narrow, false):
            while position &+ 16 <= bytes.byteCount, let event = Self.narrowEvent(bytes, at: position) {
                batch.append(event, device: 0)
                position &+= 16
            }
        case (_, true):
            while position &+ layout.size <= bytes.byteCount,
                let event = Self.bigEndianEvent(bytes, at: position, width: layout.width)
            {
                batch.append(event, device: 0)
                position &+= layout.size
            }
        }
        eventCount = count + (position - start) / layout.size
        if position + layout.size <= bytes.byteCount {
            let hex = (0..<layout.size).map { index in
                let text = String(bytes.byte(position + index), radix: 16)
                return text.count < 2 ? "0" + text : text
            }
            damage = RecordingDamage(
                place: .byte(eventCount * layout.size),
                expected:
                    "an input event of \(layout.size) bytes with microseconds below 1000000 and a type up to 0x1f",
                found: PrintableText.quotation(of: hex.joined(separator: " ")))
        }
        return position
    }
}

/// One record. The caller knows that all its bytes are there; a record that no kernel could have written is `nil`.
extension RawReader {
    static func event(_ bytes: RawSpan, at position: Int, layout: RawLayout) -> InputEvent? {
        if layout.isBigEndian { return bigEndianEvent(bytes, at: position, width: layout.width) }
        switch layout.width {
        case .wide: return wideEvent(bytes, at: position)
        case .narrow: return narrowEvent(bytes, at: position)
        }
    }

    private static func bigEndianEvent(_ bytes: RawSpan, at position: Int, width: RawLayout.Width) -> InputEvent? {
        func long(_ offset: Int) -> Int64 {
            Int64(bigEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ offset, as: Int64.self))
        }
        // Eight bytes hold seconds and microseconds of four bytes each, and likewise type, code and value.
        let first = UInt64(bitPattern: long(0))
        let rest = UInt64(bitPattern: long(width.rawValue &- 8))
        let type = UInt16(truncatingIfNeeded: rest >> 48)
        let seconds = width == .wide ? long(0) : Int64(first >> 32)
        let microseconds = width == .wide ? long(8) : Int64(first & 0xffff_ffff)
        guard type <= DeviceDescription.largestType,
            let time = Timestamp(seconds: seconds, microseconds: microseconds)
        else { return nil }
        return InputEvent(
            time: time, type: EventType(rawValue: type),
            code: EventCode(rawValue: UInt16(truncatingIfNeeded: rest >> 32)),
            value: Int32(truncatingIfNeeded: rest))
    }

    @inline(__always)
    private static func wideEvent(_ bytes: RawSpan, at position: Int) -> InputEvent? {
        let seconds = Int64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: Int64.self))
        let microseconds = Int64(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ 8, as: Int64.self))
        return event(bytes, contentAt: position &+ 16, seconds: seconds, microseconds: microseconds)
    }

    @inline(__always)
    private static func narrowEvent(_ bytes: RawSpan, at position: Int) -> InputEvent? {
        let seconds = UInt32(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
        let microseconds = UInt32(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ 4, as: UInt32.self))
        return event(bytes, contentAt: position &+ 8, seconds: Int64(seconds), microseconds: Int64(microseconds))
    }

    /// The event whose type, code and value begin at `position`.
    @inline(__always)
    private static func event(
        _ bytes: RawSpan, contentAt position: Int, seconds: Int64, microseconds: Int64
    ) -> InputEvent? {
        let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
        let type = UInt16(truncatingIfNeeded: word)
        guard type <= DeviceDescription.largestType,
            let time = Timestamp(seconds: seconds, microseconds: microseconds)
        else { return nil }
        return InputEvent(
            time: time, type: EventType(rawValue: type),
            code: EventCode(rawValue: UInt16(truncatingIfNeeded: word >> 16)),
            value: Int32(truncatingIfNeeded: word >> 32))
    }
}
