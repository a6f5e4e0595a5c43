/// Damage that the files of recordings suffer, applied to sound ones on purpose.
public enum ByteDamage: Hashable, Sendable {
    /// A text ends in the middle of a line, about two thirds of the way through.
    case cutLine
    /// The second half of a line, about two thirds of the way through, is garbage with a control character.
    case garbledLine
    /// The records, each of this many bytes, end in the middle of one, about two thirds of the way through.
    case cutRecord(size: Int)

    /// `bytes` with this damage; `nil` if they contain no line or record to damage.
    public func applied(to bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .cutLine:
            guard let line = Self.line(of: bytes) else { return nil }
            return Array(bytes[..<(line.lowerBound + line.count / 2)])
        case .garbledLine:
            guard let line = Self.line(of: bytes) else { return nil }
            var damaged = bytes
            for index in (line.lowerBound + line.count / 2)..<line.upperBound { damaged[index] = UInt8(ascii: "#") }
            damaged[line.upperBound - 1] = 0x1b
            return damaged
        case .cutRecord(let size):
            guard size > 1, bytes.count / size >= 2 else { return nil }
            return Array(bytes[..<(bytes.count / size * 2 / 3 * size + size / 2)])
        }
    }

    /// The first line of at least two bytes that begins after two thirds of `bytes`, without its line feed; if there is
    /// none, the last such line of all.
    private static func line(of bytes: [UInt8]) -> Range<Int>? {
        let wanted = bytes.count * 2 / 3
        var found: Range<Int>?
        var start = 0
        for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
            if index - start >= 2 { found = start..<index }
            if start >= wanted, found != nil { break }
            start = index + 1
        }
        return found
    }
}
