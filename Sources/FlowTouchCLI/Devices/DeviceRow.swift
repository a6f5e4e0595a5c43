import Documents
import EvdevDevices
import Harness
import TouchInput

/// One row in the list of devices.
struct DeviceRow {
    let device: ListedDevice
    /// Why the device cannot be read, if it cannot.
    let failure: DeviceFailure?
    /// The device's description of itself; only an outline if it cannot be read.
    let description: DeviceDescription

    /// Opens the device for its description, and closes it.
    init(_ device: ListedDevice) {
        self.device = device
        do throws(DeviceFailure) {
            description = try OpenDevice(device.path).description
            failure = nil
        } catch {
            description = device.outline
            failure = error
        }
    }

    private static let headings = ["NODE", "KIND", "WHY", "SIZE mm", "UNITS/mm", "SLOTS", "READ", "NAME"]

    /// The table, with its heading.
    static func table(_ rows: [DeviceRow]) -> [String] {
        let cells = [headings] + rows.map(\.cells)
        let widths = headings.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                line += column == row.count - 1 ? cell : DecimalText.left(cell, width: widths[column]) + "  "
            }
            return line
        }
    }

    private var cells: [String] {
        let (width, height) = (length(axis(.positionX, .x)), length(axis(.positionY, .y)))
        let size =
            width.flatMap { width in height.map { "\(DecimalText.short(width)) × \(DecimalText.short($0))" } } ?? "–"
        let readable = failure.map { $0.isForbidden ? "no" : $0.isBusy ? "busy" : "failed" } ?? "yes"
        return [
            quoted(device.path), kind.kind.rawValue, kind.sign.rawValue, size, resolution ?? "–",
            slots.map { "\($0)" } ?? "–", readable,
            quoted(device.name),
        ]
    }

    private var kind: (kind: DeviceKind, isCertain: Bool, sign: DeviceKind.Sign) { description.kind }

    private func axis(_ multitouch: EventCode, _ single: EventCode) -> AbsoluteAxis? {
        description.axes[multitouch] ?? description.axes[single]
    }

    /// The length of an axis in millimetres, if its resolution is known.
    private func length(_ axis: AbsoluteAxis?) -> Double? {
        guard let axis, axis.resolution > 0, let span = axis.span else { return nil }
        return (Double(span) / Double(axis.resolution) * 10).rounded() / 10
    }

    private var resolution: String? {
        guard let x = axis(.positionX, .x)?.resolution, let y = axis(.positionY, .y)?.resolution, x > 0, y > 0 else {
            return nil
        }
        return x == y ? "\(x)" : "\(x) × \(y)"
    }

    private var slots: Int? {
        failure == nil ? description.axes[.slot].map { Int($0.maximum) + 1 } : nil
    }

    /// The fields `node, name, kind, why, width, height` (millimetres), `resolution` (units per millimetre, x and y),
    /// `slots, readable, error, bus, vendor, product, links`; unknown values are null.
    var json: JSONText {
        func number(_ value: Int32?) -> JSONText { value.map { $0 > 0 ? .int(Int($0)) : .null } ?? .null }
        func number(_ value: UInt16?) -> JSONText { value.map { .int(Int($0)) } ?? .null }
        let (x, y) = (axis(.positionX, .x), axis(.positionY, .y))
        return [
            "node": .string(device.path),
            "name": .string(device.name),
            "kind": .string(kind.kind.rawValue),
            "why": .string(kind.sign.rawValue),
            "width": length(x).map { .double($0) } ?? .null,
            "height": length(y).map { .double($0) } ?? .null,
            "resolution": [number(x?.resolution), number(y?.resolution)],
            "slots": slots.map { .int($0) } ?? .null,
            "readable": .bool(failure == nil),
            "error": failure.map { .string($0.description) } ?? .null,
            "bus": number(description.identity?.bus),
            "vendor": number(description.identity?.vendor),
            "product": number(description.identity?.product),
            "links": .array(device.links.map { .string($0) }),
        ]
    }
}
