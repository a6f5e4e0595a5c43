import Gestures
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch contacts`.
enum ContactsCommand {
    static let command = Command(
        name: "contacts", summary: "List the contacts in recordings: each finger from down to up",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            Times are counted from the earliest event of the recording, positions are device units (points for a table \
            of samples).
            """,
        options: [
            .flag("json", "j", "print one JSON object for each contact"),
            .option(
                "device", "d", value: "N", "only this device, counted from 1 (default: every device with contacts)"),
            .option("description", value: "FILE", "take a missing device description from this recording"),
        ]
    ) { arguments, console throws(CommandFailure) in
        let number = try arguments.int("device", in: 1...10_000)
        var status = ExitStatus.done
        for path in try ReplayCommand.recordings(arguments.operands) {
            let recording = try OpenedRecording(path, descriptionFile: arguments.value("description"))
            var listing = ContactListing(description: recording.description)
            let result = try recording.read { batch, devices in
                listing.consume(batch, devices: devices)
            }
            listing.finish()
            for device in listing.devices where number == nil || device.index + 1 == number {
                if arguments.has("json") {
                    printJSON(path, device, listing, result.format, console)
                } else {
                    printText(path, device, listing, result.format, console)
                }
                for note in device.notes { console.remark("\(quotedPath(path)): \(note)") }
            }
            for note in result.notes {
                console.remark("\(quotedPath(path)):\(note.place.map { "\($0):" } ?? "") \(note.text)")
            }
            if let damage = result.damage {
                let remark = DamageRemark(path, damage, beside: recording.sidecar)
                console.remark(remark.text)
                if remark.status != .done { status = remark.status }
            }
        }
        return status
    }

    private static func unitsPerPoint(_ format: RecordingFormat?) -> Double {
        format == .samples ? SampleTableWriter.unitsPerPoint : 1
    }

    private static func printJSON(
        _ path: String, _ device: ContactListing.Device, _ listing: ContactListing, _ format: RecordingFormat?,
        _ console: Console
    ) {
        var text = ""
        for entry in device.entries {
            text +=
                entry.json(
                    file: path, device: device.index + 1, origin: listing.origin,
                    description: format == .samples ? nil : device.description, unitsPerPoint: unitsPerPoint(format)
                ).text + "\n"
        }
        console.put(text)
    }

    private static func printText(
        _ path: String, _ device: ContactListing.Device, _ listing: ContactListing, _ format: RecordingFormat?,
        _ console: Console
    ) {
        let name = device.description.map { ", \(quoted($0.name))" } ?? ""
        var text = "\(quotedPath(path))  (device \(device.index + 1)\(name))\n"
        text += "     slot     id      start        end  by        samples  from → to\n"
        let scale = unitsPerPoint(format)
        func place(_ point: DevicePoint?) -> String {
            guard let point else { return "unknown" }
            return "\(DecimalText.short(Double(point.x) / scale)),\(DecimalText.short(Double(point.y) / scale))"
        }
        func seconds(_ time: Timestamp?) -> String {
            guard let time else { return "open" }
            return DecimalText.fixed(Double(time.microseconds(since: listing.origin)) / 1_000_000, decimals: 6)
        }
        for entry in device.entries {
            let contact = entry.contact
            var line =
                DecimalText.right("\(contact.number + 1)", width: 4) + DecimalText.right("\(contact.slot)", width: 5)
            line += DecimalText.right(contact.trackingID.map { "\($0)" } ?? "–", width: 7)
            line +=
                DecimalText.right(seconds(contact.start), width: 11) + DecimalText.right(seconds(entry.end), width: 11)
            line += "  " + DecimalText.left(entry.endReason?.rawValue ?? "open", width: 9)
            line += DecimalText.right("\(contact.samples)", width: 8)
            line += "  \(place(contact.startPosition)) → \(place(contact.position))"
            let words = contact.oddities.words
            if !words.isEmpty { line += "  (\(words.joined(separator: "; ")))" }
            text += line + "\n"
        }
        console.put(text)
    }
}
