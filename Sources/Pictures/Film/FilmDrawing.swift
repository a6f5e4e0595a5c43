import Documents
import Geometry
import Harness

/// Lays a ``FilmStrip`` out on a page, row by row.
public struct FilmDrawing {
    private let palette: Palette
    private let type: Typesetter

    private static let margin = 26.0
    private static let gap = 26.0
    private static let widest = 1240.0
    /// The longest side of a frame on the page.
    private static let longest = 300.0
    private static let narrowest = 150.0
    private static let lineHeight = 12.5
    private static let captionLines = 6

    /// A page of this strip in these colours, its text measured by `measure`.
    public static func drawing(_ strip: FilmStrip, palette: Palette = .light, measure: any TextMeasure) -> Drawing {
        FilmDrawing(palette: palette, type: Typesetter(measure: measure)).drawing(strip)
    }

    private struct Cell {
        var frame: FilmFrame
        var scale: Double
        var width: Double
        var lines: [String]

        var height: Double { frame.extent.height * scale }
    }

    private func drawing(_ strip: FilmStrip) -> Drawing {
        let longest = strip.frames.map { max($0.extent.width, $0.extent.height) }.max() ?? 1
        let scale = Self.longest / max(1, longest)
        let cells = strip.frames.map { cell($0, scale) }
        var rows: [[Cell]] = []
        var width = Double.infinity
        for cell in cells {
            if width + Self.gap + cell.width > Self.widest - 2 * Self.margin {
                rows.append([])
                width = -Self.gap
            }
            rows[rows.count - 1].append(cell)
            width += Self.gap + cell.width
        }
        let used = rows.map { $0.map(\.width).reduce(-Self.gap) { $0 + Self.gap + $1 } }.max() ?? 0
        var drawing = Drawing(
            title: strip.title, extent: Size(width: max(520, used + 2 * Self.margin), height: 0),
            background: palette.page)
        var y = addHeading(strip, &drawing)
        for row in rows {
            let height = row.map(\.height).max() ?? 0
            var x = Self.margin
            for cell in row {
                add(cell, &drawing, at: Point(x: x, y: y + height - cell.height))
                x += cell.width + Self.gap
            }
            let lines = row.map(\.lines.count).max() ?? 0
            y += height + 24 + Double(lines) * Self.lineHeight + 20
        }
        drawing.extent.height = y + 4
        return drawing
    }

    private func cell(_ frame: FilmFrame, _ scale: Double) -> Cell {
        let width = max(Self.narrowest, frame.extent.width * scale)
        return Cell(
            frame: frame, scale: scale, width: width,
            lines: type.lines(frame.caption, width: width, size: 9.5, limit: Self.captionLines))
    }

    private func addHeading(_ strip: FilmStrip, _ drawing: inout Drawing) -> Double {
        let width = drawing.extent.width - 2 * Self.margin
        let title = type.shortened(strip.title, to: width, size: 17, isBold: true)
        drawing.marks.append(
            .label(type.label(title, at: Point(x: Self.margin, y: 40), size: 17, isBold: true, palette.ink)))
        var y = 60.0
        for line in type.lines(strip.details, width: width, size: 10.5, limit: 2) {
            drawing.marks.append(
                .label(type.label(line, at: Point(x: Self.margin, y: y), size: 10.5, palette.faint)))
            y += 15
        }
        return y + 10
    }

    private func add(_ cell: Cell, _ drawing: inout Drawing, at corner: Point) {
        let frame = cell.frame
        let map = FrameMap(corner: corner, scale: cell.scale)
        let screen = map.place(Rect(frame.extent))
        var layers = FilmLayers(palette: palette, type: type, map: map, screen: screen)
        for layer in frame.layers { layers.add(layer) }
        if frame.keyboardHeight > 0 {
            let top = frame.extent.height - frame.keyboardHeight
            layers.add(
                keyboard: map.place(Rect(x: 0, y: top, width: frame.extent.width, height: frame.keyboardHeight)))
        }
        let radius = FilmCamera.screenRadius * cell.scale
        drawing.marks.append(.clipped(screen, radius: radius, layers.marks))
        if let finger = frame.finger { drawing.marks += marks(of: finger, map) }
        drawing.marks.append(.box(screen, radius: radius, fill: nil, outline: LineStyle(palette.ink, width: 1.6)))
        addCaption(cell, &drawing, at: Point(x: corner.x, y: screen.bottom))
    }

    private func marks(of finger: FilmFrame.Finger, _ map: FrameMap) -> [Mark] {
        let at = map.place(finger.position)
        return [
            .line(finger.trail.map { map.place($0) }, LineStyle(palette.limit, width: 1.6, dashes: [3, 2])),
            .circle(
                at, radius: 7.5, fill: palette.mark.faded(to: 0.55), outline: LineStyle(palette.limit, width: 1.6)),
            .circle(at, radius: 1.6, fill: palette.limit, outline: nil),
        ]
    }

    private func addCaption(_ cell: Cell, _ drawing: inout Drawing, at corner: Point) {
        let time = type.label(
            "\(DecimalText.fixed(cell.frame.seconds, decimals: 3)) s", at: Point(x: corner.x, y: corner.y + 16),
            size: 10.5, isBold: true, palette.ink)
        drawing.marks.append(.label(time))
        if !cell.frame.headline.isEmpty {
            drawing.marks.append(
                .label(
                    type.label(
                        cell.frame.headline, at: Point(x: time.rect.right + 8, y: corner.y + 16), size: 10.5,
                        palette.ink)))
        }
        for (index, line) in cell.lines.enumerated() {
            let y = corner.y + 30 + Double(index) * Self.lineHeight
            drawing.marks.append(.label(type.label(line, at: Point(x: corner.x, y: y), size: 9.5, palette.faint)))
        }
    }
}
