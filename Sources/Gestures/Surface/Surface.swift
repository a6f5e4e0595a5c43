import Geometry
import TouchInput

/// How a device's axes map to points, and which of the numbers were known and which assumed.
public struct Surface: Hashable, Sendable {
    /// Whether positions or only movements mean something.
    public var kind: Kind
    /// The extents of the view that is touched, as the user sees it.
    public var viewport: Size
    /// Points on the surface per millimetre of finger movement.
    public var pointsPerMillimetre: Double
    /// What nobody told, in a fixed order.
    public var assumptions: [Assumption]

    private var transform: SurfaceTransform
    private var range: PositionRange
    /// The device, as far as it describes itself.
    let description: DeviceDescription?
    /// The size as the user sees it, in millimetres, when both axes tell and it is plausible.
    let knownMillimetres: Size?
    /// What a millimetre is in the units of positions, when the size is known.
    let unitsPerMillimetre: Double?

    /// What a surface is to a drag.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A position in points is a fraction of the axis times the viewport.
        case touchscreen
        /// A drag is relative, in millimetres.
        case touchpad
    }

    /// Something that nobody told.
    public enum Assumption: String, Hashable, Sendable, CaseIterable {
        /// Whether it is a touchscreen or a touchpad.
        case kind
        /// The ranges of the axes: one device unit is taken for one point.
        case axes
        /// The size in millimetres.
        case size
        /// The size of the view in points.
        case viewport
    }

    /// Points per millimetre at 163 points per inch, the density that iOS points and Android dp both stand near.
    public static let defaultPointsPerMillimetre = 6.417
    /// The long side of a view of unknown size, in points: that of a common phone.
    public static let assumedLongSide = 852.0
    /// The size of a touchpad that does not tell, in millimetres, as libinput assumes it.
    public static let assumedTouchpadSize = Size(width: 69, height: 50)
    /// The sizes in millimetres that are believed, both ends included: a resolution that says otherwise is wrong.
    public static let plausibleSize = 20.0...3000.0
    /// How far outside its axis a position may lie, as a fraction of the axis, bound included. Synaptics pads report
    /// up to a few per cent beyond their axes; the wrapped negatives of one Chromebook's firmware lie six times the axis
    /// away.
    public static let margin = 0.1

    /// What the user says about the surface; what is left out is taken from the device or assumed.
    public struct Options: Hashable, Sendable {
        /// The extents of the view in points.
        public var viewport: Size?
        /// How the panel is mounted.
        public var orientation = Orientation.upright
        /// What the device is, against its own word.
        public var kind: Kind?
        /// What a touchpad's movement is multiplied with.
        public var gain = 1.0

        /// Nothing said.
        public init() {}
    }

    /// The surface of the device with this description.
    public init(description: DeviceDescription?, options: Options = Options()) {
        var assumptions: [Assumption] = []
        kind = Self.kind(of: description, options, &assumptions)
        let axes = SurfaceAxes(description)
        let swaps = options.orientation.swapsAxes
        var size = axes?.millimetres
        knownMillimetres = size.map { swaps ? $0.turned : $0 }
        unitsPerMillimetre = size == nil ? nil : axes.map { Double($0.x.resolution) }
        if let axes {
            if kind == .touchpad && size == nil {
                size = Self.assumedTouchpadSize
                assumptions.append(.size)
            }
            viewport = Self.viewport(of: axes, size: size, kind: kind, options: options, assumptions: &assumptions)
        } else {
            assumptions += [.axes, .viewport]
            viewport = options.viewport ?? Size(width: 393, height: Self.assumedLongSide)
        }
        let height = viewport.height
        let perMillimetre = size.map { height / (swaps ? $0.width : $0.height) }
        pointsPerMillimetre =
            kind == .touchscreen
            ? perMillimetre ?? Self.defaultPointsPerMillimetre : Self.defaultPointsPerMillimetre * options.gain
        transform = SurfaceTransform(axes, to: viewport, by: options.orientation)
        range = PositionRange(axes)
        self.description = description
        self.assumptions = assumptions.sorted { $0.order < $1.order }
    }

    private static func kind(
        of description: DeviceDescription?, _ options: Options, _ assumptions: inout [Assumption]
    ) -> Kind {
        if let kind = options.kind { return kind }
        guard let found = description?.kind, found.kind != .other else {
            assumptions.append(.kind)
            return .touchscreen
        }
        if !found.isCertain { assumptions.append(.kind) }
        return found.kind == .touchpad ? .touchpad : .touchscreen
    }

    private static func viewport(
        of axes: SurfaceAxes, size: Size?, kind: Kind, options: Options, assumptions: inout [Assumption]
    ) -> Size {
        if kind == .touchscreen, let viewport = options.viewport { return viewport }
        var extent: Size
        if let size {
            let density = defaultPointsPerMillimetre * (kind == .touchpad ? options.gain : 1)
            extent = Size(width: size.width * density, height: size.height * density)
        } else {
            let scale = assumedLongSide / max(axes.x.span, axes.y.span)
            extent = Size(width: axes.x.span * scale, height: axes.y.span * scale)
            assumptions.append(.size)
        }
        if kind == .touchscreen { assumptions.append(.viewport) }
        return options.orientation.swapsAxes ? extent.turned : extent
    }

    /// The position in points, rounded to 1/65536 point so that differences are exact and a threshold has a sharp
    /// edge; what lies half-way between two goes to the even one.
    public func point(at position: DevicePoint) -> Point {
        transform.point(at: position)
    }

    /// Whether the position can be one: within its axes and a margin of a tenth.
    public func contains(_ position: DevicePoint) -> Bool {
        range.contains(position)
    }
}

extension Surface.Assumption {
    fileprivate var order: Int {
        switch self {
        case .kind: 0
        case .axes: 1
        case .size: 2
        case .viewport: 3
        }
    }
}
