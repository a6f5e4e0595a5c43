import Foundation
import Testing

@testable import FlowTouchCLI

@Suite("The documentation")
struct DocumentationTests {
    @Test(
        "Every example with a $ prints what stands below it; README leaves out the remarks",
        arguments: [("README.md", false), ("Documentation/Tuning.md", true)])
    func examples(page: String, showsRemarks: Bool) throws {
        let examples = try PageExample.examples(in: page)
        #expect(examples.count >= 2)
        let folder = try PageExample.workplace()
        for example in examples {
            #expect(try example.run(in: folder, showsRemarks: showsRemarks) == example.output, "\(example.command)")
        }
    }

    @Test("Every sentence for synth in README and in the help makes a recording")
    func sentences() throws {
        let text = try PageExample.text(of: "README.md") + Run("synth", "--help").output
        let sentences = text.matches(of: /flowtouch synth "([^"]+)"(?: --device ([a-z0-9-]+))?/)
        #expect(sentences.count >= 4)
        for match in sentences {
            let device = match.output.2.map { ["--device", String($0)] } ?? []
            let run = Run(words: ["synth", String(match.output.1)] + device + ["-o", "-"])
            #expect(run.status == 0, "\(match.output.0): \(run.remarks)")
        }
    }

    @Test("README's table lists every command, and no other")
    func commandTable() throws {
        let rows = try PageExample.text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        let listed = rows.flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([a-z]+)/).map { String($0.output.1) }
        }
        let names = Program.commands().map(\.name)
        #expect(names.filter { !listed.contains($0) } == [])
        #expect(listed.filter { !names.contains($0) } == [])
    }
}
