import TouchInput

/// Converts points and millimetres to positions on a device's axes.
struct TouchedSurface: Hashable, Sendable {
    var x: Axis
    var y: Axis

    /// One axis of the surface.
    struct Axis: Hashable, Sendable {
        var minimum: Int32
        var maximum: Int32
        /// The length of the axis in points.
        var extent: Double
        var pointsPerMillimetre: Double

        var unitsPerPoint: Double { (Double(maximum) - Double(minimum)) / extent }

        /// The unit nearest to `points` plus a deviation in millimetres, limited to the axis.
        func unit(at points: Double, off millimetres: Double) -> Int32 {
            let value = Double(minimum) + (points + millimetres * pointsPerMillimetre) * unitsPerPoint
            return Int32(max(Double(minimum), min(Double(maximum), value.rounded())))
        }

        func points(_ length: StrokeSentence.Length) -> Double {
            switch length.unit {
            case .points: length.value
            case .millimetres: length.value * pointsPerMillimetre
            case .percent: length.value / 100 * extent
            }
        }
    }

    /// Points per millimetre at 163 points per inch, a density close to that of iOS points and Android dp.
    static let defaultPointsPerMillimetre = 6.417
    /// The long side of a touchscreen of unknown size, in points.
    static let assumedLongSide = 852.0
    /// The size of a touchpad of unknown size, in millimetres; libinput assumes the same.
    static let assumedTouchpadSize = (width: 69.0, height: 50.0)
    /// The plausible sizes in millimetres.
    static let plausibleSize = 20.0...3000.0

    /// The surface of `device`; a `viewport` is used only for touchscreens.
    init(device: DeviceDescription, viewport: Viewport?) throws(SynthesisError) {
        guard let xRange = Self.range(.positionX, or: .x, of: device),
            let yRange = Self.range(.positionY, or: .y, of: device)
        else { throw .noPosition }
        let isTouchpad = device.kind.kind == .touchpad
        let density = Self.defaultPointsPerMillimetre
        var size: (width: Double, height: Double)?
        if let width = Self.millimetres(xRange), let height = Self.millimetres(yRange) {
            size = (width, height)
        } else if isTouchpad {
            size = Self.assumedTouchpadSize
        }
        let extent: (width: Double, height: Double)
        if let viewport, !isTouchpad {
            let sides = 1.0...100_000.0
            guard sides.contains(viewport.width), sides.contains(viewport.height) else {
                throw .viewport(width: viewport.width, height: viewport.height)
            }
            extent = (viewport.width, viewport.height)
        } else if let size {
            extent = (size.width * density, size.height * density)
        } else {
            let scale = Self.assumedLongSide / max(Self.span(xRange), Self.span(yRange))
            extent = (Self.span(xRange) * scale, Self.span(yRange) * scale)
        }
        x = Axis(
            minimum: xRange.minimum, maximum: xRange.maximum, extent: extent.width,
            pointsPerMillimetre: size.map { extent.width / $0.width } ?? density)
        y = Axis(
            minimum: yRange.minimum, maximum: yRange.maximum, extent: extent.height,
            pointsPerMillimetre: size.map { extent.height / $0.height } ?? density)
    }

    private static func span(_ axis: AbsoluteAxis) -> Double { Double(axis.maximum) - Double(axis.minimum) }

    private static func millimetres(_ axis: AbsoluteAxis) -> Double? {
        guard axis.resolution > 0 else { return nil }
        let size = span(axis) / Double(axis.resolution)
        return plausibleSize.contains(size) ? size : nil
    }

    private static func range(_ code: EventCode, or single: EventCode, of device: DeviceDescription) -> AbsoluteAxis? {
        guard var axis = device.axes[code] ?? device.axes[single], axis.span != nil else { return nil }
        // Some drivers give the resolution only for the single-touch axis.
        if axis.resolution == 0, let other = device.axes[single], other.minimum == axis.minimum,
            other.maximum == axis.maximum
        {
            axis.resolution = other.resolution
        }
        return axis
    }
}

/// The size of the view under a touchscreen, in points.
public struct Viewport: Hashable, Sendable {
    /// From left to right, 1 to 100000.
    public var width: Double
    /// From top to bottom, 1 to 100000.
    public var height: Double

    /// A view of this size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
