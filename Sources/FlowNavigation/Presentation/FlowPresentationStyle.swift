/// Whether a destination fills the stack or is presented as a card over it.
public enum FlowPresentationStyle: String, Hashable, Sendable, CaseIterable {
    /// Full screen on an iPhone, however wide; on other devices a card where one fits.
    case automatic
    /// Always the whole stack.
    case fullScreen
    /// A card wherever one fits, on any device.
    case card
}

/// What kind of device shows the stack.
public enum DeviceClass: String, Hashable, Sendable, CaseIterable {
    /// A telephone, also one that is wide: unfolded, or a large one on its side.
    case iPhone
    /// A tablet.
    case iPad
    /// Anything else with a screen.
    case other
}
