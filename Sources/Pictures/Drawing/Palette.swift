/// The colours of a picture, by meaning.
///
/// Meaningful colours come from the palette of M. Okabe and K. Ito, which people with any colour vision can tell apart.
/// Dashes or shapes repeat the meaning, so that a grey print shows it too.
public struct Palette: Hashable, Sendable {
    /// The background of the page, and of a plot.
    public var page, panel: Ink
    /// Text and outlines, secondary text, and grid lines.
    public var ink, faint, grid: Ink
    /// The vertical and the horizontal part of a movement.
    public var along, across: Ink
    /// Thresholds and limits.
    public var limit: Ink
    /// Events: armed, lifted.
    public var mark: Ink
    /// A movement that scrolls a list.
    public var scroll: Ink

    /// All colours, in a fixed order.
    var inks: [Ink] { [page, panel, ink, faint, grid, along, across, limit, mark, scroll] }

    /// For white paper.
    public static let light = Palette(
        page: Ink(0xffffff), panel: Ink(0xf6f6f4), ink: Ink(0x1a1a1a), faint: Ink(0x5f5f5f), grid: Ink(0xdcdcda),
        along: Ink(0x0072b2), across: Ink(0xcc79a7), limit: Ink(0xd55e00), mark: Ink(0xe69f00), scroll: Ink(0x009e73))
    /// For a dark page.
    public static let dark = Palette(
        page: Ink(0x141416), panel: Ink(0x1e1e21), ink: Ink(0xf2f2f2), faint: Ink(0xababab), grid: Ink(0x3a3a3e),
        along: Ink(0x56b4e9), across: Ink(0xcc79a7), limit: Ink(0xd55e00), mark: Ink(0xe69f00), scroll: Ink(0x009e73))
}
