import Documents
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// The recording that is written of a device while it is read, and the `.json` beside it.
struct KeptRecording: ~Copyable {
    private var file: CapturedFile
    private let beside: String
    private var origin: Timestamp?
    private var lastTime = Timestamp(microseconds: 0)

    /// Creates the file and writes the device description into it. The `.json` of an earlier recording with this name
    /// would apply to the new one, so it must not exist, or is removed if `overwriting` is set.
    init(
        _ path: String, _ format: RecordingFormat, _ device: RecordedDevice, overwriting: Bool
    ) throws(CommandFailure) {
        let beside = RecordingFinder.companion(of: path, ending: ".json")
        if !overwriting, OutputFile.exists(beside) {
            throw CommandFailure(
                .no,
                "\(quotedPath(beside)) exists and would apply to \(quotedPath(path)); --force removes it")
        }
        let file = try CapturedFile(path, format, device, overwriting: overwriting)
        do throws(FileFailure) {
            try OutputFile.remove(beside)
        } catch {
            throw CommandFailure(.no, error.description)
        }
        self.beside = beside
        self.file = file
    }

    /// Whether a recording with this name exists, or the `.json` of one.
    static func isTaken(_ path: String) -> Bool {
        OutputFile.exists(path) || OutputFile.exists(RecordingFinder.companion(of: path, ending: ".json"))
    }

    var path: String { file.path }

    /// Adds events that were read.
    mutating func append(_ events: [InputEvent]) throws(CommandFailure) {
        guard let last = events.last else { return }
        if origin == nil { origin = events.first?.time }
        lastTime = last.time
        try file.append(events)
    }

    /// Ends the recording. What a recording cannot express goes into the `.json` beside it: that the device was unplugged
    /// during a gesture, and how keys changed the rules.
    func finish(
        gestures: Int, lostGesture: Bool, turned: TurnedRules = TurnedRules(.flowstack), _ console: Console
    ) throws(CommandFailure) {
        let count = "\(gestures) gesture\(gestures == 1 ? "" : "s")"
        console.remark("\(quotedPath(path)): \(file.frames) frames, \(file.events) events, \(count)")
        guard let origin, let text = turned.sidecar(from: origin, lost: lostGesture ? lastTime : nil) else { return }
        try CommandOutput.write(Array((text.text + "\n").utf8), to: beside, overwriting: false, console)
        if turned.turns.isEmpty { return }
        console.remark(
            "\(quotedPath(beside)) holds the changes of the rules by keys; replay applies them without --rules")
    }
}
