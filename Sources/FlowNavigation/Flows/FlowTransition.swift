/// How a root flow appears and disappears.
public struct FlowTransition: Hashable, Sendable {
    /// How it appears.
    public var insertion: Kind
    /// How it disappears.
    public var removal: Kind

    /// Different transitions for appearing and disappearing.
    public init(insertion: Kind, removal: Kind) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The same transition both ways.
    public init(_ kind: Kind) {
        self.init(insertion: kind, removal: kind)
    }

    /// One kind of transition.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No animation.
        case identity
        /// Fades in or out.
        case opacity
        /// Scales up from a point, or down to one.
        case scale
        /// Enters from the left and leaves to the right.
        case slide
    }
}

/// How a flow looks during its transition.
public struct FlowAppearance: Hashable, Sendable {
    /// Opacity, from 0 to 1.
    public var opacity = 1.0
    /// Scale factor.
    public var scale = 1.0
    /// Horizontal offset as a fraction of the width; negative is to the left.
    public var offset = 0.0

    /// At rest.
    public init() {}

    /// How an appearing flow looks at a progress from 0 to 1.
    static func inserted(by kind: FlowTransition.Kind, at progress: Double) -> FlowAppearance {
        var appearance = FlowAppearance()
        switch kind {
        case .identity: break
        case .opacity: appearance.opacity = progress
        case .scale: appearance.scale = progress
        case .slide: appearance.offset = progress - 1
        }
        return appearance
    }

    /// How a disappearing flow looks at a progress from 0 to 1.
    static func removed(by kind: FlowTransition.Kind, at progress: Double) -> FlowAppearance {
        var appearance = FlowAppearance()
        switch kind {
        case .identity: appearance.opacity = 0
        case .opacity: appearance.opacity = 1 - progress
        case .scale: appearance.scale = 1 - progress
        case .slide: appearance.offset = progress
        }
        return appearance
    }
}
