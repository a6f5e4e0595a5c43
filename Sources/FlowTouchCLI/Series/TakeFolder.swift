import Documents
import Glibc
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// The folder with the takes of a series: each take is a recording with its label beside it, both or neither.
struct TakeFolder {
    let path: String
    let format: RecordingFormat
    let overwrites: Bool
    private var wasMade = false

    init(_ path: String, _ format: RecordingFormat, overwriting: Bool) {
        self.path = path
        self.format = format
        overwrites = overwriting
    }

    /// Throws if one of the takes already exists, before the first take is made.
    func refuseExisting(_ takes: [TakeSeries.Take]) throws(CommandFailure) {
        if overwrites { return }
        for take in takes {
            for path in [recording(take), label(take)] where OutputFile.exists(path) {
                throw CommandFailure(.no, "\(quotedPath(path)) exists; --force overwrites the takes of a series")
            }
        }
    }

    /// Creates the folder if it does not exist.
    mutating func prepare() throws(CommandFailure) {
        if unsafe mkdir(path, 0o777) == 0 {
            wasMade = true
            return
        }
        let code = errno
        var status = stat()
        if code == EEXIST, unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        throw CommandFailure(.no, FileFailure("make the folder", path, code: code).description)
    }

    /// Writes a take and its label. If one of them cannot be written, neither is, and existing files stay unchanged.
    func keep(
        _ take: TakeSeries.Take, _ device: RecordedDevice, _ events: [InputEvent]
    ) throws(CommandFailure) {
        let all = events.map { (event: $0, device: 0) }
        // Every format that holds a whole device has a writer and an extension.
        let bytes = (format.eventWriter ?? EvemuWriter.self).bytes(devices: [device], events: all)
        let words = JSONText.object([.init("intent", .string(take.intent.rawValue))]).text + "\n"
        do throws(FileFailure) {
            var recording = try PendingFile(recording(take), overwriting: overwrites)
            var label = try PendingFile(label(take), overwriting: overwrites)
            try recording.append(bytes)
            try label.append(Array(words.utf8))
            try recording.finish()
            do throws(FileFailure) {
                try label.finish()
            } catch {
                remove(take)
                throw error
            }
        } catch {
            throw CommandFailure(.no, error.description)
        }
    }

    /// Removes a take and its label.
    func remove(_ take: TakeSeries.Take) {
        unsafe unlink(recording(take))
        unsafe unlink(label(take))
    }

    /// Removes the folder if it was created here and is empty.
    func removeIfEmpty() {
        if wasMade { unsafe rmdir(path) }
    }

    private func recording(_ take: TakeSeries.Take) -> String {
        "\(path)/\(take.stem).\(format.extensions.first ?? format.name)"
    }

    private func label(_ take: TakeSeries.Take) -> String {
        RecordingFinder.companion(of: recording(take), ending: ".json")
    }
}
