import Documents
import Geometry
import Gestures
import Harness
import RecordingFormats
import TouchInput
import TouchSynthesis

/// `flowtouch synth`.
struct SynthCommand {
    static let command = Command(
        name: "synth", summary: "Make a recording from a sentence, without a device", operands: "SENTENCE",
        operandCount: 0...1,
        discussion: """
            A sentence describes what fingers do, from rest to rest:
              flowtouch synth "down 120pt in 180ms, hold 50ms, lift" -o pull.evemu
              flowtouch synth "two fingers: down 30mm in 200ms, lift" --device clickpad
              flowtouch synth "down 90pt in 200ms, lift; finger 2: wait 50ms, tap"
            Clauses: at X Y · up|down|left|right LENGTH in TIME · by DX DY in TIME · to X Y in TIME · flick … in TIME · \
            hold TIME · wait TIME · tap · lift · unlifted · palm · press · release · jump … · drop N frames. Lengths are \
            in pt, mm or %, times in ms or s. The same sentence, device and seed give the same bytes everywhere.
            Devices: \(DeviceCatalog.devices.map(\.shortName).joined(separator: ", ")).
            """,
        options: [
            .option("output", "o", value: "FILE", "where to write; - is standard output (default)"),
            .option(
                "device", "d", value: "DEVICE|FILE",
                "a device from the list, or a recording whose device description is used (default: phone)"),
            .option(
                "to", value: "FORMAT", choices: RecordingFormat.written.filter { $0.eventWriter != nil }.map(\.name),
                "the format to write (default: by the extension, else evemu)"),
            .option("seed", value: "N", "the seed of the noise (default: 1)"),
            .option("rate", value: "HZ", "scans of the sensor per second (default: the device's)"),
            .option("jitter", value: "MM", "standard deviation of the position in millimetres (default: 0.05)"),
            .option(
                "lift-lag", value: "N", "scans in which the sensor still reports a finger that has left (default: 1)"),
            .option("viewport", value: "WxH", "the size of the view in points (default: from the device's size)"),
            .option(
                "damage", value: "KIND",
                choices: EventDamage.allCases.map(\.rawValue) + ["cutLine", "garbledLine", "cutRecord"],
                "damage the recording as real devices and files are damaged"),
            .flag("list", "l", "list the devices"),
            .flag("force", "f", "overwrite the output if it exists"),
        ]
    ) { arguments, console throws(CommandFailure) in
        if arguments.has("list") {
            for device in DeviceCatalog.devices {
                console.line(DecimalText.left(device.shortName, width: 18) + device.summary)
            }
            return .done
        }
        try SynthCommand(arguments).write(console)
        return .done
    }

    private let arguments: Arguments
    private let sentence: String
    private let device: DeviceDescription
    private let model: FingerModel
    private let seed: Int
    private let viewport: Viewport?
    private let damage: String?

    private init(_ arguments: Arguments) throws(CommandFailure) {
        guard let sentence = arguments.operands.first else {
            throw CommandFailure(.usage, "synth needs a SENTENCE; flowtouch synth --help explains it")
        }
        self.arguments = arguments
        self.sentence = sentence
        var (device, model) = try Self.device(arguments.value("device") ?? "phone")
        if let rate = try arguments.int("rate", in: 1...4000) { model.rate = rate }
        if let jitter = try arguments.double("jitter", in: 0...10) { model.positionJitter = jitter }
        if let lag = try arguments.int("lift-lag", in: 0...100) { model.liftLag = lag }
        (self.device, self.model) = (device, model)
        seed = try arguments.int("seed", in: 0 ... .max) ?? 1
        viewport = try ReplayOptions.viewport(arguments).map { Viewport(width: $0.width, height: $0.height) }
        damage = arguments.value("damage")
    }

    /// A device of the catalogue, or one that a recording describes.
    private static func device(_ name: String) throws(CommandFailure) -> (DeviceDescription, FingerModel) {
        if let device = DeviceCatalog.device(named: name) { return (device.description, device.model) }
        guard name.contains("/") || name.contains(".") else {
            let names = DeviceCatalog.devices.map(\.shortName).joined(separator: ", ")
            throw CommandFailure(.usage, "no device “\(quoted(name))”; use a recording, or one of \(names)")
        }
        return (try OpenedRecording.description(in: name), FingerModel())
    }

    private func write(_ console: Console) throws(CommandFailure) {
        let events = try damagedEvents(console)
        let target = arguments.value("output") ?? "-"
        let format: RecordingFormat =
            target == "-" && arguments.value("to") == nil ? .evemu : try .chosen(arguments, for: target)
        guard let writer = format.eventWriter else {
            throw CommandFailure(
                .usage, "a sentence becomes kernel events; flowtouch convert makes a table of samples of them")
        }
        let recorded = RecordedDevice(description: device, eventCount: events.count)
        let bytes = try damaged(writer.bytes(devices: [recorded], events: events.map { ($0, 0) }))
        try CommandOutput.write(bytes, to: target, overwriting: arguments.has("force"), console)
    }

    private func damagedEvents(_ console: Console) throws(CommandFailure) -> [InputEvent] {
        let parsed: StrokeSentence
        do throws(SentenceError) {
            parsed = try StrokeSentence(sentence)
        } catch {
            throw CommandFailure(.usage, "the sentence, \(error)")
        }
        let events: [InputEvent]
        do throws(SynthesisError) {
            let recording = try Synthesizer(device: device, viewport: viewport, model: model, seed: UInt64(seed))
                .recording(of: parsed)
            events = recording.events
            if recording.slotlessFingers > 0 { console.remark(slotlessRemark(recording.slotlessFingers)) }
        } catch {
            throw CommandFailure(.usage, "\(error)")
        }
        guard let damage = damage.flatMap(EventDamage.init) else { return events }
        return try struck(damage.applied(to: events))
    }

    private func damaged(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8] {
        switch damage {
        case "cutLine": try struck(ByteDamage.cutLine.applied(to: bytes))
        case "garbledLine": try struck(ByteDamage.garbledLine.applied(to: bytes))
        case "cutRecord": try struck(ByteDamage.cutRecord(size: 24).applied(to: bytes))
        default: bytes
        }
    }

    private func struck<Struck>(_ value: Struck?) throws(CommandFailure) -> Struck {
        guard let value else { throw CommandFailure(.usage, "this recording contains nothing to damage in that way") }
        return value
    }

    private func slotlessRemark(_ count: Int) -> String {
        let slots = Int(device.axes[.slot]?.maximum ?? 0) + 1
        return "\(slots + count) fingers are down at once, but the device has \(slots) slots: the others are left out"
    }
}
