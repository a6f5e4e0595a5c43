import Geometry
import Gestures
import Pictures
import Testing

@Suite("The picture of what rules make of a lift")
struct DecisionPictureTests {
    @Test("A point is what the gesture decides: by distance, by velocity, or not at all")
    func points() {
        let flowstack = DecisionPicture(.flowstack)
        #expect(flowstack.decision(translation: 80, velocity: 3000) == nil)
        #expect(flowstack.decision(translation: 80.5, velocity: -3000) == .distance)
        let dismissible = DecisionPicture(.flutterDismissible)
        #expect(dismissible.decision(translation: 100, velocity: 699) == nil)
        #expect(dismissible.decision(translation: 100, velocity: 700) == .velocity)
        #expect(dismissible.decision(translation: 400, velocity: -700) == nil)
        #expect(dismissible.decision(translation: 400, velocity: 0) == .distance)
    }

    @Test("The areas contain the points at which the gesture dismisses, and no other", arguments: DismissRules.presets)
    func areas(preset: DismissRules) {
        let picture = DecisionPicture(preset)
        let areas = picture.areas
        for x in stride(from: 5.0, to: picture.translations.upperBound, by: 19) {
            for y in stride(from: -2970.0, to: 3000, by: 163) {
                // Beside a border the columns decide, which are 4 points wide.
                let near = [-4, 0, 4].map { picture.decision(translation: x + $0, velocity: y) }
                guard Set(near).count == 1 else { continue }
                for cause in [DismissEffects.Dismissal.Cause.distance, .velocity] {
                    let isInside = (areas[cause] ?? []).contains { Self.contains($0, Point(x: x, y: y)) }
                    #expect(isInside == (near[0] == cause), "\(preset.name), \(cause) at \(x), \(y)")
                }
            }
        }
    }

    /// Whether a polygon contains a point, by the edges to its right.
    private static func contains(_ corners: [Point], _ point: Point) -> Bool {
        var isInside = false
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1))
        where (from.y > point.y) != (to.y > point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > point.x { isInside.toggle() }
        }
        return isInside
    }

    @Test("A border lies where the rules have it, to a point per second")
    func border() throws {
        let areas = DecisionPicture(.flutterDismissible).areas
        let flung = try #require(areas[.velocity]?.first)
        #expect(flung.map(\.y).min() == 700)
        let far = try #require(DecisionPicture(.flowstack).areas[.distance])
        #expect(far.count == 1 && far[0].count == 4)
        #expect(far[0].map(\.x).min() == 80)
    }

    @Test("No label covers another, and all are on the page", arguments: DismissRules.presets)
    func labels(preset: DismissRules) throws {
        let drawing = DecisionDrawing.drawing(DecisionPicture(preset), measure: CairoText())
        #expect(overlaps(drawing.labels) == [])
        for label in drawing.labels { #expect(Rect(drawing.extent).contains(label.rect), "\(label.text)") }
        #expect(drawing.labels.first?.text == preset.name)
        #expect(try ReadText(SVGWriter.text(of: drawing)).texts == drawing.labels.map(\.text))
    }

    @Test("A name from a rules file cannot break the document")
    func escaping() throws {
        var rules = DismissRules.flowstack
        rules.name = "</svg><script>&"
        let drawing = DecisionDrawing.drawing(DecisionPicture(rules), measure: CairoText())
        let svg = SVGWriter.text(of: drawing, adaptsToDarkPages: true)
        #expect(try ReadText(svg).texts.first == rules.name)
    }

    @Test("Dark pages have the dark palette's colours instead of the light one's")
    func darkPages() {
        let drawing = DecisionDrawing.drawing(DecisionPicture(.vaul), measure: CairoText())
        let svg = SVGWriter.text(of: drawing, adaptsToDarkPages: true)
        #expect(svg.contains("@media (prefers-color-scheme: dark)"))
        for (light, dark) in [(Palette.light.page, Palette.dark.page), (Palette.light.ink, Palette.dark.ink)] {
            let (from, to) = (SVGWriter.color(light), SVGWriter.color(dark))
            #expect(svg.contains("[fill=\"\(from)\"] { fill: \(to) }"))
        }
        #expect(!SVGWriter.text(of: drawing).contains("<style>"))
    }
}
