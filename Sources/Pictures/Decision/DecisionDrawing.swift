import Geometry
import Gestures

/// Lays a ``DecisionPicture`` out on a page.
public struct DecisionDrawing {
    private let picture: DecisionPicture
    private let palette: Palette
    private let type: Typesetter

    private static let page = Size(width: 620, height: 430)

    /// A page of this picture in these colours, its text measured by `measure`.
    public static func drawing(
        _ picture: DecisionPicture, palette: Palette = .light, measure: any TextMeasure
    ) -> Drawing {
        DecisionDrawing(picture: picture, palette: palette, type: Typesetter(measure: measure)).drawing
    }

    private var drawing: Drawing {
        let name = picture.rules.name
        var drawing = Drawing(
            title: "What a lift comes to under \(name)", extent: Self.page, background: palette.page)
        let plot = Plot(
            rect: Rect(x: 70, y: 66, width: 526, height: 276), across: picture.translations,
            along: picture.velocities, isDownwards: false)
        let title = type.shortened(name, to: plot.rect.width, size: 15, isBold: true)
        drawing.marks.append(
            .label(type.label(title, at: Point(x: plot.rect.x, y: 32), size: 15, isBold: true, palette.ink)))
        drawing.marks += plane.marks(for: plot)
        drawing.marks.append(.clipped(plot.rect, radius: 0, areas(plot)))
        drawing.marks += legend(below: plot.rect)
        return drawing
    }

    private var plane: Plane {
        Plane(
            palette: palette, type: type, title: "velocity down at the lift, pt/s",
            below: "translation down at the lift, pt (the view is \(Int(picture.extent.height)) pt high)",
            ticks: (Plot.ticks(picture.translations, count: 7), Plot.ticks(picture.velocities, count: 7)))
    }

    /// The marks, from back to front, and their styles.
    private static let causes: [(cause: DismissEffects.Dismissal.Cause, words: String)] = [
        (.distance, "dismissed by distance"), (.velocity, "dismissed by velocity"),
    ]

    private func ink(_ cause: DismissEffects.Dismissal.Cause) -> Ink {
        switch cause {
        case .distance: palette.along
        case .velocity: palette.mark
        }
    }

    private func areas(_ plot: Plot) -> [Mark] {
        let areas = picture.areas
        return Self.causes.flatMap { cause, _ in
            (areas[cause] ?? []).map { corners in
                .area(
                    corners.map { plot.place($0.x, $0.y) }, fill: ink(cause),
                    outline: LineStyle(palette.page, width: 1))
            }
        }
    }

    private func legend(below rect: Rect) -> [Mark] {
        var legend = Legend(
            in: Rect(x: rect.x, y: rect.bottom + 52, width: rect.width, height: 20), palette, type)
        for (cause, words) in Self.causes { legend.add(words, swatch: 14) { [swatch(at: $0, ink(cause))] } }
        legend.add("returned", swatch: 14) { [swatch(at: $0, palette.panel)] }
        return legend.marks
    }

    private func swatch(at place: Point, _ ink: Ink) -> Mark {
        .box(
            Rect(x: place.x - 7, y: place.y - 6, width: 14, height: 12), radius: 0, fill: ink,
            outline: LineStyle(palette.faint, width: 0.8))
    }
}
