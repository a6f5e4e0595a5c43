import CZlib
import Documents

/// Decompresses gzip data with zlib.
final class GzipStream: CompressedStream {
    static let outputSize = 65_536

    // zlib keeps the address of its stream.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: outputSize, alignment: 8)
    private let isReady: Bool
    private var state = State.inMember
    /// The position in the compressed input at which the next piece begins.
    private var offset = 0

    private enum State {
        case inMember
        /// After a member: another one, padding or the end follows.
        case between
        /// After the first byte of what may be another member.
        case afterFirstMark
    }

    init() {
        stream.initialize(to: z_stream())
        isReady = flowtouch_inflate_any_header(stream) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        output.deallocate()
        stream.deallocate()
    }

    func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) -> RecordingDamage? {
        guard isReady else { return damage(0, "no memory for it") }
        return bytes.withUnsafeBytes { buffer in
            var position = 0
            defer { offset += buffer.count }
            while position < buffer.count {
                switch state {
                case .between:
                    if buffer[position] == 0x1f {
                        state = .afterFirstMark
                    } else if buffer[position] != 0 {
                        return damage(position, "other bytes after the compressed data")
                    }
                    position += 1
                case .afterFirstMark:
                    guard buffer[position] == 0x8b else {
                        return damage(position, "other bytes after the compressed data")
                    }
                    inflateReset(stream)
                    state = .inMember
                    var mark: [UInt8] = [0x1f]
                    let fault = mark.withUnsafeMutableBytes { mark in
                        var start = 0
                        return inflate(UnsafeRawBufferPointer(mark), &start, body)
                    }
                    if case .damaged(let damage) = fault { return damage }
                case .inMember:
                    switch inflate(buffer, &position, body) {
                    case .done: break
                    case .stopped: return nil
                    case .damaged(let damage): return damage
                    }
                }
            }
            return nil
        }
    }

    func finish(_ body: (RawSpan) -> Bool) -> RecordingDamage? {
        switch state {
        case .between: nil
        case .afterFirstMark, .inMember: damage(0, "the end of the input")
        }
    }

    private enum Progress {
        case done, stopped
        case damaged(RecordingDamage)
    }

    /// Decompresses from `position` to the end of the bytes or of the member.
    private func inflate(
        _ buffer: UnsafeRawBufferPointer, _ position: inout Int, _ body: (RawSpan) -> Bool
    ) -> Progress {
        while true {
            // zlib counts in 32 bits.
            let count = min(buffer.count - position, 1 << 30)
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: buffer.baseAddress?.advanced(by: position).assumingMemoryBound(to: UInt8.self))
            stream.pointee.avail_in = UInt32(count)
            stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(output.count)
            let result = CZlib.inflate(stream, Z_NO_FLUSH)
            position += count - Int(stream.pointee.avail_in)
            let produced = output.count - Int(stream.pointee.avail_out)
            if produced > 0, !body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output)[..<produced]).bytes)
            {
                return .stopped
            }
            switch result {
            case Z_OK, Z_BUF_ERROR:
                if position == buffer.count, stream.pointee.avail_out > 0 { return .done }
            case Z_STREAM_END:
                state = .between
                return .done
            default:
                let reason = stream.pointee.msg.map { String(cString: $0) } ?? "no reason given"
                return .damaged(damage(position, "invalid data (\(PrintableText.excerpt(of: reason)))"))
            }
        }
    }

    private func damage(_ position: Int, _ found: String) -> RecordingDamage {
        RecordingDamage(place: .byte(offset + position), expected: "more gzip data", found: found)
    }
}
