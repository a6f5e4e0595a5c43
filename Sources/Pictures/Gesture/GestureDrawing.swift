import Geometry
import Gestures
import Harness

/// Lays a ``GesturePicture`` out on a page: the surface on the left, translation and velocity over time on the right.
public struct GestureDrawing {
    let picture: GesturePicture
    let palette: Palette
    let type: Typesetter

    static let page = Size(width: 980, height: 640)
    static let margin = 26.0

    /// A page of this picture in these colours, its text measured by `measure`.
    public static func drawing(
        _ picture: GesturePicture, palette: Palette = .light, measure: any TextMeasure
    ) -> Drawing {
        let layout = GestureDrawing(picture: picture, palette: palette, type: Typesetter(measure: measure))
        var drawing = Drawing(
            title: "\(picture.title): \(picture.sentence)", extent: page, background: palette.page)
        let top = layout.addHeading(&drawing)
        let bottom = picture.samples.isEmpty ? page.height - margin : layout.addLegend(&drawing)
        let body = Rect(x: margin, y: top, width: page.width - 2 * margin, height: bottom - top)
        guard !picture.samples.isEmpty else {
            drawing.marks.append(
                .label(
                    layout.type.label(
                        "No finger made a drag, so there is nothing to measure.", at: body.center, .center, size: 13,
                        palette.faint)))
            return drawing
        }
        layout.addSurface(&drawing, in: Rect(x: body.x, y: body.y, width: 262, height: body.height))
        layout.addPlots(
            &drawing, in: Rect(x: body.x + 322, y: body.y, width: body.width - 322, height: body.height))
        return drawing
    }

    /// - Returns: Where the body begins.
    private func addHeading(_ drawing: inout Drawing) -> Double {
        let width = Self.page.width - 2 * Self.margin
        var y = 40.0
        let title = type.shortened(picture.title, to: width, size: 17, isBold: true)
        drawing.marks.append(
            .label(type.label(title, at: Point(x: Self.margin, y: y), size: 17, isBold: true, palette.ink)))
        y += 22
        for line in type.lines(picture.sentence, width: width, size: 12.5, limit: 2) {
            drawing.marks.append(.label(type.label(line, at: Point(x: Self.margin, y: y), size: 12.5, palette.ink)))
            y += 17
        }
        for line in type.lines(picture.details, width: width, size: 10.5, limit: 2) {
            drawing.marks.append(
                .label(type.label(line, at: Point(x: Self.margin, y: y), size: 10.5, palette.faint)))
            y += 15
        }
        return y + 6
    }

    /// - Returns: Where the body ends.
    private func addLegend(_ drawing: inout Drawing) -> Double {
        var x = Self.margin
        let y = Self.page.height - 24
        func add(_ words: String, swatch: Double, _ marks: (Point) -> [Mark]) {
            let label = type.label(words, at: Point(x: x + swatch + 6, y: y), size: 10.5, palette.ink)
            drawing.marks += marks(Point(x: x + swatch / 2, y: y - 4))
            drawing.marks.append(.label(label))
            x = label.rect.right + 18
        }
        func add(_ words: String, _ style: LineStyle) {
            add(words, swatch: 26) {
                [.line([Point(x: $0.x - 13, y: $0.y), Point(x: $0.x + 13, y: $0.y)], style)]
            }
        }
        add("down, up", along)
        add("sideways", across)
        if picture.samples.contains(where: { $0.phase == .scrolling }) { add("scrolling", scrolling) }
        if !picture.thresholds.isEmpty { add("to be exceeded", limit) }
        var seen: Set<GesturePicture.Happening.Kind> = [.settled]
        for happening in picture.happenings where seen.insert(happening.kind).inserted {
            add(MarkShapes.words(happening.kind), swatch: 12) { MarkShapes.marks(happening.kind, at: $0, palette) }
        }
        return y - 24
    }

    var along: LineStyle { LineStyle(palette.along, width: 2.2) }
    var across: LineStyle { LineStyle(palette.across, width: 2, dashes: [6, 3]) }
    var limit: LineStyle { LineStyle(palette.limit, width: 1.6, dashes: [9, 3, 2, 3]) }
    var scrolling: LineStyle { LineStyle(palette.scroll, width: 2, dashes: [2, 2.5]) }
    var within: LineStyle { LineStyle(palette.faint, width: 1.2, dashes: [1.5, 2]) }
}
