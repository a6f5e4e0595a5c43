/// Makes JSON readable for libyaml: YAML has no surrogate pairs, and no tabs before the first bracket.
///
/// `\ud83d\ude00` becomes `\U0001f600`. Input that does not begin with `{` or `[` is unchanged.
struct JSONEscapes {
    /// The bytes for libyaml.
    private(set) var bytes: [UInt8]
    /// The ends of the shortened escapes in `bytes`, by line and column from 0.
    private var shortened: [(line: Int, column: Int)] = []
    /// An escape is shorter than the pair by this many characters.
    private static let shortening = 2

    init(_ original: [UInt8]) {
        bytes = original
        let isJSON = original.first { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) }
            .map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
        guard isJSON == true else { return }
        let pairs = Self.pairs(in: original, blankingTabsIn: &bytes)
        guard !pairs.isEmpty else { return }
        bytes = []
        bytes.reserveCapacity(original.count)
        var line = 0
        var column = 0
        var copied = 0
        for pair in pairs {
            for byte in original[copied..<pair.start] { add(byte, &line, &column) }
            for byte in "\\U\(Self.hex8(pair.scalar))".utf8 { add(byte, &line, &column) }
            shortened.append((line, column))
            copied = pair.start + 12
        }
        bytes += original[copied...]
    }

    private mutating func add(_ byte: UInt8, _ line: inout Int, _ column: inout Int) {
        bytes.append(byte)
        if byte == 0x0a {
            line += 1
            column = 0
        } else if byte & 0xc0 != 0x80 {
            column += 1
        }
    }

    /// The original position of a line and column of `bytes`, both counted from 0.
    func place(line: Int, column: Int) -> DocumentPlace {
        let before = shortened.count { $0.line == line && $0.column <= column }
        return DocumentPlace(line: line + 1, column: column + before * Self.shortening + 1)
    }

    /// The line and column of a byte.
    func place(ofByte offset: Int) -> DocumentPlace {
        var line = 0
        var column = 0
        for byte in bytes.prefix(offset) {
            if byte == 0x0a {
                line += 1
                column = 0
            } else if byte & 0xc0 != 0x80 {
                column += 1
            }
        }
        return place(line: line, column: column)
    }

    private static func pairs(
        in bytes: [UInt8], blankingTabsIn copy: inout [UInt8]
    ) -> [(start: Int, scalar: UInt32)] {
        var pairs: [(start: Int, scalar: UInt32)] = []
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case 0x09 where !isInString: copy[index] = 0x20
            case UInt8(ascii: "\\") where isInString:
                if let high = surrogate(bytes, index, 0xd800), let low = surrogate(bytes, index + 6, 0xdc00) {
                    pairs.append((index, 0x10000 + (high << 10) + low))
                    index += 11
                } else {
                    index += 1
                }
            default: break
            }
            index += 1
        }
        return pairs
    }

    /// The ten bits of a surrogate, written as `\uXXXX`, if it belongs to this half.
    private static func surrogate(_ bytes: [UInt8], _ start: Int, _ half: UInt32) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for byte in bytes[start + 2..<start + 6] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value & 0xfc00 == half ? value & 0x3ff : nil
    }

    private static func hex8(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
