extension RecordingFormat {
    /// The touchpad activity log of Chromium OS: JSON.
    public static let activityLog = RecordingFormat(
        name: "activity-log", title: "an activity log", signs: [.json(ActivityLogReader.recognizes)],
        reader: { ActivityLogReader() })
}

extension ActivityLogReader {
    /// Whether a JSON document that begins like this is an activity log.
    static func recognizes(_ beginning: RawSpan) -> Bool {
        beginning.index(of: "\"hardwareProperties\"") != nil || beginning.index(of: "\"entries\"") != nil
    }
}
