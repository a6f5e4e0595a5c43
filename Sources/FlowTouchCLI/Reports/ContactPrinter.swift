import Documents
import Gestures
import Harness
import TouchInput

/// Prints the contacts of a recording, device by device.
struct ContactPrinter {
    private let path: String
    private let isJSON: Bool
    private let console: Console
    /// The device whose heading was printed last.
    private var current: Int?
    /// Whether a contact was printed.
    private(set) var hasPrinted = false

    init(_ path: String, isJSON: Bool, console: Console) {
        self.path = path
        self.isJSON = isJSON
        self.console = console
    }

    /// Prints the contacts of one device, with times counted from `origin`.
    mutating func print(_ device: ContactListing.Device, origin: Timestamp) {
        if device.entries.isEmpty { return }
        hasPrinted = true
        let scale = device.unitsPerPoint ?? 1
        if isJSON {
            let description = device.unitsPerPoint == nil ? device.description : nil
            for entry in device.entries {
                console.line(
                    entry.json(
                        file: path, device: device.index + 1, origin: origin, description: description,
                        unitsPerPoint: scale
                    ).text)
            }
            return
        }
        if current != device.index {
            current = device.index
            let name = device.description.map { $0.name.isEmpty ? "" : ", \(quoted($0.name))" } ?? ""
            console.line("\(InputName(path))  (device \(device.index + 1)\(name))")
            console.line("     slot     id      start        end  by        samples  from → to")
        }
        for entry in device.entries { console.line(Self.line(entry, origin, scale)) }
    }

    /// Reports if there was no contact.
    func finish() {
        if hasPrinted { return }
        if isJSON { return console.remark(InputName(path).sentence("no contacts")) }
        console.line("\(InputName(path))")
        console.line("      no contacts")
    }

    private static func line(_ entry: ContactLog.Entry, _ origin: Timestamp, _ scale: Double) -> String {
        func place(_ point: DevicePoint?) -> String {
            guard let point else { return "unknown" }
            return "\(DecimalText.short(Double(point.x) / scale)),\(DecimalText.short(Double(point.y) / scale))"
        }
        func seconds(_ time: Timestamp?) -> String {
            guard let time else { return "open" }
            return DecimalText.fixed(Double(time.microseconds(since: origin)) / 1_000_000, decimals: 6)
        }
        let contact = entry.contact
        var line =
            DecimalText.right("\(contact.number + 1)", width: 4) + DecimalText.right("\(contact.slot)", width: 5)
        line += DecimalText.right(contact.trackingID.map { "\($0)" } ?? "–", width: 7)
        line += DecimalText.right(seconds(contact.start), width: 11) + DecimalText.right(seconds(entry.end), width: 11)
        line += "  " + DecimalText.left(entry.endReason?.rawValue ?? "open", width: 9)
        line += DecimalText.right("\(contact.samples)", width: 8)
        line += "  \(place(contact.startPosition)) → \(place(contact.position))"
        let words = contact.oddities.words
        if !words.isEmpty { line += "  (\(words.joined(separator: "; ")))" }
        return line
    }
}
