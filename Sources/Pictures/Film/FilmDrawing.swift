import Documents
import FlowNavigation
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
        func place(_ rect: Rect) -> Rect {
            Rect(
                x: corner.x + rect.x * cell.scale, y: corner.y + rect.y * cell.scale, width: rect.width * cell.scale,
                height: rect.height * cell.scale)
        }
        let screen = place(Rect(frame.extent))
        let radius = FilmCamera.screenRadius * cell.scale
        var inside: [Mark] = []
        var shownLabels: [Label] = []
        for layer in frame.layers {
            if layer.scrim > 0 {
                inside.append(.box(screen, radius: 0, fill: Ink(0x000000, opacity: layer.scrim), stroke: nil))
            }
            // What lies in front covers the names of what is behind.
            let rect = place(layer.rect)
            inside = inside.map { Self.without(labelsIn: rect, $0) }
            shownLabels.removeAll { $0.rect.intersects(rect) }
            inside += marks(of: layer, rect, in: screen, cell.scale, place, &shownLabels)
        }
        if frame.keyboardHeight > 0 {
            let top = frame.extent.height - frame.keyboardHeight
            let keyboard = place(Rect(x: 0, y: top, width: frame.extent.width, height: frame.keyboardHeight))
            inside = inside.map { Self.without(labelsIn: keyboard, $0) }
            inside.append(.box(keyboard, radius: 0, fill: palette.grid, stroke: Stroke(palette.faint, width: 0.8)))
            inside.append(
                .label(
                    type.label(
                        "keyboard", at: Point(x: keyboard.center.x, y: keyboard.center.y + 3), .center, size: 8,
                        palette.ink)))
        }
        drawing.marks.append(.clipped(screen, radius: radius, inside))
        if let finger = frame.finger { drawing.marks += marks(of: finger, corner, cell.scale) }
        drawing.marks.append(.box(screen, radius: radius, fill: nil, stroke: Stroke(palette.ink, width: 1.6)))
        addCaption(cell, &drawing, at: Point(x: corner.x, y: screen.bottom))
    }

    private func marks(
        of layer: FilmFrame.Layer, _ rect: Rect, in screen: Rect, _ scale: Double, _ place: (Rect) -> Rect,
        _ shown: inout [Label]
    ) -> [Mark] {
        let radius = layer.radius * scale
        var inside: [Mark] = []
        func name(_ text: String, in room: Rect, _ alignment: Typesetter.Alignment, size: Double, isBold: Bool = false)
        {
            let cut = type.shortened(text, to: room.width - 12, size: size, isBold: isBold)
            guard !cut.isEmpty else { return }
            let x = alignment == .left ? room.x + 6 : room.center.x
            let label = type.label(
                cut, at: Point(x: x, y: room.center.y + size * 0.36), alignment, size: size, isBold: isBold,
                palette.ink)
            guard room.height >= label.rect.height, rect.contains(label.rect), screen.contains(label.rect),
                !shown.contains(where: { $0.rect.intersects(label.rect) })
            else { return }
            shown.append(label)
            inside.append(.label(label))
        }
        if !layer.isClear, rect.height > 16 {
            let top = max(rect.y, screen.y)
            let bar = Rect(x: rect.x, y: top + min(5, radius / 2), width: rect.width, height: 14)
            // A screen whose links begin at its top has no room for its name.
            if !layer.links.contains(where: { place($0.rect).intersects(bar) }) {
                name(layer.name, in: bar, .center, size: 8.5, isBold: true)
            }
        }
        for link in layer.links {
            let box = place(link.rect)
            if layer.opacity < 1 { continue }
            inside.append(
                link.isHidden
                    ? .box(
                        box, radius: link.radius * scale, fill: nil,
                        stroke: Stroke(palette.faint, width: 0.8, dashes: [2, 2]))
                    : .box(
                        box, radius: link.radius * scale, fill: palette.along.faded(to: 0.22),
                        stroke: Stroke(palette.along, width: 0.8)))
            if !link.isHidden { name(link.name, in: box, .left, size: 8) }
        }
        return [
            .box(
                rect, radius: radius,
                fill: layer.isClear ? palette.page.faded(to: 0.6) : palette.panel.faded(to: layer.opacity),
                stroke: Stroke(palette.ink.faded(to: layer.opacity), width: 0.9)),
            .clipped(rect, radius: radius, inside),
        ]
    }

    private func marks(of finger: FilmFrame.Finger, _ corner: Point, _ scale: Double) -> [Mark] {
        func place(_ position: Point) -> Point {
            Point(x: corner.x + position.x * scale, y: corner.y + position.y * scale)
        }
        let at = place(finger.position)
        return [
            .line(finger.trail.map(place), Stroke(palette.limit, width: 1.6, dashes: [3, 2])),
            .circle(at, radius: 7.5, fill: palette.mark.faded(to: 0.55), stroke: Stroke(palette.limit, width: 1.6)),
            .circle(at, radius: 1.6, fill: palette.limit, stroke: nil),
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

    /// The mark without the labels that a rectangle covers.
    private static func without(labelsIn rect: Rect, _ mark: Mark) -> Mark {
        guard case .clipped(let clip, let radius, let marks) = mark else { return mark }
        return .clipped(
            clip, radius: radius,
            marks.filter {
                guard case .label(let label) = $0 else { return true }
                return !label.rect.intersects(rect)
            })
    }
}
