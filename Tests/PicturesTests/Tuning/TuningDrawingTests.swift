import FlowNavigation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput
import Tuning

@testable import Pictures

@Suite("The picture of a tuning")
struct TuningDrawingTests {
    private let measure = CairoText()

    /// A finger that goes down so far in steps of so much, and rests or does not.
    private func recording(_ distance: Int32, step: Int32, rests: Bool) -> TunedRecording {
        var script = EventScript()
        script.down(id: 1, 300, 500)
        script.report()
        for y in stride(from: step, through: distance, by: Int(step)) {
            script.move(300, 500 + Int32(y))
            script.report()
        }
        if rests {
            for _ in 0..<16 { script.report() }
        }
        script.up()
        script.report()
        var batch = EventBatch()
        for event in script.events { batch.append(event, device: 0) }
        var scenario = Scenario()
        scenario.surface.viewport = Size(width: 700, height: 1500)
        var recording = TunedRecording("pull-\(distance).evemu", scenario: scenario)
        recording.add(
            batch,
            devices: [RecordedDevice(description: DeviceDescription.testScreen(), eventCount: script.events.count)])
        return recording
    }

    /// Pulls of 100 to 160 points and flicks of 60, meant to dismiss; rests after 20 to 40, meant to keep, scroll and tap.
    private func result(
        _ fields: [VariedField], base: DismissRules = .flowstack, turned: Bool = false
    ) throws -> TuningResult {
        let recordings =
            [100, 120, 160].map { recording($0, step: 20, rests: true) } + [recording(60, step: 20, rests: false)]
            + [20, 30, 40].map { recording($0, step: 5, rests: true) }
        let intents: [Sidecar.Intent] = [.dismiss, .dismiss, .dismiss, .dismiss, .keep, .scroll, .tap]
        let gestures = zip(recordings.indices, intents).map {
            LabelledGesture(recording: $0, gesture: 1, intent: turned && $0 == 2 ? .keep : $1, device: "screen")
        }
        return try TuningResult(
            recordings, TuningSweep(recordings, gestures, try TuningGrid(base, fields)), weights: ErrorWeights())
    }

    private static let threshold = VariedField("down", (20...200).map(Double.init))
    private static let fling = VariedField("fling", (1...60).map { Double($0) * 50 })

    private func layout(_ picture: TuningPicture) -> TuningDrawing {
        TuningDrawing(picture: picture, palette: .light, type: Typesetter(measure: measure))
    }

    private static let grids: [[VariedField]] = [
        [threshold], [threshold, fling], [fling, threshold], [VariedField("down", [60])],
        [threshold, VariedField("fling", [500, 600]), VariedField("up", [60, 70, 80])],
        [VariedField("down", [21, 22]), VariedField("fling.minimumDistance", [0.001, 0.002, 99_000])],
        [VariedField("down", [30, 99_000])],
    ]

