import Foundation
import HarnessTestSupport
import Testing
import TouchSynthesis

@Suite("Bytes of strangers")
struct CorpusTests {
    /// The files that lie under `Tests/Corpus`, by path from there.
    private static let files: [String] = {
        let root = SharedMaterial.packageRoot.appendingPathComponent("Tests/Corpus").path
        let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.contains("/") && !$0.hasPrefix(".") }.sorted()
    }()

    private static func bytes(_ file: String) throws -> [UInt8] {
        let url = SharedMaterial.packageRoot.appendingPathComponent("Tests/Corpus/\(file)")
        return [UInt8](try Data(contentsOf: url))
    }

    private static func reader(of file: String) -> ReaderTrial? {
        file.split(separator: "/").first.flatMap { ReaderTrial(named: String($0)) }
    }

    @Test("There are examples for each reader, and no others")
    func coverage() {
        #expect(Set(Self.files.map { Self.reader(of: $0) }) == Set(ReaderTrial.allCases))
    }

    @Test("A sound example is understood by its reader", arguments: files.filter { $0.contains("/good-") })
    func sound(file: String) throws {
        let verdict = try #require(Self.reader(of: file)).run(try Self.bytes(file), seed: 1)
        switch verdict {
        case .answer(let events):
            if !file.hasPrefix("documents/") { #expect(events > 0) }
        case .damage(let text): Issue.record("\(text)")
        }
    }

    @Test("Every reader gives an answer or damage with a place on every example", arguments: files)
    func strangers(file: String) throws {
        let bytes = try Self.bytes(file)
        for reader in ReaderTrial.allCases {
            switch reader.run(bytes, seed: 7) {
            case .answer: break
            case .damage(let text): #expect(text.contains(":"), "\(reader.name) says “\(text)”")
            }
        }
    }

    @Test("An example with flipped bytes, cut or doubled is answered or damaged, never fatal", arguments: files)
    func struck(file: String) throws {
        let bytes = try Self.bytes(file)
        let reader = try #require(Self.reader(of: file))
        var random = SeededRandom(seed: UInt64(bytes.count))
        // Small files are struck a few hundred times, long ones less often.
        let count = max(20, min(300, 200_000 / max(bytes.count, 1)))
        for seed in 0..<count where !bytes.isEmpty {
            reader.run(Self.strike(bytes, &random), seed: UInt64(seed))
        }
    }

    private static func strike(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var struck = bytes
        for _ in 0...random.next(below: 6) {
            struck[Int(random.next(below: UInt64(struck.count)))] = UInt8(truncatingIfNeeded: random.next())
        }
        let first = Int(random.next(below: UInt64(struck.count)))
        let second = Int(random.next(below: UInt64(struck.count)))
        let range = min(first, second)..<max(first, second)
        switch random.next(below: 4) {
        case 0: struck.removeSubrange(range)
        case 1: struck.insert(contentsOf: struck[range], at: first)
        case 2: struck.removeLast(struck.count - max(first, 1))
        default: break
        }
        return struck
    }
}
