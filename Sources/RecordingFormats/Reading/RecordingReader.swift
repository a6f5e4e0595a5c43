import TouchInput

/// Reads a recording of any known format from bytes that come in pieces of any size.
///
/// The format is told from the content; up to 64 KiB are held back until it is sure. Nothing is thrown: what could
/// be read before damage is in the batches, and `damage` says where and why the reading stopped.
public struct RecordingReader: Sendable {
    private enum Stage: Sendable {
        case undecided(held: [UInt8], examined: Int)
        case evemu(EvemuReader)
        case getevent(GeteventReader)
        case evtest(EvtestReader)
        case raw(RawReader)
        case libinput(LibinputReader)
        case activityLog(ActivityLogReader)
        case samples(SampleTableReader)
        case stopped(RecordingDamage)
        /// Stands for the stage while a reader is at work, so that its memory is not copied.
        case moved
    }

    private var stage: Stage
    private var isEmpty = true

    /// The format: the given one, or the one that was found; `nil` while it is not known.
    public private(set) var format: RecordingFormat?

    /// A reader for `format`, or for the format that the content tells.
    public init(format: RecordingFormat? = nil) {
        self.format = format
        stage = format.map(Self.stage(for:)) ?? .undecided(held: [], examined: 0)
    }

    /// The devices met so far. Indices never change; a description may be filled in until the device's first event.
    public var devices: [RecordedDevice] {
        switch stage {
        case .undecided, .stopped, .moved: []
        case .evemu(let reader): reader.devices
        case .getevent(let reader): reader.devices
        case .evtest(let reader): reader.devices
        case .raw(let reader): reader.devices
        case .libinput(let reader): reader.devices
        case .activityLog(let reader): reader.devices
        case .samples(let reader): reader.devices
        }
    }

    /// What was legal but worth a word.
    public var notes: [RecordingNote] {
        switch stage {
        case .undecided, .stopped, .moved: []
        case .evemu(let reader): reader.notes
        case .getevent(let reader): reader.notes
        case .evtest(let reader): reader.notes
        case .raw(let reader): reader.notes
        case .libinput(let reader): reader.notes
        case .activityLog(let reader): reader.notes
        case .samples(let reader): reader.notes
        }
    }

    /// Why the reading stopped, if it did.
    public var damage: RecordingDamage? {
        switch stage {
        case .undecided, .moved: nil
        case .stopped(let damage): damage
        case .evemu(let reader): reader.damage
        case .getevent(let reader): reader.damage
        case .evtest(let reader): reader.damage
        case .raw(let reader): reader.damage
        case .libinput(let reader): reader.damage
        case .activityLog(let reader): reader.damage
        case .samples(let reader): reader.damage
        }
    }

    /// Reads the next piece; the events in it that are complete are added to `batch`.
    public mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        if bytes.byteCount == 0 { return }
        isEmpty = false
        let current = stage
        stage = .moved
        switch consume current {
        case .undecided(let held, let examined): decide(held, examined, bytes, into: &batch)
        case .evemu(var reader):
            reader.read(bytes, into: &batch)
            stage = .evemu(reader)
        case .getevent(var reader):
            reader.read(bytes, into: &batch)
            stage = .getevent(reader)
        case .evtest(var reader):
            reader.read(bytes, into: &batch)
            stage = .evtest(reader)
        case .raw(var reader):
            reader.read(bytes, into: &batch)
            stage = .raw(reader)
        case .libinput(var reader):
            reader.read(bytes, into: &batch)
            stage = .libinput(reader)
        case .activityLog(var reader):
            reader.read(bytes, into: &batch)
            stage = .activityLog(reader)
        case .samples(var reader):
            reader.read(bytes, into: &batch)
            stage = .samples(reader)
        case .stopped(let damage): stage = .stopped(damage)
        case .moved: break
        }
    }

    /// The input is at its end: reads what was held back. Input of no known format, and none at all, is damage.
    public mutating func finish(into batch: inout EventBatch) {
        if isEmpty {
            stage = .stopped(
                RecordingDamage(place: .line(1), expected: UnknownInput.expected, found: "nothing: the input is empty"))
            return
        }
        let current = stage
        stage = .moved
        switch consume current {
        case .undecided(let held, _):
            switch FormatDetector.examine(held.span.bytes, isWhole: true) {
            case .format(let found):
                begin(found, with: held.span.bytes, into: &batch)
                finish(into: &batch)
            case .open, .unknown: stage = .stopped(UnknownInput.damage(held.span.bytes))
            }
        case .evemu(var reader):
            reader.finish(into: &batch)
            stage = .evemu(reader)
        case .getevent(var reader):
            reader.finish(into: &batch)
            stage = .getevent(reader)
        case .evtest(var reader):
            reader.finish(into: &batch)
            stage = .evtest(reader)
        case .raw(var reader):
            reader.finish(into: &batch)
            stage = .raw(reader)
        case .libinput(var reader):
            reader.finish(into: &batch)
            stage = .libinput(reader)
        case .activityLog(var reader):
            reader.finish(into: &batch)
            stage = .activityLog(reader)
        case .samples(var reader):
            reader.finish(into: &batch)
            stage = .samples(reader)
        case .stopped(let damage): stage = .stopped(damage)
        case .moved: break
        }
    }

    /// Looks again when a line was ended or a good part of new bytes has come, so that many small pieces do not cost
    /// a look each.
    private mutating func decide(_ held: [UInt8], _ examined: Int, _ bytes: RawSpan, into batch: inout EventBatch) {
        if held.isEmpty {
            switch FormatDetector.examine(bytes, isWhole: false) {
            case .format(let found): return begin(found, with: bytes, into: &batch)
            case .unknown: return stage = .stopped(UnknownInput.damage(bytes))
            case .open: return stage = .undecided(held: Array(bytes), examined: bytes.byteCount)
            }
        }
        let all = held + Array(bytes)
        guard all.count - examined >= 256 || bytes.endOfLine(from: 0) != nil else {
            return stage = .undecided(held: all, examined: examined)
        }
        switch FormatDetector.examine(all.span.bytes, isWhole: false) {
        case .format(let found): begin(found, with: all.span.bytes, into: &batch)
        case .unknown: stage = .stopped(UnknownInput.damage(all.span.bytes))
        case .open: stage = .undecided(held: all, examined: all.count)
        }
    }

    private mutating func begin(_ found: RecordingFormat, with bytes: RawSpan, into batch: inout EventBatch) {
        format = found
        stage = Self.stage(for: found)
        read(bytes, into: &batch)
    }

    private static func stage(for format: RecordingFormat) -> Stage {
        switch format {
        case .evemu: .evemu(EvemuReader())
        case .getevent: .getevent(GeteventReader())
        case .evtest: .evtest(EvtestReader())
        case .raw64: .raw(RawReader(width: .wide))
        case .raw32: .raw(RawReader(width: .narrow))
        case .raw64BigEndian: .raw(RawReader(width: .wide, isBigEndian: true))
        case .raw32BigEndian: .raw(RawReader(width: .narrow, isBigEndian: true))
        case .libinput: .libinput(LibinputReader())
        case .activityLog: .activityLog(ActivityLogReader())
        case .samples: .samples(SampleTableReader())
        }
    }
}
