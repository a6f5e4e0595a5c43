import CCairo
import Geometry

/// Draws pages into files. Cairo writes PNG and PDF; ``SVGWriter`` writes SVG, because cairo would turn its text into
/// shapes.
public enum CairoCanvas {
    /// Pixels per point.
    public static let pixelsPerPoint = 2.0
    /// The longest side of a PNG, in pixels; the limit is cairo's.
    public static let longestSide = 32_767.0

    /// The bytes of a file with these pages. Only PDF can have several.
    public static func bytes(of drawings: [Drawing], as format: PictureFormat) throws(PictureError) -> [UInt8] {
        guard let first = drawings.first else { throw PictureError(description: "there is nothing to draw") }
        guard drawings.count == 1 || format == .pdf else {
            throw PictureError(description: "a file of the format \(format.rawValue) holds one picture")
        }
        switch format {
        case .svg: return Array(SVGWriter.text(of: first).utf8)
        case .png: return try png(first)
        case .pdf: return try pdf(drawings)
        }
    }

    private static func png(_ drawing: Drawing) throws(PictureError) -> [UInt8] {
        let width = (drawing.extent.width * pixelsPerPoint).rounded(.up)
        let height = (drawing.extent.height * pixelsPerPoint).rounded(.up)
        guard max(width, height) <= longestSide else {
            throw PictureError(
                description: "a picture of \(Int(width)) × \(Int(height)) pixels is too large for PNG; "
                    + "write PDF or SVG, or draw fewer moments")
        }
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { unsafe cairo_surface_destroy(surface) }
        let context = unsafe cairo_create(surface)
        unsafe cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
        CairoPen(context).draw(drawing)
        unsafe cairo_destroy(context)
        let output = Output()
        let status = unsafe cairo_surface_write_to_png_stream(
            surface, take, Unmanaged.passUnretained(output).toOpaque())
        try check(status)
        return output.bytes
    }

    private static func pdf(_ drawings: [Drawing]) throws(PictureError) -> [UInt8] {
        let output = Output()
        let surface = unsafe cairo_pdf_surface_create_for_stream(
            take, Unmanaged.passUnretained(output).toOpaque(), drawings[0].extent.width, drawings[0].extent.height)
        defer { unsafe cairo_surface_destroy(surface) }
        unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, drawings[0].title)
        for drawing in drawings {
            unsafe cairo_pdf_surface_set_size(surface, drawing.extent.width, drawing.extent.height)
            let context = unsafe cairo_create(surface)
            CairoPen(context).draw(drawing)
            unsafe cairo_show_page(context)
            unsafe cairo_destroy(context)
        }
        unsafe cairo_surface_finish(surface)
        try check(unsafe cairo_surface_status(surface))
        return output.bytes
    }

    private static func check(_ status: cairo_status_t) throws(PictureError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        let words = unsafe String(cString: cairo_status_to_string(status))
        throw PictureError(description: "cairo says: \(words)")
    }

    private final class Output {
        var bytes: [UInt8] = []
    }

    private static let take: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let output = unsafe Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
        unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}
