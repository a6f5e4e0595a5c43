import Foundation
import Gestures
import Harness
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pictures and words of rules")
struct DecisionPictureTests {
    @Test("A cell is what the gesture decides: by distance, by velocity, or not at all")
    func cells() {
        let flowstack = DecisionPicture(.flowstack)
        #expect(flowstack.decision(translation: 80, velocity: 3000) == nil)
        #expect(flowstack.decision(translation: 80.5, velocity: -3000) == .distance)
        let dismissible = DecisionPicture(.flutterDismissible)
        #expect(dismissible.decision(translation: 100, velocity: 699) == nil)
        #expect(dismissible.decision(translation: 100, velocity: 700) == .velocity)
        #expect(dismissible.decision(translation: 400, velocity: -700) == nil)
        #expect(dismissible.decision(translation: 400, velocity: 0) == .distance)
    }

    @Test("The picture of every preset is sound XML and has its name", arguments: DismissRules.presets)
    func svg(preset: DismissRules) {
        let svg = DecisionPicture(preset).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(preset.name)")
        #expect(svg.contains(">\(preset.name)</text>"))
        #expect(svg.contains("class=\"distance\" shape-rendering=\"crispEdges\" d=\"M"))
    }

    @Test("A name cannot break the picture")
    func escaping() {
        var rules = DismissRules.flowstack
        rules.name = "</svg><script>&"
        #expect(XMLParser(data: Data(DecisionPicture(rules).svg.utf8)).parse())
    }

    @Test("Each preset says where it is from, and is told in sentences that end", arguments: DismissRules.presets)
    func words(preset: DismissRules) {
        #expect(!preset.source.isEmpty)
        let sentences = RulesSummary.sentences(preset)
        #expect(sentences.count >= 4)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true })
    }
}
