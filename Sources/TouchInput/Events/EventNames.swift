/// The kernel's names for event types, codes and device properties, and their numbers.
///
/// From the kernel's `input-event-codes.h` and `input.h`. Second names (`BTN_MOUSE` for `BTN_LEFT`) are understood but
/// never returned; the `…_MAX` and `…_CNT` of each list are not names.
public enum EventNames {
    /// `EV_ABS` and the like; `nil` if the kernel has no name for the number.
    public static func name(of type: EventType) -> String? {
        EventNameTable.shared.name(of: type.rawValue, in: EventNameTable.typeSpace)
    }

    /// `ABS_MT_SLOT` and the like; `nil` if the kernel has no name for the number.
    public static func name(of code: EventCode, type: EventType) -> String? {
        guard type.rawValue < EventNameTable.typeSpace else { return nil }
        return EventNameTable.shared.name(of: code.rawValue, in: type.rawValue)
    }

    /// `INPUT_PROP_DIRECT` and the like, for the bit with this number.
    public static func name(ofProperty bit: Int) -> String? {
        guard let number = UInt16(exactly: bit) else { return nil }
        return EventNameTable.shared.name(of: number, in: EventNameTable.propertySpace)
    }

    /// The type with the name in these UTF-8 bytes; case matters. Creates no string.
    public static func type(named name: RawSpan) -> EventType? {
        EventNameTable.shared.number(of: name, in: EventNameTable.typeSpace).map(EventType.init(rawValue:))
    }

    /// The code of `type` with the name in these UTF-8 bytes; case matters. Creates no string.
    public static func code(named name: RawSpan, type: EventType) -> EventCode? {
        guard type.rawValue < EventNameTable.typeSpace else { return nil }
        return EventNameTable.shared.number(of: name, in: type.rawValue).map(EventCode.init(rawValue:))
    }

    /// The property bit with the name in these UTF-8 bytes.
    public static func property(named name: RawSpan) -> Int? {
        EventNameTable.shared.number(of: name, in: EventNameTable.propertySpace).map(Int.init)
    }

    /// The type with this name.
    public static func type(named name: String) -> EventType? {
        type(named: Array(name.utf8).span.bytes)
    }

    /// The code of `type` with this name.
    public static func code(named name: String, type: EventType) -> EventCode? {
        code(named: Array(name.utf8).span.bytes, type: type)
    }

    /// The property bit with this name.
    public static func property(named name: String) -> Int? {
        property(named: Array(name.utf8).span.bytes)
    }
}
