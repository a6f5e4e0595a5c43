/// Devices to touch for people who have none: ranges, resolutions and codes as the real ones tell them, and a few
/// invented ones whose names say so.
public enum DeviceCatalog {
    /// Touchscreens, then touchpads; the first is the default.
    public static let devices: [CatalogDevice] = touchscreens + touchpads

    /// An invented phone: portrait, ten fingers, plausible millimetres.
    public static let phone = touchscreens[0]

    /// The device with this short name, or `nil`.
    public static func device(named shortName: String) -> CatalogDevice? {
        devices.first { $0.shortName == shortName }
    }
}
