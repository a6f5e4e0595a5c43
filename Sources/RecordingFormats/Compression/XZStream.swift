import CLzma

/// Decompresses xz data with liblzma.
final class XZStream: CompressedStream {
    /// The most memory that a file may require: 256 MiB, four times what `xz -9` needs.
    static let memoryLimit: UInt64 = 256 << 20
    static let outputSize = 65_536
    /// `LZMA_CONCATENATED`, a macro that Swift cannot import: consecutive streams are read as one.
    private static let concatenated: UInt32 = 0x08

    private let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)
    private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: outputSize, alignment: 8)
    private let isReady: Bool

    init() {
        stream.initialize(to: lzma_stream())
        isReady = lzma_stream_decoder(stream, Self.memoryLimit, Self.concatenated) == LZMA_OK
    }

    deinit {
        lzma_end(stream)
        output.deallocate()
        stream.deallocate()
    }

    func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) -> RecordingDamage? {
        decode(bytes, isLast: false, body)
    }

    func finish(_ body: (RawSpan) -> Bool) -> RecordingDamage? {
        decode([UInt8]().span.bytes, isLast: true, body)
    }

    private func decode(_ bytes: RawSpan, isLast: Bool, _ body: (RawSpan) -> Bool) -> RecordingDamage? {
        guard isReady else { return damage("no memory for it") }
        return bytes.withUnsafeBytes { buffer in
            stream.pointee.next_in = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_in = buffer.count
            while true {
                stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.pointee.avail_out = output.count
                let result = lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN)
                let produced = output.count - stream.pointee.avail_out
                if produced > 0,
                    !body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output)[..<produced]).bytes)
                {
                    return nil
                }
                switch result {
                case LZMA_OK:
                    if !isLast, stream.pointee.avail_in == 0, stream.pointee.avail_out > 0 { return nil }
                case LZMA_STREAM_END: return nil
                case LZMA_BUF_ERROR: return isLast ? damage("the end of the input") : nil
                case LZMA_MEMLIMIT_ERROR: return damage("data that need more than 256 MiB of memory")
                case LZMA_OPTIONS_ERROR: return damage("xz options that this liblzma does not support")
                default: return damage("invalid data")
                }
            }
        }
    }

    private func damage(_ found: String) -> RecordingDamage {
        RecordingDamage(place: .byte(Int(clamping: stream.pointee.total_in)), expected: "more xz data", found: found)
    }
}