    @Test("No label covers another, and all are on the page", arguments: 0..<grids.count, [false, true])
    func labels(index: Int, isDark: Bool) throws {
        var rules = DismissRules.flowstack
        rules.name = index == 0 ? String(repeating: "a very long name of rules ", count: 9) : rules.name
        if index == 5 { rules.fling = FlingRule(limit: .points(500)) }
        var picture = TuningPicture(of: try result(Self.grids[index], base: rules, turned: index % 2 == 0))
        if index < 4 { picture.dots[0].direction = .up }
        let drawing = TuningDrawing.drawing(picture, palette: isDark ? .dark : .light, measure: measure)
        #expect(overlaps(drawing.labels) == [])
        #expect(drawing.labels.count > 15)
        for label in drawing.labels { #expect(Rect(drawing.extent).contains(label.rect), "\(label.text)") }
        #expect(try ReadText(SVGWriter.text(of: drawing)).texts == drawing.labels.map(\.text))
    }

    @Test("Every gesture is a dot at its travel and velocity, with what was meant and whether that was understood")
    func dots() throws {
        let picture = TuningPicture(of: try result([Self.threshold], turned: true))
        #expect(picture.dots.map(\.travel) == [100, 120, 160, 60, 20, 30, 40])
        #expect(picture.dots.map(\.velocity) == [0, 0, 0, 2500, 0, 0, 0])
        #expect(picture.dots.map(\.intent) == [.dismiss, .dismiss, .keep, .dismiss, .keep, .scroll, .tap])
        #expect(picture.dots.map(\.isMisjudged) == [false, false, true, false, false, false, false])
        #expect(picture.direction == .down && picture.scenes.count == 1)
        let drawing = TuningDrawing.drawing(picture, measure: measure)
        let plot = layout(picture).dotPlot(100)
        for dot in picture.dots {
            let place = plot.place(dot.travel, dot.velocity)
            #expect(plot.rect.contains(place))
            let mark = IntentMark.mark(dot.intent, at: place, .light)
            #expect(drawing.flat.contains(mark), "\(dot)")
            #expect(drawing.flat.contains(IntentMark.ring(at: place, .light)) == dot.isMisjudged)
        }
    }

    @Test("A gesture in another direction than most is hollow, and the legend says so")
    func otherDirection() throws {
        var picture = TuningPicture(of: try result([Self.threshold]))
        let words = "in another direction, with another border"
        #expect(!TuningDrawing.drawing(picture, measure: measure).labels.contains { $0.text == words })
        picture.dots[0].direction = .up
        let drawing = TuningDrawing.drawing(picture, measure: measure)
        let place = layout(picture).dotPlot(100).place(100, 0)
        #expect(drawing.flat.contains(IntentMark.mark(.dismiss, at: place, isHollow: true, .light)))
        #expect(drawing.labels.contains { $0.text == words })
    }

    @Test("Each intent has a shape and a colour of its own, light and dark")
    func shapes() {
        let intents = Sidecar.Intent.allCases
        #expect(Set(intents.map(IntentMark.corners)).count == intents.count)
        for palette in [Palette.light, .dark] {
            #expect(Set(intents.map { IntentMark.ink($0, palette) }).count == intents.count)
        }
    }

    @Test("The border lies at the threshold, and goes along the fling limit to where flings begin")
    func border() {
        var rules = DismissRules.flowstack
        let scene = DismissScene()
        let line = DecisionBorder(rules, .down, in: scene).lines(-20...200, -500...2000)
        #expect(line == [[Point(x: 80, y: -500), Point(x: 80, y: 2000)]])
        #expect(DecisionBorder(rules, .down, in: scene).lines(-20...70, -500...2000) == [])
        rules.fling = FlingRule(limit: .points(640), minimumDistance: .points(12))
        rules.fling?.keepingLimit = .points(300)
        let bent = DecisionBorder(rules, .down, in: scene).lines(-20...200, -500...2000)
        let corners: [(Double, Double)] = [(200, -300), (80, -300), (80, 640), (12, 640), (12, 2000)]
        #expect(bent.count == 1 && bent[0].count == corners.count)
        for (place, corner) in zip(bent.first ?? [], corners) {
            #expect((place.x - corner.0).magnitude < 1e-6 && (place.y - corner.1).magnitude < 1e-4, "\(place)")
        }
    }

    @Test("A projected threshold leans, in the other directions too", arguments: Direction.allCases)
    func leaning(direction: Direction) {
        var rules = DismissRules.flowstack
        (rules.down, rules.up, rules.right) = (.points(80), .points(80), .points(80))
        rules.distance.projection = .init(seconds: 0.1)
        let lines = DecisionBorder(rules, direction, in: DismissScene()).lines(-100...100, -100...1000)
        #expect(lines.count == 1)
        for place in lines.joined() { #expect((place.x + place.y * 0.1 - 80).magnitude < 1e-3, "\(place)") }
    }

    @Test("A curve has each cost, and its band is the plateau")
    func curve() throws {
        let found = try result([Self.threshold])
        let cost = try #require(TuningPicture(of: found).cost)
        #expect(cost.axes[0].plateau == 40...59 && cost.least == 0)
        #expect(cost.costs == found.sweep.tallies.map { $0.cost(found.decision.weights) })
        let rect = Rect(x: 100, y: 100, width: 362, height: 200)
        let layout = layout(TuningPicture(of: found))
        let plot = layout.curvePlot(cost, in: rect)
        let band = layout.band(cost.axes[0], plot)
        #expect((band.x - plot.x(40)).magnitude < 1e-9 && (band.right - plot.x(59)).magnitude < 1e-9)
        // 181 values, each 2 points wide.
        #expect((band.width - 38).magnitude < 1e-9)
        let drawing = TuningDrawing.drawing(TuningPicture(of: found), measure: measure)
        for text in ["costs the same: 40 to 59", "recommended: 49", "now: 80", "border of flowstack", "down", "cost"] {
            #expect(drawing.labels.contains { $0.text == text }, "\(text)")
        }
    }

    @Test("A map has a cell for each pair of values, runs of equal ones in one, and an outline around the least")
    func map() throws {
        let found = try result([
            VariedField("down", [30, 50, 70, 90]), VariedField("fling", [1000, 2000, 3000]),
        ])
        let cost = try #require(TuningPicture(of: found).cost)
        // Flicks are as fast as 2500 points a second; what goes 40 points was not meant to dismiss.
        #expect(cost.costs == [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1])
        let plot = Plot(
            rect: Rect(x: 0, y: 0, width: 80, height: 30), across: 20...100, along: 500...3500, isDownwards: false)
        let map = CostMap(cost, plot: plot)
        #expect(map.runs.count == 3 + 2 + 2)
        #expect(
            map.runs[1] == CostMap.Run(rect: Rect(x: 20, y: 0, width: 20, height: 10), cost: 0))
        #expect(map.runs.reduce(0) { $0 + $1.rect.width * $1.rect.height } == 80 * 30)
        let length = map.outline.reduce(0.0) { $0 + ($1[1].x - $1[0].x).magnitude + ($1[1].y - $1[0].y).magnitude }
        #expect(length == 2 * (60 + 30))
        let arms = layout(TuningPicture(of: found)).arms(cost.axes[0], cost.axes[1], plot)
        let across = try #require(cost.axes.first)
        guard case .line(let ends, _) = arms[0] else {
            Issue.record("the first arm is no line")
            return
        }
        #expect(ends.map(\.x) == [plot.x(across.plateau.lowerBound), plot.x(across.plateau.upperBound)])
    }

    @Test("Where more values were tried than cells are drawn, the least cost of each cell is kept")
    func manyValues() throws {
        var cost = try #require(TuningPicture(of: try result([Self.threshold, Self.fling])).cost)
        cost.axes[0].values = (0..<1000).map(Double.init)
        cost.axes[1].values = [1, 2]
        cost.costs = Array(repeating: 5, count: 2000)
        cost.costs[777] = 0
        cost.least = 0
        let plot = layout(TuningPicture(of: try result([Self.threshold]))).mapPlot(
            cost, in: Rect(x: 0, y: 0, width: 500, height: 300))
        let least = CostMap(cost, plot: plot).runs.filter { $0.cost == 0 }
        #expect(least.count == 1)
        #expect(least.allSatisfy { $0.rect.x <= plot.x(777) && $0.rect.right >= plot.x(777) })
    }

    @Test("More is darker on a light page and lighter on a dark one, so that a grey print says it")
    func shades() throws {
        let cost = try #require(TuningPicture(of: try result([Self.threshold, Self.fling])).cost)
        for (palette, sign) in [(Palette.light, -1.0), (.dark, 1)] {
            let scale = CostScale(cost, palette)
            let grey = scale.samples.map { value in
                let ink = scale.ink(of: value)
                return sign * (0.2126 * ink.red + 0.7152 * ink.green + 0.0722 * ink.blue)
            }
            #expect(zip(grey, grey.dropFirst()).allSatisfy { $0 < $1 }, "\(grey)")
        }
    }

    @Test("The same tuning is the same bytes, and names in two pictures of a page are two")
    func deterministic() throws {
        func drawing() throws -> Drawing {
            TuningDrawing.drawing(TuningPicture(of: try result([Self.threshold, Self.fling])), measure: CairoText())
        }
        #expect(SVGWriter.text(of: try drawing()) == SVGWriter.text(of: try drawing()))
        #expect(try CairoCanvas.bytes(of: [drawing()], as: .png) == CairoCanvas.bytes(of: [drawing()], as: .png))
        let second = SVGWriter.text(of: try drawing(), prefix: "p2-")
        #expect(second.contains("id=\"p2-clip1\"") && second.contains("url(#p2-clip1)"))
        #expect(!second.contains("\"clip1\"") && !second.contains("#clip1"))
    }
}

extension Drawing {
    /// Every mark, those in others too.
    fileprivate var flat: [Mark] {
        marks.flatMap { mark -> [Mark] in
            if case .clipped(_, _, let inner) = mark { inner } else { [mark] }
        }
    }
}
