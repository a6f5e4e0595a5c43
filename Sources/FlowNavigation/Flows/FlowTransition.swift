/// How one of several flows comes and goes.
public struct FlowTransition: Hashable, Sendable {
    /// How it comes.
    public var insertion: Movement
    /// How it goes.
    public var removal: Movement

    /// Coming and going apart.
    public init(insertion: Movement, removal: Movement) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Coming and going alike.
    public init(_ movement: Movement) {
        self.init(insertion: movement, removal: movement)
    }

    /// A way to come or go.
    public enum Movement: String, Hashable, Sendable, CaseIterable {
        /// At once.
        case identity
        /// It fades.
        case opacity
        /// It grows from a point or shrinks to one.
        case scale
        /// It comes from the left, and goes to the right.
        case slide
    }
}

/// How a flow looks while it comes or goes.
public struct FlowAppearance: Hashable, Sendable {
    /// How much of it is seen, from 0 to 1.
    public var opacity = 1.0
    /// What it is scaled by.
    public var scale = 1.0
    /// How far it is to the right of its place, as a part of the width; negative: to the left.
    public var offset = 0.0

    /// In its place.
    public init() {}

    /// On its way in, at a progress from 0 to 1.
    static func inserted(by movement: FlowTransition.Movement, at progress: Double) -> FlowAppearance {
        var appearance = FlowAppearance()
        switch movement {
        case .identity: break
        case .opacity: appearance.opacity = progress
        case .scale: appearance.scale = progress
        case .slide: appearance.offset = progress - 1
        }
        return appearance
    }

    /// On its way out, at a progress from 0 to 1.
    static func removed(by movement: FlowTransition.Movement, at progress: Double) -> FlowAppearance {
        var appearance = FlowAppearance()
        switch movement {
        case .identity: appearance.opacity = 0
        case .opacity: appearance.opacity = 1 - progress
        case .scale: appearance.scale = 1 - progress
        case .slide: appearance.offset = progress
        }
        return appearance
    }
}
