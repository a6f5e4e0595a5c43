import RecordingFormats

/// The recordings that `live --save` writes: one for each time that the device is plugged in.
struct SessionFiles {
    private let path: String
    private let format: RecordingFormat
    private let overwrites: Bool

    /// Reads `--save` and `--force`; `nil` without `--save`.
    init?(_ arguments: Arguments) throws(CommandFailure) {
        guard let path = arguments.value("save") else { return nil }
        self.path = path
        format = try CapturedFile.format(endingOf: path)
        overwrites = arguments.has("force")
    }

    /// Starts the recording for the `round`th time, counted from 1, that the device is plugged in.
    func recording(of device: RecordedDevice, round: Int) throws(CommandFailure) -> KeptRecording {
        let name = Self.path(path, round) { !overwrites && KeptRecording.isTaken($0) }
        return try KeptRecording(name, format, device, overwriting: overwrites)
    }

    /// `pull.evemu` for the first round, then `pull.2.evemu` and so on. Later rounds skip names that are taken, so that an
    /// earlier recording does not end the session.
    static func path(_ path: String, _ round: Int, isTaken: (String) -> Bool = { _ in false }) -> String {
        guard round > 1 else { return path }
        var number = round
        while isTaken(NumberedPath.path(path, number, separator: ".")) { number += 1 }
        return NumberedPath.path(path, number, separator: ".")
    }
}
