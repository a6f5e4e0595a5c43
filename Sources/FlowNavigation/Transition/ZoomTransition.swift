import Geometry

/// What is seen of a destination that zooms out of its link or back into it, as a function of the progress: 0 in the
/// link, 1 presented. A spring may go beyond both.
public struct ZoomTransition: Hashable, Sendable {
    /// By which progress the picture of the link has faded.
    public static let snapshotEnd = 0.2
    /// How dark the scrim is once the destination is presented.
    public static let scrimOpacity = 0.5

    /// Where the link is, in the stack's coordinates.
    public var source: Rect
    /// Where the destination is once it is presented.
    public var destination: Rect
    /// The corners of the presented destination, in points.
    public var presentedCornerRadius: Double
    /// The link's configuration.
    public var configuration: LinkConfiguration

    /// The transition of a destination from the link's place to its own.
    public init(from source: Rect, to layout: PresentationLayout, configuration: LinkConfiguration) {
        self.source = source
        destination = layout.frame
        presentedCornerRadius = layout.cornerRadius
        self.configuration = configuration
    }

    /// The destination's frame. A pull moves it by a third of the translation and shrinks it about its middle.
    public func frame(at progress: Double, pull: Pull = Pull()) -> Rect {
        let frame = source.interpolated(to: destination, at: progress)
        let (width, height) = (frame.width * pull.scale, frame.height * pull.scale)
        return Rect(
            x: frame.center.x - width / 2 + pull.offset.x, y: frame.center.y - height / 2 + pull.offset.y,
            width: width, height: height)
    }

    /// In what extent the destination's contents are laid out.
    public func contentExtent(at progress: Double, pull: Pull = Pull()) -> Size {
        let frame = frame(at: progress, pull: pull)
        switch configuration.zoomStyle {
        case .resize: return frame.extent
        case .scaleHorizontally:
            let scale = contentScale(at: progress, pull: pull)
            return Size(width: destination.width, height: scale > 0 ? frame.height / scale : destination.height)
        }
    }

    /// What the destination's contents are scaled by.
    public func contentScale(at progress: Double, pull: Pull = Pull()) -> Double {
        switch configuration.zoomStyle {
        case .resize: return 1
        case .scaleHorizontally:
            guard destination.width > 0 else { return 1 }
            return frame(at: progress, pull: pull).width / destination.width
        }
    }

    /// The radius of the destination's corners, in points: the link's at first, its own at last.
    public func cornerRadius(at progress: Double) -> Double {
        let part = Self.bounded(progress)
        return configuration.cornerRadius + (presentedCornerRadius - configuration.cornerRadius) * part
    }

    /// The destination's shadow: the link's at first, none at last.
    public func shadow(at progress: Double) -> LinkConfiguration.Shadow? {
        guard var shadow = configuration.shadow else { return nil }
        let rest = 1 - Self.bounded(progress)
        shadow.radius *= rest
        shadow.opacity *= rest
        shadow.offset = Point(x: shadow.offset.x * rest, y: shadow.offset.y * rest)
        return shadow
    }

    /// How much of the link's picture is seen over the destination: all of it in the link, nothing from a fifth of the
    /// way on.
    public func snapshotOpacity(at progress: Double) -> Double {
        guard configuration.transitionFromSnapshot else { return 0 }
        return Self.bounded(1 - progress / Self.snapshotEnd)
    }

    /// How dark the scrim is, from 0 to ``scrimOpacity``.
    public func scrimOpacity(at progress: Double) -> Double {
        configuration.showsScrim ? Self.scrimOpacity * Self.bounded(progress) : 0
    }

    private static func bounded(_ value: Double) -> Double { max(0, min(1, value)) }
}

/// What is seen of a destination that slides in because it does not zoom: from the side, or from below.
public struct SlideTransition: Hashable, Sendable {
    /// Where the destination is once it is presented.
    public var destination: Rect
    /// How far it is from there at first, in points.
    public var way: Point

    /// The transition of a destination to this place from the right edge of a stack of this width.
    public init(to destination: Rect, stackWidth: Double) {
        self.destination = destination
        way = Point(x: stackWidth - destination.x, y: 0)
    }

    /// The transition of a destination to this place from the bottom of a stack of this height.
    public init(to destination: Rect, stackHeight: Double) {
        self.destination = destination
        way = Point(x: 0, y: stackHeight - destination.y)
    }

    /// The destination's frame: beyond the edge at 0, at its place at 1.
    public func frame(at progress: Double, pull: Pull = Pull()) -> Rect {
        let rest = max(0, 1 - progress)
        return destination.offset(x: way.x * rest + pull.offset.x, y: way.y * rest + pull.offset.y)
    }
}
