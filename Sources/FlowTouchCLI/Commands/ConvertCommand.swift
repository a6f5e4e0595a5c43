import Geometry
import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// `flowtouch convert`.
enum ConvertCommand {
    static let command = Command(
        name: "convert", summary: "Convert a recording to another format", operands: "IN OUT", operandCount: 2...2,
        discussion: """
            The format of IN is told from its content; the one of OUT from its ending (.evemu, .yml, .getevent, .evtest, \
            .bin, .csv) or --to. - is standard input or output. What the other format cannot hold is said on standard \
            error. A damaged recording is converted up to the damage, with status 3; one of which nothing can be read \
            writes nothing.
            """,
        options: [
            .option("to", value: "FORMAT", choices: WrittenFormat.allCases.map(\.rawValue), "the format to write"),
            .flag("force", "f", "overwrite OUT if it exists"),
            .option("device", "d", value: "N", "only this device, counted from 1"),
            .option("description", value: "FILE", "take a missing device description from this recording"),
            .option("viewport", value: "WxH", "for tables of samples: the size of the view in points"),
        ]
    ) { arguments, console throws(CommandFailure) in
        let (source, target) = (arguments.operands[0], arguments.operands[1])
        let format = try WrittenFormat.chosen(arguments, for: target)
        let number = try arguments.int("device", in: 1...10_000)
        let viewport = try ReplayOptions.viewport(arguments)
        let recording = try OpenedRecording(source, descriptionFile: arguments.value("description"))
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
        if let number, !devices.indices.contains(number - 1) {
            throw CommandFailure(.no, ContactsCommand.noDevice(number, of: devices.count))
        }
        let chosen = number.map { $0 - 1 }
        if let writer = format.writer {
            try convert(
                reading, chosen.map { [devices[$0]] } ?? devices, chosen, by: writer, to: target, arguments, console)
        } else if let touch = touchDevice(of: devices, chosen) {
            if devices.count > 1 && chosen == nil {
                console.remark("note: a table of samples holds one device: device \(touch + 1) was taken")
            }
            try tabulate(reading, devices[touch].description, touch, viewport, to: target, arguments, console)
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

    /// Writes to a file or, for `-`, to standard output.
    static func write(
        _ bytes: [UInt8], to path: String, overwriting: Bool, _ console: Console
    ) throws(CommandFailure) {
        var output = try ConvertedOutput(path, overwriting: overwriting, console)
        var bytes = bytes
        output.write(&bytes)
        try output.finish()
    }

    /// Writes kernel events: those of all `devices`, or of the one that was chosen.
    private static func convert(
        _ reading: RereadRecording, _ devices: [RecordedDevice], _ chosen: Int?, by format: any FormatWriter.Type,
        to target: String, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) {
        for loss in format.losses(of: devices) { console.remark("note: \(loss)") }
        var output = try ConvertedOutput(target, overwriting: arguments.has("force"), console)
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

    /// The touch device whose contacts a table can hold.
    private static func touchDevice(of devices: [RecordedDevice], _ chosen: Int?) -> Int? {
        devices.indices.first { index in
            let described = devices[index].description.flatMap { $0.isBare ? nil : $0 }
            return (chosen == nil || chosen == index) && devices[index].eventCount > 0
                && (described?.kind.kind ?? .touchscreen) != .other
        }
    }

    /// Writes a table of samples.
    private static func tabulate(
        _ reading: RereadRecording, _ description: DeviceDescription?, _ device: Int, _ viewport: Size?,
        to target: String, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) {
        var options = Surface.Options()
        options.viewport = viewport
        let surface = Surface(description: description, options: options)
        if !surface.assumptions.isEmpty {
            console.remark("note: assumed: \(surface.assumptions.map(\.rawValue).joined(separator: ", "))")
        }
        var output = try ConvertedOutput(target, overwriting: arguments.has("force"), console)
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
                "note: a table does not say why a touch was taken away: \(contacts) cancelled, as a palm or lost")
        }
    }
}
