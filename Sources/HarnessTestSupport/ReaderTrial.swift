import Documents
import Gestures
import Harness
import RecordingFormats
import TouchInput
import TouchSynthesis

/// A reader of untrusted input, put to the test: any bytes must give an answer or damage with a place, and cutting them
/// into pieces must make no difference. The trial traps otherwise.
public enum ReaderTrial: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The reader of one recording format.
    case format(RecordingFormat)
    /// Any format that the content shows, compressed or not.
    case compressed
    /// Rules, and the JSON file beside a recording.
    case documents
    /// Sentences to synthesise from.
    case sentences

    /// One trial for each format, and the others.
    public static let allCases = RecordingFormat.allCases.map(format) + [.compressed, .documents, .sentences]

    /// The name on the command line of the fuzzer, and of the folder in `Tests/Corpus`.
    public var name: String {
        switch self {
        case .format(let format): format.name
        case .compressed: "compressed"
        case .documents: "documents"
        case .sentences: "sentences"
        }
    }

    /// The name.
    public var description: String { name }

    /// The trial with this name.
    public init?(named name: String) {
        guard let trial = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = trial
    }

    /// The result for some bytes.
    public enum Verdict: Hashable, Sendable {
        /// They were understood, with this many events; none if they are not a recording.
        case answer(events: Int)
        /// They were rejected, with a place and a reason.
        case damage(String)
    }

    /// The verdict on `bytes`. The same seed cuts them into the same pieces.
    @discardableResult
    public func run(_ bytes: [UInt8], seed: UInt64) -> Verdict {
        switch self {
        case .format(let format): read(bytes, as: format, seed)
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

    /// In a damaged dump that is compressed, the position is a byte of the decompressed data.
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
