import Geometry
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// `flowtouch convert`.
struct ConvertCommand {
    static let command = Command(
        name: "convert", summary: "Convert a recording to another format", operands: "IN OUT", operandCount: 2...2,
        discussion: """
            The format of IN is detected. The format of OUT is selected by its extension \
            (\(RecordingFormat.extensions(of: RecordingFormat.written))) or by --to. - is standard input or output. \
            What the other format cannot hold is reported on standard error. A damaged recording is converted up to \
            the damage, with status 3; if nothing can be read, nothing is written.
            """,
        options: [
            .option("to", value: "FORMAT", choices: RecordingFormat.written.map(\.name), "the format to write"),
            .flag("force", "f", "overwrite OUT if it exists"),
            .option("device", "d", value: "N", "only this device, counted from 1"),
            ReplayOptions.descriptionOption,
            .option("viewport", value: "WxH", "for tables of samples: the size of the view in points"),
        ]
    ) { arguments, console throws(CommandFailure) in
        try ConvertCommand(arguments, console).run()
    }

    private let source: String
    private let target: String
    private let format: RecordingFormat
    private let overwrites: Bool
    private let viewport: Size?
    private let descriptionFile: String?
    /// The index of the only device to convert.
    private let chosen: Int?
    private let console: Console

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        (source, target) = (arguments.operands[0], arguments.operands[1])
        format = try RecordingFormat.chosen(arguments, for: target)
        chosen = try arguments.int("device", in: 1...10_000).map { $0 - 1 }
        viewport = try ReplayOptions.viewport(arguments)
        overwrites = arguments.has("force")
        descriptionFile = arguments.value("description")
        self.console = console
    }

    private func run() throws(CommandFailure) -> ExitStatus {
        let recording = try OpenedRecording(source, descriptionFile: descriptionFile)
        let reading = try RereadRecording(recording, isRegular: InputFile.size(of: source) != nil)
        let result = reading.result
        func remark(_ rest: String) -> DamageRemark? {
            result.damage.map { DamageRemark(source, $0, beside: recording.sidecar, rest: rest) }
        }
        if let remark = remark("; nothing was written"), result.devices.isEmpty {
            console.remark(remark.text)
            return remark.status
        }
        var devices = result.devices
        for index in devices.indices {
            devices[index].description = RecordedDevice.fuller(devices[index].description, recording.description)
        }
        if let chosen, !devices.indices.contains(chosen) {
            throw CommandFailure(.no, TakenDevice.absence(of: chosen + 1, among: devices.count))
        }
        if let writer = format.eventWriter {
            try convert(reading, of: chosen.map { [devices[$0]] } ?? devices, by: writer)
        } else if let touch = touchDevice(among: devices) {
            if devices.count > 1 && chosen == nil {
                console.remark("note: a table of samples holds one device: device \(touch + 1) was taken")
            }
            try tabulate(reading, of: touch, devices[touch].description)
        } else {
            let sentence = "no touch device has events in the recording"
            if let remark = remark("; \(sentence) before that, and nothing was written") {
                throw CommandFailure(.unreadable, remark.text)
            }
            throw CommandFailure(.no, sentence)
        }
        for note in result.notes { console.remark(InputName(source).sentence(note)) }
        guard let remark = remark("; what stands before it was written") else { return .done }
        console.remark(remark.text)
        return remark.status
    }

    /// Writes the kernel events of these devices: the chosen one, or all of them.
    private func convert(
        _ reading: RereadRecording, of devices: [RecordedDevice], by format: any FormatWriter.Type
    ) throws(CommandFailure) {
        for loss in format.losses(of: devices) { console.remark("note: \(loss)") }
        var output = try CommandOutput(target, overwriting: overwrites, console)
        var writer: any FormatWriter = format.init(devices: devices)
        var bytes: [UInt8] = []
        writer.begin(into: &bytes)
        try reading.events { batch in
            batch.forEachRun { device, events in
                if let chosen, device != chosen { return }
                for event in events {
                    writer.append(event, device: chosen == nil ? device : 0, to: &bytes)
                    if bytes.count >= Console.capacity { output.write(&bytes) }
                }
            }
        }
        writer.finish(into: &bytes)
        output.write(&bytes)
        try output.finish()
        for note in writer.notes { console.remark("note: \(note.text)") }
    }

    /// The index of the touch device whose contacts go into a table.
    private func touchDevice(among devices: [RecordedDevice]) -> Int? {
        devices.indices.first { index in
            let described = devices[index].description.flatMap { $0.isBare ? nil : $0 }
            return (chosen == nil || chosen == index) && devices[index].eventCount > 0
                && (described?.kind.kind ?? .touchscreen) != .other
        }
    }

    /// Writes a table of samples.
    private func tabulate(
        _ reading: RereadRecording, of device: Int, _ description: DeviceDescription?
    ) throws(CommandFailure) {
        var options = Surface.Options()
        options.viewport = viewport
        let surface = Surface(description: description, options: options)
        if !surface.assumptions.isEmpty {
            console.remark("note: assumed: \(surface.assumptions.map(\.rawValue).joined(separator: ", "))")
        }
        var output = try CommandOutput(target, overwriting: overwrites, console)
        let table = SampleTableWriter()
        var rows = SampleRows(description: description, surface: surface)
        var bytes = Array(table.header.utf8)
        try reading.events { batch in
            batch.forEachRun { run, events in
                guard run == device else { return }
                for event in events { rows.append(event) }
                for row in rows.takeRows() { bytes += table.line(row).utf8 }
                output.write(&bytes)
            }
        }
        output.write(&bytes)
        try output.finish()
        if rows.unexplained > 0 {
            let contacts = rows.unexplained == 1 ? "a contact is" : "\(rows.unexplained) contacts are"
            console.remark(
                "note: a table cannot say why a touch was taken away: \(contacts) cancelled, as a palm or lost")
        }
    }
}
