import Documents
import Geometry
import Gestures
import TouchInput

/// What rules make of a lift, drawn: the translation down against the velocity down, as an SVG.
///
/// Every cell is asked of the gesture itself, so that the picture cannot say anything else than it does.
public struct DecisionPicture {
    /// The rules that are drawn.
    public let rules: DismissRules
    /// The view that is dragged, in points.
    public let extent: Size

    private static let plot = (left: 70.0, top: 54.0, width: 520.0, height: 300.0)
    private static let columns = 130
    private static let rows = 120
    private static let fastest = 3000.0

    /// A picture of the rules for a view of this extent.
    public init(_ rules: DismissRules, extent: Size = Size(width: 393, height: 852)) {
        self.rules = rules
        self.extent = extent
    }

    private var farthest: Double { (extent.height * 0.75 / 100).rounded() * 100 }

    /// What a lift at this translation and velocity, both downwards, comes to.
    public func decision(translation: Double, velocity: Double) -> DismissEffects.Dismissal.Cause? {
        var scene = DismissScene()
        scene.extent = extent
        scene.screenHeight = extent.height
        var gesture = DismissGesture()
        func sample(_ y: Double, _ milliseconds: Int64) -> DragSample {
            DragSample(time: Timestamp(microseconds: milliseconds * 1000), position: Point(x: extent.width / 2, y: y))
        }
        let start = 100.0
        // From the slop crossing the translation is what is left, so the crossing is put where the finger went down.
        let slop = rules.slop.points(extent: extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        let crossing = slop + 0.01
        let origin =
            switch rules.origin {
            case .touchDown: start
            case .slopCrossing: start - crossing
            case .slopEdge: start - slop
            }
        _ = gesture.handle(.touchedDown(sample(origin, 0)), under: rules, in: scene)
        if rules.origin == .slopCrossing {
            _ = gesture.handle(.moved(sample(start, 50)), under: rules, in: scene)
        }
        _ = gesture.handle(.moved(sample(start + translation, 100)), under: rules, in: scene)
        let lift = gesture.handle(
            .lifted(sample(start + translation, 108), velocity: Velocity(x: 0, y: velocity)), under: rules, in: scene)
        return lift.effects.dismiss?.cause
    }

    /// The picture as an SVG document, for light and dark pages.
    public var svg: String {
        let plot = Self.plot
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 420" width="620" height="420" \
            font-family="Helvetica, Arial, sans-serif" font-size="13">
            <style>
            .ink { fill: #1a1a1a; } .line { stroke: #1a1a1a; fill: none; } .page { fill: #ffffff; }
            .distance { fill: #0072b2; } .velocity { fill: #e69f00; }
            @media (prefers-color-scheme: dark) {
            .ink { fill: #f0f0f0; } .line { stroke: #f0f0f0; } .page { fill: #161616; }
            .distance { fill: #56b4e9; }
            }
            </style>
            <rect class="page" width="620" height="420"/>
            <text class="ink" x="\(Int(plot.left))" y="22" font-size="15">\(escaped(rules.name))</text>
            \(legend)
            \(regions(of: .distance, "distance"))
            \(regions(of: .velocity, "velocity"))
            <rect class="line" x="\(Int(plot.left))" y="\(Int(plot.top))" width="\(Int(plot.width))" \
            height="\(Int(plot.height))"/>

            """
        text += axes
        return text + "</svg>\n"
    }

    private var legend: String {
        func entry(_ x: Int, _ style: String, _ words: String) -> String {
            "<rect class=\"\(style)\" x=\"\(x)\" y=\"33\" width=\"12\" height=\"12\"/>"
                + "<text class=\"ink\" x=\"\(x + 17)\" y=\"44\">\(words)</text>"
        }
        return entry(70, "distance", "dismissed by distance") + "\n" + entry(240, "velocity", "dismissed by velocity")
            + "\n"
            + "<rect class=\"line\" x=\"410\" y=\"33\" width=\"12\" height=\"12\"/>"
            + "<text class=\"ink\" x=\"427\" y=\"44\">returned</text>"
    }

    /// One path: a rectangle for each run of cells in a column that come to this.
    private func regions(of cause: DismissEffects.Dismissal.Cause, _ style: String) -> String {
        let plot = Self.plot
        let (cellWidth, cellHeight) = (plot.width / Double(Self.columns), plot.height / Double(Self.rows))
        var path = ""
        for column in 0..<Self.columns {
            var start: Int?
            for row in 0...Self.rows {
                let isInside = row < Self.rows && self.cause(column, row) == cause
                if isInside, start == nil { start = row }
                if !isInside, let from = start {
                    let (x, y) = (plot.left + Double(column) * cellWidth, plot.top + Double(from) * cellHeight)
                    path += "M\(coordinate(x)) \(coordinate(y))h\(coordinate(cellWidth))"
                    path += "v\(coordinate(Double(row - from) * cellHeight))h\(coordinate(-cellWidth))z"
                    start = nil
                }
            }
        }
        return "<path class=\"\(style)\" shape-rendering=\"crispEdges\" d=\"\(path)\"/>"
    }

    private func cause(_ column: Int, _ row: Int) -> DismissEffects.Dismissal.Cause? {
        decision(
            translation: (Double(column) + 0.5) / Double(Self.columns) * farthest,
            velocity: Self.fastest - (Double(row) + 0.5) / Double(Self.rows) * 2 * Self.fastest)
    }

    private var axes: String {
        let plot = Self.plot
        var text = ""
        for tick in stride(from: 0.0, through: farthest, by: 100) {
            let x = plot.left + tick / farthest * plot.width
            let bottom = plot.top + plot.height
            text += "<path class=\"line\" d=\"M\(coordinate(x)) \(coordinate(bottom))v5\"/>"
            text +=
                "<text class=\"ink\" x=\"\(coordinate(x))\" y=\"\(coordinate(bottom + 19))\" text-anchor=\"middle\">\(Int(tick))</text>\n"
        }
        for tick in stride(from: -Self.fastest, through: Self.fastest, by: 1000) {
            let y = plot.top + (Self.fastest - tick) / (2 * Self.fastest) * plot.height
            text += "<path class=\"line\" d=\"M\(coordinate(plot.left)) \(coordinate(y))h-5\"/>"
            text +=
                "<text class=\"ink\" x=\"\(coordinate(plot.left - 9))\" y=\"\(coordinate(y + 4))\" text-anchor=\"end\">\(Int(tick))</text>\n"
        }
        let middle = plot.left + plot.width / 2
        text +=
            "<text class=\"ink\" x=\"\(coordinate(middle))\" y=\"398\" text-anchor=\"middle\">translation down at the lift, points "
            + "(the view is \(Int(extent.height)) high)</text>\n"
        text +=
            "<text class=\"ink\" transform=\"translate(16 \(coordinate(plot.top + plot.height / 2))) rotate(-90)\" "
            + "text-anchor=\"middle\">velocity down, points/s</text>\n"
        return text
    }

    private func coordinate(_ value: Double) -> String { DecimalText.short(value, decimals: 2) }

    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}
