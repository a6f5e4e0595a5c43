/// How a recording is compressed.
public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// gzip, with one or several members.
    case gzip
    /// xz, with one or several streams.
    case xz

    /// What the first bytes show.
    enum Answer {
        case compressed(Compression)
        /// Compressed in a way that is not supported, with the name of the program.
        case unread(String)
        case plain
        /// More bytes are needed.
        case open
    }

    private static let marks: [(bytes: [UInt8], answer: Answer)] = [
        ([0x1f, 0x8b], .compressed(.gzip)),
        ([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], .compressed(.xz)),
        ([0x28, 0xb5, 0x2f, 0xfd], .unread("zstd")),
        (Array("BZh".utf8), .unread("bzip2")),
        ([0x50, 0x4b, 0x03, 0x04], .unread("zip")),
    ]

    /// What `bytes`, the first of the input, show.
    static func examine(_ bytes: [UInt8]) -> Answer {
        var isOpen = bytes.isEmpty
        for mark in marks {
            if bytes.starts(with: mark.bytes) { return mark.answer }
            if mark.bytes.starts(with: bytes) { isOpen = true }
        }
        return isOpen ? .open : .plain
    }
}
