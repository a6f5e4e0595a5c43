import Documents
import EvdevDevices
import Harness
import TouchInput

/// `flowtouch devices`.
enum DevicesCommand {
    static let command = Command(
        name: "devices", summary: "List the touch devices that are plugged in", operands: "", operandCount: 0...0,
        discussion: """
            Prints for each touchscreen and touchpad: its node, its kind and what in its description decides that, its \
            size in millimetres, units per millimetre, slots (how many fingers it distinguishes), whether you may read \
            it, and its name. Pens and accelerometers are not touch devices.
            """,
        options: [
            .flag("all", "a", "also list devices that are not touch devices"),
            .flag("json", "j", "print one JSON object for each device"),
        ]
    ) { arguments, console throws(CommandFailure) in
        if let failure = ListedDevice.failure { throw CommandFailure(failure) }
        let all = ListedDevice.all()
        let shown = arguments.has("all") ? all : all.filter { $0.kind != .other }
        let rows = shown.map { DeviceRow($0) }
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
        if let failure = rows.lazy.compactMap(\.failure).first {
            console.remark(PrintableText.excerpt(of: failure.description, limit: 2000))
        }
        return .done
    }
}
