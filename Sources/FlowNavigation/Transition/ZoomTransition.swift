import Geometry

/// The look of a destination that zooms out of its link or back into it, as a function of progress: 0 at the link, 1
/// presented. A spring may go below 0 and above 1.
public struct ZoomTransition: Hashable, Sendable {
    /// The progress at which the snapshot has faded out.
    public static let snapshotEnd = 0.2
    /// The opacity of the scrim when the destination is presented.
    public static let scrimOpacity = 0.5

    /// The link's frame, in the stack's coordinates.
    public var source: Rect
    /// The frame of the presented destination.
    public var destination: Rect
    /// The corner radius of the presented destination, in points.
    public var presentedCornerRadius: Double
    /// The link's configuration.
    public var configuration: LinkConfiguration

    /// The transition of a destination between these frames.
    public init(from source: Rect, to layout: PresentationLayout, configuration: LinkConfiguration) {
        self.source = source
        destination = layout.frame
        presentedCornerRadius = layout.cornerRadius
        self.configuration = configuration
    }

    /// The destination's frame. A pull moves it by a third of the translation and shrinks it about its centre.
    public func frame(at progress: Double, pull: Pull = Pull()) -> Rect {
        let frame = source.interpolated(to: destination, at: progress)
        let (width, height) = (frame.width * pull.scale, frame.height * pull.scale)
        return Rect(
            x: frame.center.x - width / 2 + pull.offset.x, y: frame.center.y - height / 2 + pull.offset.y,
            width: width, height: height)
    }

    /// The size that the destination's content is laid out in.
    public func contentExtent(at progress: Double, pull: Pull = Pull()) -> Size {
        let frame = frame(at: progress, pull: pull)
        switch configuration.zoomStyle {
        case .resize: return frame.extent
        case .scaleHorizontally:
            let scale = contentScale(at: progress, pull: pull)
            return Size(width: destination.width, height: scale > 0 ? frame.height / scale : destination.height)
        }
    }

    /// The scale of the destination's content.
    public func contentScale(at progress: Double, pull: Pull = Pull()) -> Double {
        switch configuration.zoomStyle {
        case .resize: return 1
        case .scaleHorizontally:
            guard destination.width > 0 else { return 1 }
            return frame(at: progress, pull: pull).width / destination.width
        }
    }

    /// The corner radius of the destination, in points: from the link's to its own.
    public func cornerRadius(at progress: Double) -> Double {
        let part = Self.bounded(progress)
        return configuration.cornerRadius + (presentedCornerRadius - configuration.cornerRadius) * part
    }

    /// The shadow of the destination: from the link's to none.
    public func shadow(at progress: Double) -> LinkConfiguration.Shadow? {
        guard var shadow = configuration.shadow else { return nil }
        let rest = 1 - Self.bounded(progress)
        shadow.radius *= rest
        shadow.opacity *= rest
        shadow.offset = Point(x: shadow.offset.x * rest, y: shadow.offset.y * rest)
        return shadow
    }

    /// The opacity of the link's snapshot over the destination: 1 at the link, 0 from a progress of one fifth.
    public func snapshotOpacity(at progress: Double) -> Double {
        guard configuration.transitionFromSnapshot else { return 0 }
        return Self.bounded(1 - progress / Self.snapshotEnd)
    }

    /// The opacity of the scrim, from 0 to ``scrimOpacity``.
    public func scrimOpacity(at progress: Double) -> Double {
        configuration.showsScrim ? Self.scrimOpacity * Self.bounded(progress) : 0
    }

    private static func bounded(_ value: Double) -> Double { max(0, min(1, value)) }
}

/// The look of a destination that does not zoom: it slides in from the side or from below.
public struct SlideTransition: Hashable, Sendable {
    /// The frame of the presented destination.
    public var destination: Rect
    /// Its initial offset, in points.
    public var way: Point

    /// A destination with this frame that slides in from the right edge of a stack of this width.
    public init(to destination: Rect, stackWidth: Double) {
        self.destination = destination
        way = Point(x: stackWidth - destination.x, y: 0)
    }

    /// A destination with this frame that slides in from the bottom of a stack of this height.
    public init(to destination: Rect, stackHeight: Double) {
        self.destination = destination
        way = Point(x: 0, y: stackHeight - destination.y)
    }

    /// The destination's frame: outside the stack at 0, at its place at 1.
    public func frame(at progress: Double, pull: Pull = Pull()) -> Rect {
        let rest = max(0, 1 - progress)
        return destination.offset(x: way.x * rest + pull.offset.x, y: way.y * rest + pull.offset.y)
    }
}
