import Geometry

/// A stack's surroundings: the device, the stack's size, safe area and keyboard.
public struct FlowEnvironment: Hashable, Sendable {
    /// The kind of device.
    public var device: DeviceClass
    /// The size of the stack, in points.
    public var size: Size
    /// The safe area insets at each edge, including a trailing edge where the camera sits in a corner.
    public var safeArea: Insets
    /// The height of the stack that the keyboard covers, in points; 0 while it is hidden.
    public var keyboardHeight: Double
    /// The settings that affect snapshots of links.
    public var traits: SnapshotTraits

    /// A stack of this size on this kind of device.
    public init(
        device: DeviceClass = .iPhone, size: Size = Size(width: 393, height: 852), safeArea: Insets = .none,
        keyboardHeight: Double = 0, traits: SnapshotTraits = SnapshotTraits()
    ) {
        self.device = device
        self.size = size
        self.safeArea = safeArea
        self.keyboardHeight = keyboardHeight
        self.traits = traits
    }
}
