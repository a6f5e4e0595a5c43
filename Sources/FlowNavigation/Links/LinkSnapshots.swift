import Geometry

/// The settings that affect a snapshot besides the link itself.
public struct SnapshotTraits: Hashable, Sendable {
    /// The colour scheme.
    public var colorScheme: ColorScheme
    /// Text size and other system settings, by name.
    public var textSettings: String

    /// The light colour scheme and default text settings.
    public init(colorScheme: ColorScheme = .light, textSettings: String = "") {
        self.colorScheme = colorScheme
        self.textSettings = textSettings
    }

    /// The colour scheme.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }
}

/// Which links have a snapshot, and when a new one is needed.
public struct LinkSnapshots: Sendable {
    /// What an activation does about the link's snapshot.
    public enum Decision: String, Hashable, Sendable {
        /// The transition starts without a snapshot.
        case none
        /// A new snapshot is taken.
        case take
        /// The existing snapshot is used.
        case reuse
    }

    private struct Key: Hashable {
        var extent: Size
        var value: FlowValue
        var traits: SnapshotTraits
    }

    private var taken: [LinkInstance: Key] = [:]

    /// No snapshots yet.
    public init() {}

    /// Decides what to do when the link is activated. A new snapshot is taken if the size, the value, the colours or
    /// the text settings changed, or if the link asks for a new one every time.
    public mutating func activate(_ instance: LinkInstance, _ link: FlowLink, _ traits: SnapshotTraits) -> Decision {
        let configuration = link.configuration
        guard configuration.transitionFromSnapshot, configuration.animateFromAnchor else { return .none }
        let key = Key(extent: link.zoomFrame.extent, value: link.value, traits: traits)
        if !configuration.retakeSnapshots, taken[instance] == key { return .reuse }
        taken[instance] = key
        return .take
    }

    mutating func forget(_ instance: LinkInstance) {
        taken[instance] = nil
    }
}
