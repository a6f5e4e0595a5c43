import Geometry

/// Something on a screen that presents a value when it is activated.
public struct FlowLink: Hashable, Sendable {
    /// What it presents.
    public var value: FlowValue
    /// What tells it from other links that present the same value, if it was said.
    public var linkID: FlowLinkID?
    /// How its destination comes; `nil`: it zooms out of the link, as the configuration says.
    public var style: RouteStyle?
    /// What its row is identified by in a lazy list.
    public var rowID: RowID
    /// Where it is, in the coordinates of its screen's content.
    public var frame: Rect
    /// The part of it from which its destination zooms, in its own coordinates; `nil`: all of it.
    public var anchor: Rect?
    /// How its destination is presented and dismissed.
    public var configuration: LinkConfiguration
    /// How it is activated.
    public var activation: LinkActivation
    /// The controls inside its label, in its own coordinates.
    public var controls: [Rect]

    /// A link at this place that presents this value.
    ///
    /// - Parameter rowID: What its row is identified by; by default the `id` of an identifiable value, else the value.
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

    /// From where its destination zooms, in the coordinates of the content: its anchor, else all of it.
    public var zoomFrame: Rect {
        guard let anchor else { return frame }
        return anchor.offset(x: frame.x, y: frame.y)
    }

    /// The control of its label under this position in the coordinates of the content, if the label's controls can be
    /// reached at all.
    public func control(at position: Point) -> Int? {
        guard activation == .tapGesture else { return nil }
        let inside = Point(x: position.x - frame.x, y: position.y - frame.y)
        return controls.lastIndex { $0.contains(inside) }
    }
}

extension Sequence<FlowLink> {
    /// The links with this identifier wherever they have none of their own: an identifier for a whole section.
    public func flowLinkID(_ linkID: FlowLinkID) -> [FlowLink] {
        map { link in
            var link = link
            link.linkID = link.linkID ?? linkID
            return link
        }
    }
}
