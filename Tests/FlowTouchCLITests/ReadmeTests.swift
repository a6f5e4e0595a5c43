import Foundation
import HarnessTestSupport
import Testing

@Suite("README")
struct ReadmeTests {
    struct Example {
        var words: [String]
        var output: [String]
    }

    /// The lines that begin with `$ tools/flowtouch`, each with what stands below it as its output.
    static func examples() throws -> [Example] {
        let url = SharedMaterial.packageRoot.appendingPathComponent("README.md")
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var examples: [Example] = []
        var indent: String?
        for line in lines {
            if let start = line.range(of: "$ tools/flowtouch ") {
                indent = String(line[..<start.lowerBound])
                examples.append(
                    Example(words: line[start.upperBound...].split(separator: " ").map(String.init), output: []))
            } else if let known = indent, line.isEmpty || line.hasPrefix(known), line != "```" {
                examples[examples.count - 1].output.append(String(line.dropFirst(known.count)))
            } else {
                indent = nil
            }
        }
        for index in examples.indices {
            while examples[index].output.last?.isEmpty ?? false { examples[index].output.removeLast() }
        }
        return examples
    }

    @Test("Every sentence for synth that README and the help show makes a recording")
    func sentences() throws {
        let url = SharedMaterial.packageRoot.appendingPathComponent("README.md")
        let text = try String(contentsOf: url, encoding: .utf8) + Run("synth", "--help").output
        let sentences = text.matches(of: /flowtouch synth "([^"]+)"(?: --device ([a-z0-9-]+))?/)
        #expect(sentences.count >= 4)
        for match in sentences {
            let device = match.output.2.map { ["--device", String($0)] } ?? []
            let run = Run(words: ["synth", String(match.output.1)] + device + ["-o", "-"])
            #expect(run.status == 0, "\(match.output.0): \(run.remarks)")
        }
    }

    @Test("Every example with a $ before it prints what stands below it")
    func examples() throws {
        let examples = try Self.examples()
        #expect(examples.count >= 2)
        let root = SharedMaterial.packageRoot.path + "/"
        for example in examples {
            let run = Run(words: example.words.map { $0.hasPrefix("Recordings") ? root + $0 : $0 })
            #expect(run.status == 0, "\(run.remarks)")
            let found = run.output.replacingOccurrences(of: root, with: "").components(separatedBy: "\n").dropLast()
            #expect(Array(found) == example.output, "\(example.words)")
        }
    }
}
