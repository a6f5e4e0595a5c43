import Documents
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// The recording that is kept of a device while it is read, and what lies beside it.
struct KeptRecording: ~Copyable {
    private var file: CapturedFile
    private let beside: String
    private var origin: Timestamp?
    private var lastTime = Timestamp(microseconds: 0)

    /// Makes the file and writes the description into it. What lies beside an earlier recording of that name would be
    /// taken for this one's, and is overwritten with it.
    init(
        _ path: String, _ format: WrittenFormat, _ device: RecordedDevice, overwriting: Bool
    ) throws(CommandFailure) {
        let beside = RecordingFinder.companion(of: path, ending: ".json")
        try Self.refuse(beside, of: path, unless: overwriting)
        let file = try CapturedFile(path, format, device, overwriting: overwriting)
        try Self.remove(beside)
        self.beside = beside
        self.file = file
    }

    /// Whether a recording of that name, or what belongs to one, is there.
    static func isTaken(_ path: String) -> Bool {
        OutputFile.exists(path) || OutputFile.exists(RecordingFinder.companion(of: path, ending: ".json"))
    }

    private static func refuse(_ beside: String, of path: String, unless overwrites: Bool) throws(CommandFailure) {
        guard !overwrites, OutputFile.exists(beside) else { return }
        throw CommandFailure(
            .no,
            "\(quotedPath(beside)) is there and would be taken for what belongs to \(quotedPath(path)); --force removes "
                + "it")
    }

    private static func remove(_ path: String) throws(CommandFailure) {
        do throws(FileFailure) {
            try OutputFile.remove(path)
        } catch {
            throw CommandFailure(.no, error.description)
        }
    }

    var path: String { file.path }

    /// Takes events as they were read.
    mutating func append(_ events: [InputEvent]) throws(CommandFailure) {
        guard let last = events.last else { return }
        if origin == nil { origin = events.first?.time }
        lastTime = last.time
        try file.append(events)
    }

    /// Nothing more comes. A recording cannot say that the device went and took a gesture with it, nor what keys made of
    /// the rules; what lies beside it can.
    func finish(
        gestures: Int, lostGesture: Bool, turned: TurnedRules? = nil, _ console: Console
    ) throws(CommandFailure) {
        let count = "\(gestures) gesture\(gestures == 1 ? "" : "s")"
        console.remark("\(quotedPath(path)): \(file.frames) frames, \(file.events) events, \(count)")
        let turned = turned ?? TurnedRules(.flowstack)
        guard let origin, let text = turned.sidecar(from: origin, lost: lostGesture ? lastTime : nil) else { return }
        try ConvertCommand.write(Array((text.text + "\n").utf8), to: beside, overwriting: false, console)
        if turned.turns.isEmpty { return }
        console.remark(
            "\(quotedPath(beside)) says what keys made of the rules: replay judges by it, unless told --rules")
    }
}
