import Geometry
import TouchInput

/// The two axes of a surface, once they say something.
struct SurfaceAxes: Hashable, Sendable {
    var x: Axis
    var y: Axis

    /// One axis with a range.
    struct Axis: Hashable, Sendable {
        var minimum: Int32
        var maximum: Int32
        var resolution: Int32

        var span: Double { Double(maximum) - Double(minimum) }

        /// The size in millimetres, when the resolution gives a plausible one.
        var millimetres: Double? {
            guard resolution > 0 else { return nil }
            let size = span / Double(resolution)
            return Surface.plausibleSize.contains(size) ? size : nil
        }
    }

    /// The multitouch axes, else the single-touch ones; `nil` when either says nothing.
    init?(_ description: DeviceDescription?) {
        guard let description else { return nil }
        guard
            let x = Self.axis(.positionX, or: .x, of: description),
            let y = Self.axis(.positionY, or: .y, of: description)
        else { return nil }
        self.x = x
        self.y = y
    }

    private static func axis(_ code: EventCode, or single: EventCode, of description: DeviceDescription) -> Axis? {
        let own = description.axes[code] ?? description.axes[single]
        guard let own, own.span != nil else { return nil }
        var resolution = own.resolution
        // Some drivers give the resolution on the single-touch axis only.
        if resolution == 0, let other = description.axes[single], other.minimum == own.minimum,
            other.maximum == own.maximum
        {
            resolution = other.resolution
        }
        return Axis(minimum: own.minimum, maximum: own.maximum, resolution: resolution)
    }

    /// The size, when both axes tell.
    var millimetres: Size? {
        guard let width = x.millimetres, let height = y.millimetres else { return nil }
        return Size(width: width, height: height)
    }
}

extension Surface {
    /// The size in millimetres that the description gives, when both axes tell and it is plausible.
    public static func knownSize(of description: DeviceDescription?) -> Size? {
        SurfaceAxes(description)?.millimetres
    }
}
