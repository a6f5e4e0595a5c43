/// Devices for people who have none: real ranges, resolutions and codes, and a few invented devices whose names say so.
public enum DeviceCatalog {
    /// Touchscreens, then touchpads; the first is the default.
    public static let devices: [CatalogDevice] = touchscreens + touchpads

    /// An invented phone: portrait, ten fingers, plausible millimetres.
    public static let phone = touchscreens[0]

    /// The device with this short name; `nil` if there is none.
    public static func device(named shortName: String) -> CatalogDevice? {
        devices.first { $0.shortName == shortName }
    }
}
