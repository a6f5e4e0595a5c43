import Documents
import Gestures
import Harness
import RecordingFormats
import TouchInput
import TouchSynthesis

/// What reads bytes of strangers, put to the proof: any bytes give an answer or damage with a place, and how they were
/// cut into pieces makes no difference. It traps when this is not so.
public enum ReaderTrial: String, Hashable, Sendable, CaseIterable {
    case evemu, getevent, evtest, raw64, raw32, libinput
    case activityLog = "activity-log"
    case samples
    /// Any format that the content tells, compressed or not.
    case compressed
    /// Rules, and what lies beside a recording.
    case documents
    /// Sentences to synthesise from.
    case sentences

    /// What the bytes came to.
    public enum Verdict: Hashable, Sendable {
        /// They were understood: so many events, or none where they are no recording.
        case answer(events: Int)
        /// They were not, from a place on, which is not empty.
        case damage(String)
    }

    /// The verdict on `bytes`. The same seed cuts them into the same pieces.
    @discardableResult
    public func run(_ bytes: [UInt8], seed: UInt64) -> Verdict {
        switch self {
        case .evemu: read(bytes, as: .evemu, seed)
        case .getevent: read(bytes, as: .getevent, seed)
        case .evtest: read(bytes, as: .evtest, seed)
        case .raw64: read(bytes, as: .raw64, seed)
        case .raw32: read(bytes, as: .raw32, seed)
        case .libinput: read(bytes, as: .libinput, seed)
        case .activityLog: read(bytes, as: .activityLog, seed)
        case .samples: read(bytes, as: .samples, seed)
        case .compressed: read(bytes, as: nil, seed)
        case .documents: document(bytes)
        case .sentences: sentence(bytes)
        }
    }

    private func read(_ bytes: [UInt8], as format: RecordingFormat?, _ seed: UInt64) -> Verdict {
        var random = SeededRandom(seed: seed)
        let longest = 1 + random.next(below: 300)
        let inPieces = PiecewiseReading(bytes, as: format) { Int(1 + random.next(below: longest)) }
        let whole = PiecewiseReading(bytes, as: format) { max(bytes.count, 1) }
        precondition(whole.events == inPieces.events, "the pieces changed the events")
        precondition(whole.damage == inPieces.damage, "the pieces changed the damage")
        precondition(whole.devices == inPieces.devices, "the pieces changed the devices")
        guard let damage = whole.damage else { return .answer(events: whole.events.count) }
        switch damage.place {
        case .line(let line): precondition(line >= 1, "a line before the first")
        case .column(let line, let column): precondition(line >= 1 && column >= 1, "a column before the first")
        case .byte(let offset):
            let isInside = (0...bytes.count).contains(offset) || (0...Self.decompressedCount(bytes)).contains(offset)
            precondition(isInside, "a byte outside the input")
        }
        precondition(!damage.expected.isEmpty && !damage.found.isEmpty, "damage without words")
        precondition(!damage.found.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }, "a control character")
        return .damage("\(damage.place): \(damage.sentence)")
    }

    /// Of a dump that is compressed and damaged, the place is a byte of what was decompressed.
    private static func decompressedCount(_ bytes: [UInt8]) -> Int {
        var count = 0
        var decompressor = Decompressor()
        func take(_ piece: RawSpan) -> Bool {
            count += piece.byteCount
            return true
        }
        decompressor.read(bytes.span.bytes, take)
        decompressor.finish(take)
        return count
    }

    private func document(_ bytes: [UInt8]) -> Verdict {
        let document: YamlDocument
        do throws(YamlError) {
            document = try YamlDocument(bytes)
        } catch {
            return .damage("\(error)")
        }
        do throws(YamlError) {
            _ = try Sidecar(document)
        } catch {
            precondition(!"\(error)".isEmpty, "damage without words")
        }
        do throws(YamlError) {
            let rules = try RulesDocument.rules(from: document.root, named: "trial")
            let again = try RulesDocument.rules(from: try YamlDocument(RulesDocument.json(rules).text).root, named: "")
            precondition(again == rules, "rules that are written are not the rules that are read")
        } catch {
            return .damage("\(error)")
        }
        return .answer(events: 0)
    }

    private func sentence(_ bytes: [UInt8]) -> Verdict {
        do {
            let sentence = try StrokeSentence(String(decoding: bytes, as: UTF8.self))
            let device = DeviceCatalog.devices[bytes.count % DeviceCatalog.devices.count]
            let maker = Synthesizer(device: device.description, model: device.model)
            return .answer(events: try maker.events(for: sentence).count)
        } catch {
            precondition(!"\(error)".isEmpty, "damage without words")
            return .damage("\(error)")
        }
    }
}
