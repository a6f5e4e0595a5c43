import Geometry
import Pictures

/// The targets in layers, each above what it depends on.
enum TargetsDrawing {
    private static let boxSize = Size(width: 148, height: 42)
    private static let rowHeight = 84.0
    private static let bendWidth = 40.0

    /// The drawing of this graph. A dependency that follows from others is not drawn.
    static func drawing(_ graph: PackageGraph) -> Drawing {
        let layout = LayeredLayout(graph)
        var sheet = Sheet(
            "The targets: an arrow leads from a target to one that it imports; what follows from other arrows is left out",
            width: 980, height: Double(layout.rows.count) * rowHeight + 32)
        var centers: [LayeredLayout.Node: Point] = [:]
        for (index, row) in layout.rows.enumerated() {
            for (node, x) in zip(row, places(of: row)) {
                centers[node] = Point(x: x, y: 16 + Double(index) * rowHeight + boxSize.height / 2)
            }
        }
        for line in layout.lines {
            let places = line.compactMap { centers[$0] }
            guard let first = places.first, let last = places.last, places.count == line.count else { continue }
            let half = boxSize.height / 2
            let start = Point(x: first.x + shift(toward: places[1].x, from: first.x), y: first.y + half)
            let end = Point(x: last.x + shift(toward: places[places.count - 2].x, from: last.x), y: last.y - half - 1)
            let bends = places.dropFirst().dropLast().flatMap {
                [Point(x: $0.x, y: $0.y - half), Point(x: $0.x, y: $0.y + half)]
            }
            sheet.arrow([start] + bends + [end], ink: sheet.palette.faint, width: 1.2)
        }
        for name in graph.dependencies.keys.sorted() {
            guard let center = centers[.target(name)] else { continue }
            let box = Rect(
                x: center.x - boxSize.width / 2, y: center.y - boxSize.height / 2, width: boxSize.width,
                height: boxSize.height)
            let libraries = (graph.libraries[name] ?? []).map { $0.dropFirst().lowercased() }
            sheet.box(box, name, libraries.isEmpty ? [] : ["with " + libraries.joined(separator: " and ")])
        }
        sheet.text(
            "An arrow leads from a target to one that it imports. Arrows that follow from others are left out.",
            at: Point(x: 490, y: sheet.drawing.extent.height - 16), .center, size: 10.5, ink: sheet.palette.faint)
        return sheet.drawing
    }

    /// The middles of the nodes of a row, evenly apart over the width.
    private static func places(of row: [LayeredLayout.Node]) -> [Double] {
        let widths = row.map { node in
            if case .target = node { return boxSize.width }
            return bendWidth
        }
        let gap = (980 - widths.reduce(0, +)) / Double(row.count + 1)
        var x = 0.0
        return widths.map { width in
            x += gap + width
            return x - width / 2
        }
    }

    /// Arrows leave and reach a box on the side that they come from.
    private static func shift(toward other: Double, from own: Double) -> Double {
        min(max((other - own) / 6, -boxSize.width * 0.36), boxSize.width * 0.36)
    }
}
