import Geometry

/// What surrounds a stack: the device, the stack's size, what covers its edges, the keyboard.
public struct FlowEnvironment: Hashable, Sendable {
    /// The kind of device.
    public var device: DeviceClass
    /// The size of the stack, in points.
    public var size: Size
    /// What the system covers at each edge; on a device whose camera sits in a trailing corner, also there.
    public var safeArea: Insets
    /// How much of the stack's bottom the keyboard covers, in points; 0: it is not up.
    public var keyboardHeight: Double
    /// What pictures of links show besides the links.
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
