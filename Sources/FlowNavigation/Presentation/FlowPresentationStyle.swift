/// Whether a destination fills the stack or appears as a card above it.
public enum FlowPresentationStyle: String, Hashable, Sendable, CaseIterable {
    /// Full screen on a phone, however wide; elsewhere a card, if one fits.
    case automatic
    /// Always fills the stack.
    case fullScreen
    /// A card wherever one fits, on any device.
    case card
}

/// The kind of device that shows the stack.
public enum DeviceClass: String, Hashable, Sendable, CaseIterable {
    /// A phone, even a wide one: unfolded, or a large one in landscape.
    case iPhone
    /// A tablet.
    case iPad
    /// Any other device.
    case other
}
