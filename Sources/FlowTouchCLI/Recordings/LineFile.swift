import RecordingFiles

/// Reads the lines of a text file of any length, one after the other.
struct LineFile: ~Copyable {
    private var file: InputFile
    private var held: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    init(_ path: String) throws(FileFailure) {
        file = try InputFile(path)
    }

    /// The next line with its newline, which the last line may lack; `nil` after the last.
    mutating func next() throws(FileFailure) -> String? {
        var searched = position
        while true {
            if let end = held[searched...].firstIndex(of: 0x0a) {
                defer { position = end + 1 }
                return String(decoding: held[position...end], as: UTF8.self)
            }
            if isAtEnd {
                defer { position = held.count }
                return position < held.count ? String(decoding: held[position...], as: UTF8.self) : nil
            }
            held.removeFirst(position)
            position = 0
            searched = held.count
            var piece: [UInt8] = []
            isAtEnd = try !file.next { bytes in unsafe bytes.withUnsafeBytes { unsafe piece.append(contentsOf: $0) } }
            held += piece
        }
    }
}
