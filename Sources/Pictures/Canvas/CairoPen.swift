import CCairo
import Geometry

/// Draws marks into a cairo context.
struct CairoPen {
    private let context: OpaquePointer?

    init(_ context: OpaquePointer?) {
        self.context = context
    }

    func draw(_ drawing: Drawing) {
        take(drawing.background)
        unsafe cairo_paint(context)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        for mark in drawing.marks { draw(mark) }
    }

    private func draw(_ mark: Mark) {
        switch mark {
        case .line(let places, let style):
            trace(places)
            paint(nil, style)
        case .area(let places, let fill, let outline):
            trace(places)
            unsafe cairo_close_path(context)
            paint(fill, outline)
        case .box(let rect, let radius, let fill, let outline):
            trace(rect, radius)
            paint(fill, outline)
        case .circle(let center, let radius, let fill, let outline):
            unsafe cairo_new_sub_path(context)
            unsafe cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
            paint(fill, outline)
        case .label(let label):
            CairoText.choose(size: label.size, isBold: label.isBold, context)
            take(label.ink)
            unsafe cairo_move_to(context, label.start.x, label.start.y)
            unsafe cairo_show_text(context, label.text)
            unsafe cairo_new_path(context)
        case .clipped(let rect, let radius, let marks):
            unsafe cairo_save(context)
            trace(rect, radius)
            unsafe cairo_clip(context)
            for mark in marks { draw(mark) }
            unsafe cairo_restore(context)
        }
    }

    private func trace(_ places: [Point]) {
        for (index, place) in places.enumerated() {
            if index == 0 {
                unsafe cairo_move_to(context, place.x, place.y)
            } else {
                unsafe cairo_line_to(context, place.x, place.y)
            }
        }
    }

    private func trace(_ rect: Rect, _ radius: Double) {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        guard radius > 0 else {
            unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
            return
        }
        unsafe cairo_new_sub_path(context)
        unsafe cairo_arc(context, rect.right - radius, rect.y + radius, radius, -.pi / 2, 0)
        unsafe cairo_arc(context, rect.right - radius, rect.bottom - radius, radius, 0, .pi / 2)
        unsafe cairo_arc(context, rect.x + radius, rect.bottom - radius, radius, .pi / 2, .pi)
        unsafe cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 1.5 * .pi)
        unsafe cairo_close_path(context)
    }

    /// Fills and outlines the current path, then clears it.
    private func paint(_ fill: Ink?, _ outline: LineStyle?) {
        if let fill {
            take(fill)
            unsafe cairo_fill_preserve(context)
        }
        if let outline {
            take(outline.ink)
            unsafe cairo_set_line_width(context, outline.width)
            unsafe cairo_set_dash(context, outline.dashes, Int32(outline.dashes.count), 0)
            unsafe cairo_stroke_preserve(context)
        }
        unsafe cairo_new_path(context)
    }

    private func take(_ ink: Ink) {
        unsafe cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.opacity)
    }
}
