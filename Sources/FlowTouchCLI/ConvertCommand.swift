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
            error.
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
        let recording = try OpenedRecording(source, descriptionFile: arguments.value("description"))
        var events: [(event: InputEvent, device: Int)] = []
        let result = try recording.read { batch, _ in
            var start = 0
            for run in batch.runs {
                for index in start..<(start + run.count) { events.append((batch.events[index], run.device)) }
                start += run.count
            }
        }
        var devices = result.devices
        for index in devices.indices {
            devices[index].description = RecordedDevice.fuller(devices[index].description, recording.description)
        }
        if let number = try arguments.int("device", in: 1...10_000) {
            guard devices.indices.contains(number - 1) else {
                throw CommandFailure(.no, "there is no device \(number); the recording lists \(devices.count)")
            }
            devices = [devices[number - 1]]
            events = events.filter { $0.device == number - 1 }.map { ($0.event, 0) }
        }
        let bytes: [UInt8]
        if let writer = format.writer {
            for loss in writer.losses(of: devices) { console.remark("note: \(loss)") }
            bytes = writer.bytes(devices: devices, events: events)
        } else {
            bytes = Array(try samples(devices, events, arguments, console).utf8)
        }
        try write(bytes, to: target, overwriting: arguments.has("force"), console)
        for note in result.notes {
            console.remark("\(quotedPath(source)):\(note.place.map { "\($0):" } ?? "") \(note.text)")
        }
        if let damage = result.damage {
            let remark = DamageRemark(
                source, damage, beside: recording.sidecar, rest: "; what stands before it was written")
            console.remark(remark.text)
            return remark.status
        }
        return .done
    }

    /// Writes to a file or, for `-`, to standard output.
    static func write(
        _ bytes: [UInt8], to path: String, overwriting: Bool, _ console: Console
    ) throws(CommandFailure) {
        if path == "-" { return console.put(bytes) }
        do throws(FileFailure) {
            try OutputFile.write(bytes, to: path, overwriting: overwriting)
        } catch {
            let advice = error.code == FileFailure.fileExists ? "; --force overwrites it" : ""
            throw CommandFailure(.no, error.description + advice)
        }
    }

    private static func samples(
        _ devices: [RecordedDevice], _ events: [(event: InputEvent, device: Int)], _ arguments: Arguments,
        _ console: Console
    ) throws(CommandFailure) -> String {
        let touch = devices.firstIndex { device in
            let described = device.description.flatMap { $0.isBare ? nil : $0 }
            return (described?.kind.kind ?? .touchscreen) != .other && device.eventCount > 0
        }
        guard let touch else { throw CommandFailure(.no, "no touch device has events in the recording") }
        var options = Surface.Options()
        if let text = arguments.value("viewport") {
            guard let size = ScenarioWords.viewport(text) else {
                throw CommandFailure(.usage, "--viewport takes a size in points such as 393x852")
            }
            options.viewport = size
        }
        let surface = Surface(description: devices[touch].description, options: options)
        if devices.count > 1 {
            console.remark("note: a table of samples holds one device: device \(touch + 1) was taken")
        }
        if !surface.assumptions.isEmpty {
            console.remark("note: assumed: \(surface.assumptions.map(\.rawValue).joined(separator: ", "))")
        }
        var rows = SampleRows(description: devices[touch].description, surface: surface)
        for (event, device) in events where device == touch { rows.append(event) }
        return SampleTableWriter().table(rows.rows)
    }
}
