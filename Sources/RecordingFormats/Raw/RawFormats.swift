extension RecordingFormat {
    /// A dump of 24-byte `struct input_event`, little endian.
    public static let raw64 = raw(
        "raw64", RawLayout(width: .wide), extensions: ["bin", "raw", "raw64"], RawWriter.self)
    /// A dump of 16-byte `struct input_event`, little endian.
    public static let raw32 = raw("raw32", RawLayout(width: .narrow))
    /// A dump of 24-byte `struct input_event`, big endian.
    public static let raw64BigEndian = raw("raw64-be", RawLayout(width: .wide, isBigEndian: true))
    /// A dump of 16-byte `struct input_event`, big endian: old MIPS and PowerPC devices.
    public static let raw32BigEndian = raw("raw32-be", RawLayout(width: .narrow, isBigEndian: true))

    private static func raw(
        _ name: String, _ layout: RawLayout, extensions: [String] = [], _ writer: (any FormatWriter.Type)? = nil
    ) -> RecordingFormat {
        RecordingFormat(
            name: name, title: "raw input events", extensions: extensions, signs: [.records(layout)],
            reader: { RawReader(layout) }, writing: writer.map(Writing.events))
    }
}
