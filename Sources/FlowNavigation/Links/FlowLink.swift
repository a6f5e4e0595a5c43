import Geometry

/// An element of a screen that presents a value when activated.
public struct FlowLink: Hashable, Sendable {
    /// The value it presents.
    public var value: FlowValue
    /// An identifier that distinguishes it from other links to the same value, if there are any.
    public var linkID: FlowLinkID?
    /// How its destination is presented; `nil`: it zooms out of the link, following the configuration.
    public var style: RouteStyle?
    /// The identifier of its row in a lazy list.
    public var rowID: RowID
    /// Its frame, in the coordinates of the screen's content.
    public var frame: Rect
    /// The part of the link that its destination zooms out of, in the link's coordinates; `nil`: the whole link.
    public var anchor: Rect?
    /// How its destination is presented and dismissed.
    public var configuration: LinkConfiguration
    /// What activates it.
    public var activation: LinkActivation
    /// The controls inside its label, in its own coordinates.
    public var controls: [Rect]

    /// A link with this frame that presents this value. Its row is identified by `rowID`, which defaults to the `id` of an
    /// identifiable value, otherwise to the value itself.
    public init(
        value: some Hashable & Sendable, style: RouteStyle? = nil, linkID: FlowLinkID? = nil, rowID: RowID? = nil,
        frame: Rect,
        anchor: Rect? = nil, configuration: LinkConfiguration = LinkConfiguration(),
        activation: LinkActivation = .button, controls: [Rect] = []
    ) {
        self.value = FlowValue(value)
        self.style = style
        self.linkID = linkID
        self.rowID = rowID ?? RowID(derivedFrom: self.value)
        self.frame = frame
        self.anchor = anchor
        self.configuration = configuration
        self.activation = activation
        self.controls = controls
    }

    /// Where its destination zooms out of, in the coordinates of the content: its anchor, or the whole link without
    /// one.
    public var zoomFrame: Rect {
        guard let anchor else { return frame }
        return anchor.offset(x: frame.x, y: frame.y)
    }

    /// The control in its label at this position in the coordinates of the content, if controls can be reached.
    public func control(at position: Point) -> Int? {
        guard activation == .tapGesture else { return nil }
        let inside = Point(x: position.x - frame.x, y: position.y - frame.y)
        return controls.lastIndex { $0.contains(inside) }
    }
}

extension Sequence<FlowLink> {
    /// The same links with this identifier, except those that already have one. Use it to identify a whole section.
    public func flowLinkID(_ linkID: FlowLinkID) -> [FlowLink] {
        map { link in
            var link = link
            link.linkID = link.linkID ?? linkID
            return link
        }
    }
}
