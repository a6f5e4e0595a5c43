import CCairo

/// Measures text in the font that cairo draws with.
public final class CairoText: TextMeasure {
    /// The font family. If it is not installed, Fontconfig substitutes another sans serif.
    public static let family = "DejaVu Sans"

    private let surface: OpaquePointer?
    private let context: OpaquePointer?

    /// A text measure.
    public init() {
        surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
        context = unsafe cairo_create(surface)
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// The width of a line of text, and the ascent and descent of its font.
    public func extent(of text: String, size: Double, isBold: Bool) -> TextExtent {
        Self.choose(size: size, isBold: isBold, context)
        var font = cairo_font_extents_t()
        var extents = cairo_text_extents_t()
        unsafe cairo_font_extents(context, &font)
        unsafe cairo_text_extents(context, text, &extents)
        return TextExtent(width: extents.x_advance, ascent: font.ascent, descent: font.descent)
    }

    /// Sets the font of a context.
    static func choose(size: Double, isBold: Bool, _ context: OpaquePointer?) {
        unsafe cairo_select_font_face(
            context, family, CAIRO_FONT_SLANT_NORMAL, isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        unsafe cairo_set_font_size(context, size)
    }
}
