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
