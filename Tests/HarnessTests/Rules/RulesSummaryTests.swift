import Gestures
import Harness
import Testing

@Suite("Rules in words")
struct RulesSummaryTests {
    @Test("Each preset names its source and is described in whole sentences", arguments: DismissRules.presets)
    func presets(preset: DismissRules) {
        #expect(!preset.source.isEmpty)
        let sentences = RulesSummary.sentences(preset)
        #expect(sentences.count >= 4)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true })
    }
}
