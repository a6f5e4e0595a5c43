import Documents
import Geometry
import Gestures
import Harness
import RecordingFormats
import TouchInput
import TouchSynthesis

/// `flowtouch synth`.
enum SynthCommand {
    static let command = Command(
        name: "synth", summary: "Make a recording from a sentence, for those without a device", operands: "SENTENCE",
        operandCount: 0...1,
        discussion: """
            A sentence says what fingers do, from rest to rest:
              flowtouch synth "down 120pt in 180ms, hold 50ms, lift" -o pull.evemu
              flowtouch synth "two fingers: down 30mm in 200ms, lift" --device clickpad
              flowtouch synth "down 90pt in 200ms, lift; finger 2: wait 50ms, tap"
            Clauses: at X Y · up|down|left|right LENGTH in TIME · by DX DY in TIME · to X Y in TIME · flick … in TIME · \
            hold TIME · wait TIME · tap · lift · unlifted · palm · press · release · jump … · drop N frames. Lengths are \
            pt, mm or %; times ms or s. The same words, device and seed give the same bytes everywhere.
            Devices: \(DeviceCatalog.devices.map(\.shortName).joined(separator: ", ")).
            """,
        options: [
            .option("output", "o", value: "FILE", "where to write; - is standard output (default)"),
            .option(
                "device", "d", value: "DEVICE|FILE", "a device of the list, or a recording whose description is taken"),
            .option(
                "to", value: "FORMAT", choices: WrittenFormat.allCases.filter { $0 != .samples }.map(\.rawValue),
                "the format to write (default: by the ending, else evemu)"),
            .option("seed", value: "N", "where the noise starts (default: 1)"),
            .option("rate", value: "HZ", "scans of the sensor a second (default: the device's)"),
            .option("jitter", value: "MM", "standard deviation of the position in millimetres (default: 0.05)"),
            .option("lift-lag", value: "N", "scans for which the sensor holds on to a finger that left (default: 1)"),
            .option("viewport", value: "WxH", "the size of the view in points (default: from the device's size)"),
            .option(
                "damage", value: "KIND",
                choices: EventDamage.allCases.map(\.rawValue) + ["cutLine", "garbledLine", "cutRecord"],
                "strike the recording, as real devices and files are struck"),
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
        guard let text = arguments.operands.first else {
            throw CommandFailure(.usage, "synth needs a SENTENCE; flowtouch synth --help explains it")
        }
        let (description, base) = try device(arguments.value("device") ?? "phone")
        var model = base
        if let rate = try arguments.int("rate", in: 1...4000) { model.rate = rate }
        if let jitter = try arguments.double("jitter", in: 0...10) { model.positionJitter = jitter }
        if let lag = try arguments.int("lift-lag", in: 0...100) { model.liftLag = lag }
        let seed = try arguments.int("seed", in: 0 ... .max) ?? 1
        let viewport = try ReplayOptions.viewport(arguments).map { Viewport(width: $0.width, height: $0.height) }
        let sentence: StrokeSentence
        do throws(SentenceError) {
            sentence = try StrokeSentence(text)
        } catch {
            throw CommandFailure(.usage, "the sentence, \(error)")
        }
        var events: [InputEvent]
        do throws(SynthesisError) {
            let recording = try Synthesizer(device: description, viewport: viewport, model: model, seed: UInt64(seed))
                .recording(of: sentence)
            events = recording.events
            if recording.slotlessFingers > 0 {
                console.remark(slotlessRemark(recording.slotlessFingers, description))
            }
        } catch {
            throw CommandFailure(.usage, "\(error)")
        }
        let damage = arguments.value("damage")
        if let damage = damage.flatMap(EventDamage.init) { events = try struck(damage.applied(to: events)) }
        let target = arguments.value("output") ?? "-"
        let format: WrittenFormat =
            target == "-" && arguments.value("to") == nil ? .evemu : try .chosen(arguments, for: target)
        guard let writer = format.writer else {
            throw CommandFailure(
                .usage, "a recording from a sentence is kernel events; convert makes a table of samples")
        }
        let device = RecordedDevice(description: description, eventCount: events.count)
        var bytes = writer.bytes(devices: [device], events: events.map { ($0, 0) })
        switch damage {
        case "cutLine": bytes = try struck(ByteDamage.cutLine.applied(to: bytes))
        case "garbledLine": bytes = try struck(ByteDamage.garbledLine.applied(to: bytes))
        case "cutRecord": bytes = try struck(ByteDamage.cutRecord(size: 24).applied(to: bytes))
        default: break
        }
        try ConvertCommand.write(bytes, to: target, overwriting: arguments.has("force"), console)
        return .done
    }

    private static func slotlessRemark(_ count: Int, _ device: DeviceDescription) -> String {
        let slots = Int(device.axes[.slot]?.maximum ?? 0) + 1
        return
            "\(slots + count) fingers are down at once and the device tells \(slots) apart: what finds no slot has no "
            + "place in the recording"
    }

    private static func struck<Struck>(_ value: Struck?) throws(CommandFailure) -> Struck {
        guard let value else { throw CommandFailure(.usage, "the recording has nothing that this damage can strike") }
        return value
    }

    /// A device of the catalogue, or one that a recording describes.
    private static func device(_ name: String) throws(CommandFailure) -> (DeviceDescription, FingerModel) {
        if let device = DeviceCatalog.device(named: name) { return (device.description, device.model) }
        guard name.contains("/") || name.contains(".") else {
            let names = DeviceCatalog.devices.map(\.shortName).joined(separator: ", ")
            throw CommandFailure(.usage, "no device “\(quoted(name))”; take a recording, or one of \(names)")
        }
        return (try OpenedRecording.description(in: name), FingerModel())
    }
}
