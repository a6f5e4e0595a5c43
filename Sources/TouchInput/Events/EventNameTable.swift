/// All names with their numbers, looked up by bytes without creating a string.
struct EventNameTable: Sendable {
    /// The only table, created at first use.
    static let shared = EventNameTable()

    private struct Entry {
        var start: Int
        var length: Int
        var space: UInt16
        var number: UInt16
    }

    /// Number spaces: the event types, the codes of each type (its number), and the properties.
    static let typeSpace: UInt16 = 0x100
    static let propertySpace: UInt16 = 0x101

    private static let slotCount = 4096
    private static let longestName = 64

    private var text: [UInt8] = []
    private var entries: [Entry] = []
    /// Indices into `entries` by hash; −1 is free. Open addressing, a fifth full.
    private var slots = [Int16](repeating: -1, count: slotCount)
    private var names: [UInt32: String] = [:]

    private init() {
        for list in EventNameList.all {
            let space: UInt16 =
                switch list.space {
                case .types: Self.typeSpace
                case .properties: Self.propertySpace
                case .code(let type): type.rawValue
                }
            add(list.runs, prefix: list.prefix, space: space, shown: true)
            add(list.aliases, prefix: list.prefix, space: space, shown: false)
        }
    }

    /// The number of the name in `bytes`, if it belongs to `space`.
    func number(of bytes: RawSpan, in space: UInt16) -> UInt16? {
        guard bytes.byteCount > 0, bytes.byteCount <= Self.longestName else { return nil }
        var slot = Self.hash(bytes)
        while true {
            let index = Int(slots[slot])
            if index < 0 { return nil }
            let entry = entries[index]
            if entry.length == bytes.byteCount, Self.equal(bytes, text.span.bytes, entry.start) {
                return entry.space == space ? entry.number : nil
            }
            slot = (slot &+ 1) & (Self.slotCount - 1)
        }
    }

    /// The preferred name of `number` in `space`.
    func name(of number: UInt16, in space: UInt16) -> String? {
        names[UInt32(space) << 16 | UInt32(number)]
    }

    private mutating func add(_ lines: StaticString, prefix: StaticString, space: UInt16, shown: Bool) {
        for line in lines.description.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let first = words.first, var number = UInt16(first, radix: 16) else { continue }
            for word in words.dropFirst() {
                let name = prefix.description + word
                insert(name, space: space, number: number)
                if shown { names[UInt32(space) << 16 | UInt32(number)] = name }
                number += 1
            }
        }
    }

    private mutating func insert(_ name: String, space: UInt16, number: UInt16) {
        let bytes = Array(name.utf8)
        var slot = Self.hash(bytes.span.bytes)
        while slots[slot] >= 0 { slot = (slot + 1) & (Self.slotCount - 1) }
        slots[slot] = Int16(entries.count)
        entries.append(Entry(start: text.count, length: bytes.count, space: space, number: number))
        text += bytes
    }

    /// Mixes the length, the first eight and the last eight bytes. Names that differ only in between are told apart
    /// when compared.
    @inline(__always)
    private static func hash(_ bytes: RawSpan) -> Int {
        let count = bytes.byteCount
        var head: UInt64 = 0
        var tail: UInt64 = 0
        if count >= 8 {
            head = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 0, as: UInt64.self)
            tail = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: count &- 8, as: UInt64.self)
        } else {
            for index in 0..<count {
                head = head << 8 | UInt64(bytes.unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self))
            }
        }
        var mixed =
            (head &* 0x9e37_79b9_7f4a_7c15) ^ (tail &* 0xc2b2_ae3d_27d4_eb4f) &+ UInt64(truncatingIfNeeded: count)
        mixed ^= mixed >> 29
        mixed = mixed &* 0xbf58_476d_1ce4_e5b9
        return Int(truncatingIfNeeded: mixed >> 52)
    }

    /// Whether `text` contains `bytes` at `start`; the caller ensures that it is long enough.
    @inline(__always)
    private static func equal(_ bytes: RawSpan, _ text: RawSpan, _ start: Int) -> Bool {
        let count = bytes.byteCount
        guard count >= 8 else {
            for index in 0..<count
            where bytes.unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self)
                != text.unsafeLoad(fromUncheckedByteOffset: start &+ index, as: UInt8.self)
            {
                return false
            }
            return true
        }
        var index = 0
        while true {
            let left = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            let right = text.unsafeLoadUnaligned(fromUncheckedByteOffset: start &+ index, as: UInt64.self)
            if left != right { return false }
            if index == count &- 8 { return true }
            index = min(index &+ 8, count &- 8)
        }
    }
}
