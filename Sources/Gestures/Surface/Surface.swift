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

    private var xFromX: Double
    private var xFromY: Double
    private var xOffset: Double
    private var yFromX: Double
    private var yFromY: Double
    private var yOffset: Double
    private var range: RangeFilter
    let sensing: Sensing

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
    public static let assumedTouchpadSize = (width: 69.0, height: 50.0)
    /// The sizes in millimetres that are believed, both ends included: a resolution that says otherwise is wrong.
    public static let plausibleSize = 20.0...3000.0

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
        let axes = SurfaceAxes(description)
        var assumptions: [Assumption] = []
        if let kind = options.kind {
            self.kind = kind
        } else if let found = description?.kind, found.kind != .other {
            kind = found.kind == .touchpad ? .touchpad : .touchscreen
            if !found.isCertain { assumptions.append(.kind) }
        } else {
            kind = .touchscreen
            assumptions.append(.kind)
        }

        let swaps = options.orientation.swapsAxes
        var size = axes?.millimetres
        let extent: Size
        if let axes {
            if kind == .touchpad && size == nil {
                size = Self.assumedTouchpadSize
                assumptions.append(.size)
            }
            extent = Self.extent(
                axes: axes, size: size, kind: kind, options: options, swaps: swaps, assumptions: &assumptions)
        } else {
            assumptions += [.axes, .viewport]
            extent = options.viewport ?? Size(width: 393, height: Self.assumedLongSide)
        }
        viewport = extent
        self.assumptions = assumptions.sorted { $0.order < $1.order }
        let perMillimetre = size.map { extent.height / (swaps ? $0.width : $0.height) }
        pointsPerMillimetre =
            kind == .touchscreen
            ? perMillimetre ?? Self.defaultPointsPerMillimetre : Self.defaultPointsPerMillimetre * options.gain

        range = RangeFilter(axes)
        sensing = Sensing(
            description, axes, kind: kind, height: axes?.millimetres.map { swaps ? $0.width : $0.height },
            viewport: extent, pointsPerMillimetre: pointsPerMillimetre)
        let m = options.orientation.matrix
        let (minX, minY) = (Double(axes?.x.minimum ?? 0), Double(axes?.y.minimum ?? 0))
        let (spanX, spanY) = axes.map { ($0.x.span, $0.y.span) } ?? (extent.width, extent.height)
        xFromX = m[0] * extent.width / spanX
        xFromY = m[1] * extent.width / spanY
        xOffset = m[2] * extent.width - xFromX * minX - xFromY * minY
        yFromX = m[3] * extent.height / spanX
        yFromY = m[4] * extent.height / spanY
        yOffset = m[5] * extent.height - yFromX * minX - yFromY * minY
    }

    private static func extent(
        axes: SurfaceAxes, size: (width: Double, height: Double)?, kind: Kind, options: Options, swaps: Bool,
        assumptions: inout [Assumption]
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
        if swaps { extent = Size(width: extent.height, height: extent.width) }
        return extent
    }

    /// The position in points, rounded to 1/65536 point so that differences are exact and a threshold has a sharp
    /// edge; what lies half-way between two goes to the even one.
    public func point(at position: DevicePoint) -> Point {
        let (x, y) = (Double(position.x), Double(position.y))
        return Point(
            x: Self.onGrid(xFromX * x + xFromY * y + xOffset), y: Self.onGrid(yFromX * x + yFromY * y + yOffset))
    }

    /// Whether the position can be one: within its axes and a margin of a tenth.
    public func contains(_ position: DevicePoint) -> Bool {
        range.contains(position)
    }

    /// Below 2⁵¹ a number loses its fraction when one is added that leaves no bits for it; the sum rounds to even.
    @inline(__always)
    private static func onGrid(_ value: Double) -> Double {
        let scaled = value * 65536
        guard scaled.magnitude < 0x1p51 else { return scaled.rounded() / 65536 }
        return ((scaled + 0x1.8p52) - 0x1.8p52) / 65536
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
