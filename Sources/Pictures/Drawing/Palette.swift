/// The colours of a picture, by what they stand for.
///
/// The colours that mean something come from the set of M. Okabe and K. Ito, which people with any colour vision can tell
/// apart. A line's dashes or a mark's shape repeat the meaning, so a grey print shows it too.
public struct Palette: Hashable, Sendable {
    /// What lies behind everything, and behind a plot.
    public var page, panel: Ink
    /// Text and outlines, less important text, and grid lines.
    public var ink, faint, grid: Ink
    /// The part of a movement up or down, and the part sideways.
    public var along, across: Ink
    /// Thresholds and limits.
    public var limit: Ink
    /// Events: armed, lifted.
    public var mark: Ink
    /// A movement that scrolls.
    public var scroll: Ink

    /// All of them, in a fixed order.
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
