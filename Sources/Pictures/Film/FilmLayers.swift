import Geometry

/// Draws the screens of a frame from back to front. Screens in front hide the names behind them.
struct FilmLayers {
    let palette: Palette
    let type: Typesetter
    let map: FrameMap
    /// The frame on the page.
    let screen: Rect
    private(set) var marks: [Mark] = []
    private var names: [Label] = []

    init(palette: Palette, type: Typesetter, map: FrameMap, screen: Rect) {
        self.palette = palette
        self.type = type
        self.map = map
        self.screen = screen
    }

    /// Draws a screen in front of the others.
    mutating func add(_ layer: FilmFrame.Layer) {
        if layer.scrim > 0 {
            marks.append(.box(screen, radius: 0, fill: Ink(0x000000, opacity: layer.scrim), outline: nil))
        }
        let rect = map.place(layer.rect)
        cover(rect)
        var inside: [Mark] = []
        if let label = title(of: layer, rect) { inside.append(.label(label)) }
        // A fading layer is drawn without its links.
        for link in layer.links where layer.opacity >= 1 {
            inside.append(box(of: link))
            guard !link.isHidden, let label = name(link.name, in: map.place(link.rect), on: rect, .link) else {
                continue
            }
            inside.append(.label(label))
        }
        let radius = layer.radius * map.scale
        marks += [
            .box(
                rect, radius: radius,
                fill: layer.isClear ? palette.page.faded(to: 0.6) : palette.panel.faded(to: layer.opacity),
                outline: LineStyle(palette.ink.faded(to: layer.opacity), width: 0.9)),
            .clipped(rect, radius: radius, inside),
        ]
    }

    /// Draws the keyboard in front of everything.
    mutating func add(keyboard rect: Rect) {
        cover(rect)
        let middle = Point(x: rect.center.x, y: rect.center.y + 3)
        marks += [
            .box(rect, radius: 0, fill: palette.grid, outline: LineStyle(palette.faint, width: 0.8)),
            .label(type.label("keyboard", at: middle, .center, size: 8, palette.ink)),
        ]
    }

    private mutating func cover(_ rect: Rect) {
        marks = marks.map { $0.without(labelsIn: rect) }
        names.removeAll { $0.rect.intersects(rect) }
    }

    private func box(of link: FilmFrame.Link) -> Mark {
        let (box, radius) = (map.place(link.rect), link.radius * map.scale)
        let hidden = LineStyle(palette.faint, width: 0.8, dashes: [2, 2])
        return link.isHidden
            ? .box(box, radius: radius, fill: nil, outline: hidden)
            : .box(
                box, radius: radius, fill: palette.along.faded(to: 0.22), outline: LineStyle(palette.along, width: 0.8))
    }

    /// The name of a screen at its top, unless a link is there.
    private mutating func title(of layer: FilmFrame.Layer, _ rect: Rect) -> Label? {
        guard !layer.isClear, rect.height > 16 else { return nil }
        let top = max(rect.y, screen.y) + min(5, layer.radius * map.scale / 2)
        let bar = Rect(x: rect.x, y: top, width: rect.width, height: 14)
        if layer.links.contains(where: { map.place($0.rect).intersects(bar) }) { return nil }
        return name(layer.name, in: bar, on: rect, .screen)
    }

    /// What the name belongs to, which decides its style.
    private enum Named {
        case screen, link
    }

    /// A name truncated to its space; `nil` if it would leave the layer or the screen, or touch another name.
    private mutating func name(_ text: String, in room: Rect, on layer: Rect, _ named: Named) -> Label? {
        let (size, isBold) = named == .screen ? (8.5, true) : (8, false)
        let cut = type.shortened(text, to: room.width - 12, size: size, isBold: isBold)
        guard !cut.isEmpty else { return nil }
        let place = Point(x: named == .screen ? room.center.x : room.x + 6, y: room.center.y + size * 0.36)
        let label = type.label(
            cut, at: place, named == .screen ? .center : .left, size: size, isBold: isBold, palette.ink)
        guard room.height >= label.rect.height, layer.contains(label.rect), screen.contains(label.rect),
            !names.contains(where: { $0.rect.intersects(label.rect) })
        else { return nil }
        names.append(label)
        return label
    }
}

extension Mark {
    /// The mark without the labels that a rectangle covers.
    fileprivate func without(labelsIn rect: Rect) -> Mark {
        guard case .clipped(let clip, let radius, let marks) = self else { return self }
        return .clipped(
            clip, radius: radius,
            marks.filter {
                guard case .label(let label) = $0 else { return true }
                return !label.rect.intersects(rect)
            })
    }
}
