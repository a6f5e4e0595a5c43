/// The colours of a picture, by what they stand for.
///
/// Those that mean something are of M. Okabe's and K. Ito's set, which people with any colour vision tell apart; what
/// they stand for is also said by a line's dashes or a mark's shape, so that a grey print says it too.
public struct Palette: Hashable, Sendable {
    /// What lies behind everything, and behind a plot.
    public var page, panel: Ink
    /// Text and outlines, what is less important, and grid lines.
    public var ink, faint, grid: Ink
    /// The part of a movement up or down, and the part sideways.
    public var along, across: Ink
    /// What has to be exceeded.
    public var limit: Ink
    /// What happened: armed, lifted.
    public var mark: Ink
    /// A movement that the scroll view has.
    public var scroll: Ink

    /// For white paper.
    public static let light = Palette(
        page: Ink(0xffffff), panel: Ink(0xf6f6f4), ink: Ink(0x1a1a1a), faint: Ink(0x5f5f5f), grid: Ink(0xdcdcda),
        along: Ink(0x0072b2), across: Ink(0xcc79a7), limit: Ink(0xd55e00), mark: Ink(0xe69f00), scroll: Ink(0x009e73))
    /// For a dark page.
    public static let dark = Palette(
        page: Ink(0x141416), panel: Ink(0x1e1e21), ink: Ink(0xf2f2f2), faint: Ink(0xababab), grid: Ink(0x3a3a3e),
        along: Ink(0x56b4e9), across: Ink(0xcc79a7), limit: Ink(0xd55e00), mark: Ink(0xe69f00), scroll: Ink(0x009e73))
}
