import Geometry
import Gestures
import Pictures

/// The phases of the dismiss gesture and the clauses that lead from one to another.
enum PhasesDrawing {
    private static let boxes: [DismissPhase.Name: Rect] = [
        .idle: Rect(x: 30, y: 190, width: 130, height: 60), .tracking: Rect(x: 290, y: 190, width: 130, height: 60),
        .scrolling: Rect(x: 560, y: 60, width: 130, height: 60),
        .dragging: Rect(x: 560, y: 190, width: 130, height: 60),
        .settling: Rect(x: 820, y: 190, width: 130, height: 60), .spent: Rect(x: 290, y: 310, width: 130, height: 60),
    ]

    /// How a way is drawn: through these places, with its words at this one.
    private struct Route {
        var places: [Point]
        var label: Point
        /// A word or two about when it is taken, above the label or below it.
        var remark = ""

        init(_ places: [(Double, Double)], label: (Double, Double), remark: String = "") {
            self.places = places.map { Point(x: $0.0, y: $0.1) }
            self.label = Point(x: label.0, y: label.1)
            self.remark = remark
        }

        /// Where the remark stands.
        var remarkPlace: Point {
            let isAbove = label.y < 225
            return Point(x: label.x, y: label.y + (isAbove ? -11 : 19))
        }
    }

    private static let routes: [TransitionTable.Way: Route] = [
        .init(from: .idle, to: .tracking): Route([(160, 208), (288, 208)], label: (224, 208), remark: "finger down"),
        .init(from: .tracking, to: .idle): Route([(290, 234), (162, 234)], label: (226, 234), remark: "tap"),
        .init(from: .tracking, to: .dragging): Route(
            [(420, 220), (558, 220)], label: (489, 220), remark: "beyond the slop"),
        .init(from: .tracking, to: .scrolling): Route([(400, 190), (558, 104)], label: (480, 147)),
        .init(from: .tracking, to: .spent): Route([(355, 250), (355, 308)], label: (355, 278)),
        .init(from: .scrolling, to: .idle): Route(
            [(560, 80), (95, 80), (95, 188)], label: (300, 80), remark: "finger up"),
        .init(from: .scrolling, to: .dragging): Route([(600, 120), (600, 188)], label: (594, 154)),
        .init(from: .dragging, to: .scrolling): Route([(650, 190), (650, 122)], label: (656, 154)),
        .init(from: .dragging, to: .settling): Route([(690, 208), (818, 208)], label: (754, 208), remark: "finger up"),
        .init(from: .settling, to: .dragging): Route([(820, 234), (692, 234)], label: (756, 234), remark: "caught"),
        .init(from: .settling, to: .idle): Route(
            [(885, 250), (885, 432), (60, 432), (60, 252)], label: (625, 432), remark: "at rest"),
        .init(from: .dragging, to: .idle): Route(
            [(625, 250), (625, 396), (95, 396), (95, 252)], label: (500, 396), remark: "faults only"),
        .init(from: .spent, to: .idle): Route(
            [(290, 340), (130, 340), (130, 252)], label: (210, 340), remark: "fingers up"),
    ]

    /// The drawing; `nil` where the table has a way that has no place on it.
    static func drawing(_ table: TransitionTable) -> Drawing? {
        var sheet = Sheet("The phases of the dismiss gesture", width: 980, height: 470)
        sheet.text(
            "Clauses lead from phase to phase. Those that stay in a phase are in its box.", at: Point(x: 30, y: 34),
            size: 11, ink: sheet.palette.faint)
        let ways = table.clauses.keys.filter { $0.from != $0.to }
        for way in ways.sorted(by: { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }) {
            guard let words = table.words(from: way.from, to: way.to) else { continue }
            guard let route = routes[way] else { return nil }
            sheet.arrow(route.places)
            sheet.caption(words, at: route.label, isBold: true, ink: sheet.palette.along)
            guard !route.remark.isEmpty else { continue }
            sheet.text(route.remark, at: route.remarkPlace, .center, size: 10, ink: sheet.palette.faint)
        }
        sheet.text("wrong axis", at: Point(x: 374, y: 282), size: 10, ink: sheet.palette.faint)
        sheet.text("the list moves", at: Point(x: 466, y: 126), .right, size: 10, ink: sheet.palette.faint)
        for (phase, box) in boxes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            sheet.box(box, phase.rawValue, table.words(from: phase, to: phase).map { ["stays: \($0)"] } ?? [])
        }
        return sheet.drawing
    }
}
