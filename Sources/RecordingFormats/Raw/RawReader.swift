import Documents
import TouchInput

/// Reads what `cat /dev/input/eventN` wrote: `struct input_event` of 24 or of 16 bytes, of either byte order.
///
/// The records say nothing of the device. A record that no kernel could have written is damage; the end of a cut
/// last record is a note.
struct RawReader: FormatReader {
    /// The size of one record.
    enum Width: Int, Sendable {
        /// 64-bit kernels: seconds and microseconds of eight bytes.
        case wide = 24
        /// 32-bit kernels: seconds and microseconds of four bytes, without a sign.
        case narrow = 16
    }

    private let width: Width
    private let isBigEndian: Bool
    private(set) var damage: RecordingDamage?
    private(set) var notes: [RecordingNote] = []
    private var eventCount = 0
    /// The beginning of a record whose end has not come.
    private var carried: [UInt8] = []

    init(width: Width, isBigEndian: Bool = false) {
        self.width = width
        self.isBigEndian = isBigEndian
    }

    var devices: [RecordedDevice] {
        eventCount == 0 ? [] : [RecordedDevice(eventCount: eventCount)]
    }

    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        if damage != nil { return }
        var position = 0
        if !carried.isEmpty {
            while carried.count < width.rawValue, position < bytes.byteCount {
                carried.append(bytes.byte(position))
                position += 1
            }
            guard carried.count == width.rawValue else { return }
            let record = carried
            carried = []
            readRecords(record.span.bytes, 0, into: &batch)
            if damage != nil { return }
        }
        position = readRecords(bytes, position, into: &batch)
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
                "the last record is cut off after \(carried.count) of \(width.rawValue) bytes and left out",
                at: .byte(eventCount * width.rawValue)))
        carried = []
    }

    /// Reads the whole records from `start` on and answers where the first one stands that is not whole.
    @discardableResult
    private mutating func readRecords(_ bytes: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
        var position = start
        let count = eventCount
        switch (width, isBigEndian) {
        case (.wide, false):
            while position &+ 24 <= bytes.byteCount, let event = Self.wideEvent(bytes, position) {
                batch.append(event, device: 0)
                position &+= 24
            }
        case (.narrow, false):
            while position &+ 16 <= bytes.byteCount, let event = Self.narrowEvent(bytes, position) {
                batch.append(event, device: 0)
                position &+= 16
            }
        case (_, true):
            while position &+ width.rawValue <= bytes.byteCount,
                let event = Self.event(bytes, position, width, isBigEndian: true)
            {
                batch.append(event, device: 0)
                position &+= width.rawValue
            }
        }
        eventCount = count + (position - start) / width.rawValue
        if position + width.rawValue <= bytes.byteCount {
            let hex = (0..<width.rawValue).map { index in
                let text = String(bytes.byte(position + index), radix: 16)
                return text.count < 2 ? "0" + text : text
            }
            damage = RecordingDamage(
                place: .byte(eventCount * width.rawValue),
                expected:
                    "an input event of \(width.rawValue) bytes with microseconds below 1000000 and a type up to 0x1f",
                found: PrintableText.quotation(of: hex.joined(separator: " ")))
        }
        return position
    }

    /// The record at `position`, all of which is there; `nil` when no kernel could have written it.
    static func event(_ bytes: RawSpan, _ position: Int, _ width: Width, isBigEndian: Bool) -> InputEvent? {
        guard isBigEndian else {
            return width == .wide ? wideEvent(bytes, position) : narrowEvent(bytes, position)
        }
        func long(_ offset: Int) -> Int64 {
            Int64(bigEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ offset, as: Int64.self))
        }
        // Seconds and microseconds of four bytes each lie in eight, and so do type, code and value.
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

    /// The 24-byte record at `position`, all of which is there; `nil` when no kernel could have written it.
    @inline(__always)
    static func wideEvent(_ bytes: RawSpan, _ position: Int) -> InputEvent? {
        let seconds = Int64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: Int64.self))
        let microseconds = Int64(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ 8, as: Int64.self))
        return event(bytes, position &+ 16, seconds, microseconds)
    }

    /// The 16-byte record at `position`, all of which is there; `nil` when no kernel could have written it.
    @inline(__always)
    static func narrowEvent(_ bytes: RawSpan, _ position: Int) -> InputEvent? {
        let seconds = UInt32(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
        let microseconds = UInt32(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ 4, as: UInt32.self))
        return event(bytes, position &+ 8, Int64(seconds), Int64(microseconds))
    }

    @inline(__always)
    private static func event(
        _ bytes: RawSpan, _ position: Int, _ seconds: Int64, _ microseconds: Int64
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
