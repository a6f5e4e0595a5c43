import TouchInput

/// A device of the catalogue: its description and scan rate.
public struct CatalogDevice: Hashable, Sendable {
    /// Its name on the command line.
    public var shortName: String
    /// What is special about it, in a few words.
    public var summary: String
    /// What it says about itself.
    public var description: DeviceDescription
    /// Scans per second: measured in recordings of this or a similar device, otherwise 125.
    public var rate: Int

    /// A model of a finger on this device: the defaults at the device's rate.
    public var model: FingerModel {
        var model = FingerModel()
        model.rate = rate
        return model
    }

    init(
        _ shortName: String, _ summary: String, name: String, identity: DeviceIdentity,
        properties: InputProperties, keys: [EventCode], axes: [EventCode: AbsoluteAxis], rate: Int = 125,
        hasDeviceTime: Bool = false
    ) {
        self.shortName = shortName
        self.summary = summary
        self.rate = rate
        let marks: [EventCode] =
            axes[.positionX] != nil && axes[.slot] == nil ? [.synReport, .synMTReport] : [.synReport]
        var codes: [EventType: [EventCode]] = [
            .synchronization: marks, .key: keys.sorted(), .absolute: axes.keys.sorted(),
        ]
        if hasDeviceTime { codes[.miscellaneous] = [.deviceTimestamp] }
        description = DeviceDescription(
            name: name, identity: identity, properties: properties, codes: codes, axes: axes)
    }
}

/// The axes of a device, built from a few common combinations.
struct CatalogAxes {
    private var axes: [EventCode: AbsoluteAxis] = [:]

    /// Axes for the single-touch position and, unless turned off, for the multitouch position.
    static func positions(
        x: (Int32, Int32), y: (Int32, Int32), resolution: (Int32, Int32) = (0, 0), fuzz: (Int32, Int32) = (0, 0),
        hasMultitouch: Bool = true
    ) -> CatalogAxes {
        var made = CatalogAxes()
        let xAxis = AbsoluteAxis(minimum: x.0, maximum: x.1, fuzz: fuzz.0, resolution: resolution.0)
        let yAxis = AbsoluteAxis(minimum: y.0, maximum: y.1, fuzz: fuzz.1, resolution: resolution.1)
        made.axes[.x] = xAxis
        made.axes[.y] = yAxis
        if hasMultitouch {
            made.axes[.positionX] = xAxis
            made.axes[.positionY] = yAxis
        }
        return made
    }

    /// Adds this many slots, and tracking ids.
    func slots(_ count: Int32) -> CatalogAxes {
        with(.slot, 0, count - 1).ids
    }

    /// Adds tracking ids.
    var ids: CatalogAxes { with(.trackingID, 0, 65535) }

    /// Adds one axis.
    func with(
        _ code: EventCode, _ minimum: Int32, _ maximum: Int32, fuzz: Int32 = 0, resolution: Int32 = 0
    ) -> CatalogAxes {
        var made = self
        made.axes[code] = AbsoluteAxis(minimum: minimum, maximum: maximum, fuzz: fuzz, resolution: resolution)
        return made
    }

    var all: [EventCode: AbsoluteAxis] { axes }
}
