import TouchInput

/// Appends numbers and text as bytes, without creating strings.
extension [UInt8] {
    /// Appends plain text.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text as UTF-8.
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends `text` and blanks up to `width` bytes, like `%-12s`.
    mutating func append(_ text: String, width: Int) {
        append(contentsOf: text.utf8)
        for _ in 0..<Swift.max(0, width - text.utf8.count) { append(0x20) }
    }

    /// Appends a decimal number, padded with `fill` to at least `width` characters. As in C, a minus sign counts; it
    /// comes before zeros and after blanks.
    @inline(__always)
    mutating func append(decimal number: Int64, width: Int = 1, fill: UInt8 = 0x30) {
        let start = count
        var rest = number.magnitude
        repeat {
            append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        let isNegative = number < 0
        if isNegative, fill != 0x30 { append(0x2d) }
        let signs = isNegative && fill == 0x30 ? 1 : 0
        while count - start + signs < width { append(fill) }
        if signs == 1 { append(0x2d) }
        self[start...].reverse()
    }

    /// Appends a hexadecimal number of at least `digits` digits, in lower case.
    @inline(__always)
    mutating func append(hexadecimal number: UInt32, digits: Int) {
        var shift = 28
        while shift > 0, number >> UInt32(shift) == 0, shift / 4 >= digits { shift -= 4 }
        while shift >= 0 {
            let digit = UInt8(truncatingIfNeeded: number >> UInt32(shift) & 0xf)
            append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            shift -= 4
        }
    }

    /// Appends `<sec>.<usec>`, with the seconds padded with blanks to `width`.
    @inline(__always)
    mutating func append(time microseconds: Int64, width: Int = 1) {
        append(decimal: microseconds / 1_000_000, width: width, fill: 0x20)
        append(0x2e)
        append(decimal: microseconds % 1_000_000, width: 6)
    }
}

/// Text that must stay on one line.
enum LineText {
    /// `text` with spaces instead of characters that end a line or, in some programs, the text.
    static func cleaned(_ text: String) -> String {
        isChanged(text) ? String(String.UnicodeScalarView(text.unicodeScalars.map { isEnd($0) ? " " : $0 })) : text
    }

    /// Whether `cleaned` changes anything.
    static func isChanged(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: isEnd)
    }

    private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\0"
    }
}

/// The nodes at which devices are said to be plugged in.
enum NodeNames {
    /// The node with this number.
    static func numbered(_ number: Int) -> String { "/dev/input/event\(number)" }

    /// A node for each device: its own if it is known and valid, else the first unused number.
    static func all(_ devices: [RecordedDevice]) -> [String] {
        let known = devices.map { $0.node.flatMap { isFit($0) ? $0 : nil } }
        var taken: Set<String> = []
        for case let node? in known { taken.insert(node) }
        var used: Set<String> = []
        return known.map { node in
            if let node, used.insert(node).inserted { return node }
            var number = 0
            while !taken.insert(numbered(number)).inserted { number += 1 }
            return numbered(number)
        }
    }

    private static func isFit(_ node: String) -> Bool {
        node.hasPrefix("/") && !node.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7f }
    }
}
