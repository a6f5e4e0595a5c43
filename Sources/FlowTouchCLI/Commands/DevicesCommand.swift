import Documents
import EvdevDevices
import Harness
import TouchInput

/// `flowtouch devices`.
enum DevicesCommand {
    static let command = Command(
        name: "devices", summary: "List the touch devices that are plugged in", operands: "", operandCount: 0...0,
        discussion: """
            For each touchscreen and touchpad: its node, its kind and what of its description decides that, its size in \
            millimetres, units per millimetre, slots (how many fingers it tells apart), whether you may read it, and \
            its name. Pens and what feels movement are neither.
            """,
        options: [
            .flag("all", "a", "also devices that are not touched"),
            .flag("json", "j", "print one JSON object for each device"),
        ]
    ) { arguments, console throws(CommandFailure) in
        if let failure = ListedDevice.failure { throw CommandFailure(failure) }
        let all = ListedDevice.all()
        let shown = arguments.has("all") ? all : all.filter { $0.kind != .other }
        var advice: String?
        var rows: [DeviceRow] = []
        for device in shown {
            let row = DeviceRow(device)
            if let failure = row.failure, advice == nil { advice = failure.description }
            rows.append(row)
        }
        if arguments.has("json") {
            for row in rows { console.line(row.json.text) }
        } else if !rows.isEmpty {
            for line in DeviceRow.table(rows) { console.line(line) }
        }
        let elsewhere = "“flowtouch replay” takes recordings of devices that are elsewhere"
        if all.isEmpty {
            console.remark("no input device is plugged in; \(elsewhere)")
        } else if rows.isEmpty {
            let others = "\(all.count) other input device\(all.count == 1 ? "" : "s")"
            console.remark("no touch device among \(others) (--all lists them); \(elsewhere)")
        }
        if let advice { console.remark(PrintableText.excerpt(of: advice, limit: 2000)) }
        return .done
    }
}
