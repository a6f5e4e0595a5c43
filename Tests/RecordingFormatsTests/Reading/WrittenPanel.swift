import RecordingFormats
import TouchInput

/// A small panel.
let panel = RecordedDevice(
    node: "/dev/input/event2",
    description: DeviceDescription(
        name: "Panel \"A\"", identity: DeviceIdentity(bus: 0x18, vendor: 0, product: 0xa, version: 1),
        properties: .direct,
        codes: [.synchronization: [], .key: [.touch], .absolute: [.slot, .positionX]],
        axes: [
            .slot: AbsoluteAxis(minimum: 0, maximum: 9, value: 3),
            .positionX: AbsoluteAxis(minimum: -5, maximum: 1079, resolution: 12, value: 0),
        ]))
/// The events of one touch of the panel.
let touch = [
    event(at: 1_000_002, 3, 0x39, 12), event(at: 1_000_002, 3, 0x35, -1), event(at: 1_000_002, 1, 0x14a, 1),
    event(at: 1_000_002, 0, 0, 0),
]

/// The recording of these events as text.
func written<Writer: FormatWriter>(
    _ writer: Writer.Type, _ devices: [RecordedDevice], _ events: [InputEvent]
) -> String {
    String(decoding: Writer.bytes(devices: devices, events: events.map { ($0, 0) }), as: UTF8.self)
}
