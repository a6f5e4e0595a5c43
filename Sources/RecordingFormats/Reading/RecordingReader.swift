import TouchInput

/// Reads a recording of any format from bytes that come in pieces of any size.
///
/// The format is detected from the content; up to 64 KiB are held back until it is certain. Nothing is thrown: everything
/// before damage is in the batches, and `damage` says where and why reading stopped.
public struct RecordingReader: Sendable {
    /// The reader of the format, once that is known.
    private var reader: (any FormatReader)?
    /// The beginning of the input, while the format is unknown.
    private var held: [UInt8] = []
    /// How many of the held bytes the detector has seen.
    private var examined = 0
    /// Why no format reads the input.
    private var refusal: RecordingDamage?
    private var isEmpty = true

    /// The given format, or the detected one; `nil` while it is unknown.
    public private(set) var format: RecordingFormat?

    /// A reader for `format`, or for the format that the content shows.
    public init(format: RecordingFormat? = nil) {
        self.format = format
        reader = format?.makeReader()
    }

    /// The devices found so far. Indices never change; a description may grow until the device's first event.
    public var devices: [RecordedDevice] { reader?.devices ?? [] }

    /// Remarks on input that is legal but unusual.
    public var notes: [RecordingNote] { reader?.notes ?? [] }

    /// Why reading stopped, if it did.
    public var damage: RecordingDamage? { refusal ?? reader?.damage }

    /// Reads the next piece; the events in it that are complete are added to `batch`.
    public mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        if bytes.byteCount == 0 { return }
        isEmpty = false
        if refusal != nil { return }
        if reader == nil {
            detect(bytes, into: &batch)
        } else {
            // One dynamic call for each piece; the lines and records in it are read without any.
            reader?.read(bytes, into: &batch)
        }
    }

    /// The input has ended: reads what was held back. Empty input and input of no known format are damage.
    public mutating func finish(into batch: inout EventBatch) {
        if isEmpty {
            reader = nil
            refusal = RecordingDamage(
                place: .line(1), expected: UnknownInput.expected, found: "nothing: the input is empty")
        }
        if refusal != nil { return }
        if reader == nil {
            let all = held
            held = []
            switch FormatDetector.examine(all.span.bytes, isWhole: true) {
            case .format(let found): begin(found, with: all.span.bytes, into: &batch)
            case .open, .unknown: refusal = UnknownInput.damage(all.span.bytes)
            }
        }
        reader?.finish(into: &batch)
    }

    /// Looks again after the end of a line or a good number of new bytes, so that many small pieces do not cost one look
    /// each.
    private mutating func detect(_ bytes: RawSpan, into batch: inout EventBatch) {
        if held.isEmpty {
            examine(bytes, into: &batch)
            if reader == nil, refusal == nil { held = Array(bytes) }
            return
        }
        held += Array(bytes)
        guard held.count - examined >= 256 || bytes.endOfLine(from: 0) != nil else { return }
        let all = held
        examine(all.span.bytes, into: &batch)
        if reader != nil || refusal != nil { held = [] }
    }

    private mutating func examine(_ bytes: RawSpan, into batch: inout EventBatch) {
        switch FormatDetector.examine(bytes, isWhole: false) {
        case .format(let found): begin(found, with: bytes, into: &batch)
        case .unknown: refusal = UnknownInput.damage(bytes)
        case .open: examined = bytes.byteCount
        }
    }

    private mutating func begin(_ found: RecordingFormat, with bytes: RawSpan, into batch: inout EventBatch) {
        format = found
        reader = found.makeReader()
        reader?.read(bytes, into: &batch)
    }
}
