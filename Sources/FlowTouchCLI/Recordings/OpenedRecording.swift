import Documents
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// A recording as the command line finds it, with its device description and the files beside it.
struct OpenedRecording {
    /// The path that the user gave.
    var path: String
    /// The description to use if the recording has none.
    var description: DeviceDescription?
    /// The contents of the `.json` beside it, or nothing.
    var sidecar: Sidecar

    /// Finds the files that belong to the recording at `path`.
    /// - Parameters:
    ///   - descriptionFile: The file that `--description` names.
    ///   - stack: The stack that `--scenario` describes. It replaces the stack beside the recording and takes over its
    ///     timeline.
    init(_ path: String, descriptionFile: String?, driving stack: StackScenario? = nil) throws(CommandFailure) {
        self.path = path
        sidecar = Sidecar()
        if let descriptionFile {
            description = try Self.description(in: descriptionFile)
        } else if path != "-", let found = RecordingFinder.description(for: path) {
            description = try? Self.description(in: found)
        }
        let beside = RecordingFinder.companion(of: path, ending: ".json")
        if path != "-", path != beside, OutputFile.exists(beside) {
            do throws(CommandFailure) {
                sidecar = try Self.document(beside) { document throws(YamlError) in try Sidecar(document) }
            } catch {
                throw CommandFailure(
                    error.status,
                    "\(error.message); it was read because it lies beside \(quotedPath(path)): correct it, or move one "
                        + "of them"
                )
            }
            if let stack {
                try drive(stack, beside)
            } else if let file = sidecar.stackFile {
                let path = RecordingFinder.path(of: file, beside: beside)
                try drive(
                    Self.document(path) { document throws(YamlError) in try StackScenario(document.root) }, beside)
            }
        } else if let stack {
            sidecar.scenario = sidecar.scenario.driving(stack)
        }
    }

    private mutating func drive(_ stack: StackScenario, _ beside: String) throws(CommandFailure) {
        var stack = stack
        do throws(YamlError) {
            try stack.add(timeline: sidecar.timeline)
        } catch {
            throw CommandFailure(.unreadable, "\(quotedPath(beside)):\(error)")
        }
        sidecar.scenario = sidecar.scenario.driving(stack)
    }

    /// Reads the document in a file with `read`.
    static func document<Value>(
        _ path: String, _ read: (YamlDocument) throws(YamlError) -> Value
    ) throws(CommandFailure) -> Value {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try InputFile.bytes(of: path)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        do throws(YamlError) {
            return try read(try YamlDocument(bytes))
        } catch {
            throw CommandFailure(.unreadable, "\(quotedPath(path)):\(error)")
        }
    }

    /// The device description in a recording of any format.
    static func description(in path: String) throws(CommandFailure) -> DeviceDescription {
        var stream = RecordingStream()
        var batch = EventBatch()
        var file = try open(path)
        var isRunning = true
        while isRunning && stream.damage == nil {
            batch.removeAll()
            do throws(FileFailure) {
                isRunning = try file.next { piece in stream.read(piece, into: &batch) }
            } catch {
                throw CommandFailure(.unreadable, error.description)
            }
            if stream.devices.contains(where: { $0.description != nil && $0.eventCount > 0 }) { break }
        }
        stream.finish(into: &batch)
        let described = stream.devices.compactMap(\.description)
        guard let description = described.first(where: { $0.kind.kind != .other }) ?? described.first else {
            let reason = stream.damage.map { ": \($0.sentence)" } ?? ""
            throw CommandFailure(
                .unreadable,
                InputName(path).sentence("it describes no device\(reason)", at: stream.damage?.place))
        }
        return description
    }

    /// The result of reading a recording.
    struct ReadResult {
        var format: RecordingFormat?
        var devices: [RecordedDevice]
        var notes: [RecordingNote]
        var damage: RecordingDamage?
    }

    /// Reads the recording piece by piece. `body` gets the events as they come, with the devices known so far. A large
    /// file is read ahead on another thread while `body` runs.
    func read(_ body: (EventBatch, [RecordedDevice]) -> Void) throws(CommandFailure) -> ReadResult {
        guard let size = InputFile.size(of: path), size > Self.largestReadInPlace else {
            return try readInPlace(body)
        }
        return try ReadAhead.read(self, body)
    }

    /// Files of more bytes than this are read ahead: starting a thread takes longer than reading a small file.
    private static let largestReadInPlace = 1 << 20

    /// Reads the recording piece by piece on this thread.
    func readInPlace(_ body: (EventBatch, [RecordedDevice]) -> Void) throws(CommandFailure) -> ReadResult {
        var stream = RecordingStream()
        var batch = EventBatch()
        var isRunning = true
        var file = try Self.open(path)
        while isRunning && stream.damage == nil {
            do throws(FileFailure) {
                isRunning = try file.next { piece in stream.read(piece, by: &batch, body) }
            } catch {
                throw CommandFailure(.unreadable, error.description)
            }
        }
        batch.removeAll()
        stream.finish(into: &batch)
        body(batch, stream.devices)
        return ReadResult(format: stream.format, devices: stream.devices, notes: stream.notes, damage: stream.damage)
    }

    private static func open(_ path: String) throws(CommandFailure) -> InputFile {
        do throws(FileFailure) {
            return try InputFile(path)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
    }
}
