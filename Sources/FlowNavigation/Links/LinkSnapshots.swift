import Geometry

/// What a picture of a link shows besides the link itself.
public struct SnapshotTraits: Hashable, Sendable {
    /// The colours of the system.
    public var colorScheme: ColorScheme
    /// The size of text and what else the system says about it, by name.
    public var textSettings: String

    /// Light colours and the usual text.
    public init(colorScheme: ColorScheme = .light, textSettings: String = "") {
        self.colorScheme = colorScheme
        self.textSettings = textSettings
    }

    /// The colours of the system.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }
}

/// Which links have a picture, and when it has to be taken anew.
public struct LinkSnapshots: Sendable {
    /// What an activation does about the link's picture.
    public enum Decision: String, Hashable, Sendable {
        /// The transition begins without one.
        case none
        /// A new one is taken.
        case take
        /// The one that was taken before is used.
        case reuse
    }

    private struct Key: Hashable {
        var extent: Size
        var value: FlowValue
        var traits: SnapshotTraits
    }

    private var taken: [LinkInstance: Key] = [:]

    /// No picture was taken yet.
    public init() {}

    /// What to do as the link is activated. A picture is taken anew when the size, the value, the colours or the text
    /// settings have changed, or when the link wants a new one every time.
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
