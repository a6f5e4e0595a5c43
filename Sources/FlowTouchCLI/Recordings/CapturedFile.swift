import RecordingFiles
import RecordingFormats
import TouchInput

/// The recording of a device that is being read. It is written frame by frame, so that it is readable up to the last
/// frame whenever the program ends.
struct CapturedFile: ~Copyable {
    /// How many frames were written.
    private(set) var frames = 0
    /// How many events were written.
    private(set) var events = 0
    private var file: GrowingFile
    private var writer: any FormatWriter
    private var pending: [UInt8] = []
    private var pendingEvents = 0

    var path: String { file.path }

    /// The format `name`, the value of `--format`, or else the format that the extension of the path selects.
    static func format(_ name: String?, for path: String) throws(CommandFailure) -> RecordingFormat {
        if let format = name.flatMap(RecordingFormat.init(named:)) { return format }
        let names = RecordingFormat.names(of: RecordingFormat.recorded)
        return try format(endingOf: path, or: ", or add --format with one of \(names)")
    }

    /// The format that the extension of the path selects. `advice` ends the error: what else selects a format.
    static func format(endingOf path: String, or advice: String = "") throws(CommandFailure) -> RecordingFormat {
        if let format = RecordingFormat(forWriting: path), format.holdsWholeDevice { return format }
        let extensions = RecordingFormat.extensions(of: RecordingFormat.recorded)
        throw CommandFailure(
            .usage, "cannot record to “\(quoted(path))”: use the extension \(extensions)\(advice)")
    }

    /// Makes the file and writes the description into it.
    init(
        _ path: String, _ format: RecordingFormat, _ device: RecordedDevice, overwriting: Bool
    ) throws(CommandFailure) {
        // Every format that holds a whole device has a writer.
        var opening: any FormatWriter = (format.eventWriter ?? EvemuWriter.self).init(devices: [device])
        var description: [UInt8] = []
        opening.begin(into: &description)
        file = try Self.file(path, overwriting, beginningWith: description)
        writer = opening
    }

    private static func file(
        _ path: String, _ overwriting: Bool, beginningWith bytes: [UInt8]
    ) throws(CommandFailure) -> GrowingFile {
        do throws(FileFailure) {
            var file = try GrowingFile(path, overwriting: overwriting)
            do throws(FileFailure) {
                try file.append(bytes)
            } catch {
                // An empty file is not a recording, and would block the next attempt.
                if file.isRegular { try? OutputFile.remove(path) }
                throw error
            }
            return file
        } catch {
            let advice = error.code == FileFailure.fileExists ? "; --force overwrites it" : ""
            throw CommandFailure(.no, error.description + advice)
        }
    }

    /// Adds events and writes the frames that are complete.
    mutating func append(_ events: [InputEvent]) throws(CommandFailure) {
        for event in events {
            writer.append(event, device: 0, to: &pending)
            pendingEvents += 1
            guard event.type == .synchronization && event.code == .synReport else { continue }
            do throws(FileFailure) {
                try file.append(pending)
            } catch {
                let rest = "\(frames) frame\(frames == 1 ? "" : "s") before that can be read"
                throw CommandFailure(.no, "\(error.description); \(rest)")
            }
            frames += 1
            self.events += pendingEvents
            pendingEvents = 0
            pending.removeAll(keepingCapacity: true)
        }
    }
}
