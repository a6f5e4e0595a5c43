import Foundation

/// A USB digitizer as the kernel sees it: a HID device made with uhid, for which the kernel's own hid-multitouch driver
/// creates the input device. The structures are those of the kernel's `linux/uhid.h`, packed.
final class HIDDigitizer {
    enum Kind { case touchscreen, touchpad }

    static let screenName = "FlowTouch HID Screen"
    static let padName = "FlowTouch HID Pad"

    private let descriptor: Int32
    private let kind: Kind
    private var scanTime: UInt16 = 0

    private static let eventSize = 4380
    private static let input2: UInt32 = 12

    init(_ kind: Kind) throws {
        self.kind = kind
        descriptor = open("/dev/uhid", O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw POSIXError(.ENODEV) }
        var report = kind == .touchscreen ? Self.screen : Self.pad
        var bytes = Self.number(11, 4)
        bytes += Array((kind == .touchscreen ? Self.screenName : Self.padName).utf8)
        bytes += [UInt8](repeating: 0, count: 4 + 128 + 64 + 64 - bytes.count)
        bytes += Self.number(report.count, 2) + Self.number(3, 2)
        bytes += Self.number(0x1209, 4) + Self.number(kind == .touchscreen ? 1 : 2, 4) + Self.number(1, 4)
        bytes += Self.number(0, 4)
        report += [UInt8](repeating: 0, count: 4096 - report.count)
        try write(bytes + report)
        serve(milliseconds: 500)
    }

    deinit { close(descriptor) }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func write(_ bytes: [UInt8]) throws {
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count else { throw POSIXError(.EIO) }
    }

    /// Answers the driver's request for the largest number of contacts, and accepts whatever it sets.
    func serve(milliseconds: Int32) {
        let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
        var event = [UInt8](repeating: 0, count: Self.eventSize)
        while Date() < end {
            var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wish, 1, 20) > 0, read(descriptor, &event, event.count) > 8 else { continue }
            let id = Array(event[4..<8])
            switch event[0] {
            case 9:
                let report = event[8]
                let data: [UInt8] = report == 2 ? [2, 5] : [report, 0]
                try? write(Self.number(10, 4) + id + [0, 0] + Self.number(data.count, 2) + data)
            case 13: try? write(Self.number(14, 4) + id + [0, 0])
            default: break
            }
        }
    }

    /// One scan: the fingers that are down, each with its position in device units; `lifted` are those that have just
    /// left.
    func scan(_ fingers: [(id: UInt8, x: Int, y: Int)], lifted: [(id: UInt8, x: Int, y: Int)] = []) throws {
        scanTime &+= 80
        var report: [UInt8] = [1]
        let all = fingers.map { ($0, UInt8(3)) } + lifted.map { ($0, UInt8(1)) }
        for index in 0..<2 {
            guard index < all.count else {
                report += [0, 0, 0, 0, 0, 0]
                continue
            }
            let (finger, state) = all[index]
            report += [state, finger.id] + Self.number(finger.x, 2) + Self.number(finger.y, 2)
        }
        report += Self.number(Int(scanTime), 2) + [UInt8(all.count)]
        if kind == .touchpad { report.append(0) }
        try write(Self.number(Int(Self.input2), 4) + Self.number(report.count, 2) + report)
        serve(milliseconds: 8)
    }

    /// A finger: whether it is valid and touching, its number, and its position on 100 × 60 mm.
    private static let finger: [UInt8] = [
        0x05, 0x0d, 0x09, 0x22, 0xa1, 0x02,  // Digitizers, Finger, logical collection
        0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x01,
        0x09, 0x47, 0x81, 0x02, 0x09, 0x42, 0x81, 0x02,  // Confidence, Tip Switch
        0x95, 0x06, 0x81, 0x03,  // six bits to fill the byte
        0x25, 0x1f, 0x75, 0x08, 0x95, 0x01, 0x09, 0x51, 0x81, 0x02,  // Contact Identifier
        0x05, 0x01, 0x26, 0xd0, 0x07, 0x75, 0x10, 0x55, 0x0f, 0x65, 0x11,  // 0…2000; tenths of centimetres
        0x35, 0x00, 0x46, 0x64, 0x00, 0x09, 0x30, 0x81, 0x02,  // X: 100 mm
        0x26, 0xb0, 0x04, 0x46, 0x3c, 0x00, 0x09, 0x31, 0x81, 0x02,  // Y: 0…1200, 60 mm
        0x45, 0x00, 0x55, 0x00, 0x65, 0x00, 0xc0,
    ]
    /// Scan time in units of 100 µs, contact count, and the feature report with the largest number of contacts.
    private static let ending: [UInt8] = [
        0x05, 0x0d, 0x55, 0x0c, 0x66, 0x01, 0x10, 0x47, 0xff, 0xff, 0x00, 0x00, 0x27, 0xff, 0xff, 0x00, 0x00,
        0x75, 0x10, 0x95, 0x01, 0x09, 0x56, 0x81, 0x02,
        0x55, 0x00, 0x65, 0x00, 0x45, 0x00, 0x25, 0x7f, 0x75, 0x08, 0x09, 0x54, 0x81, 0x02,
        0x85, 0x02, 0x09, 0x55, 0xb1, 0x02,
    ]
    private static let screen: [UInt8] =
        [0x05, 0x0d, 0x09, 0x04, 0xa1, 0x01, 0x85, 0x01] + finger + finger + ending + [0xc0]
    /// A touchpad also has a button, and a report with which the driver requests touches instead of a mouse.
    private static let pad: [UInt8] =
        [0x05, 0x0d, 0x09, 0x05, 0xa1, 0x01, 0x85, 0x01] + finger + finger + ending
        + [
            0x85, 0x01, 0x05, 0x09, 0x09, 0x01, 0x25, 0x01, 0x75, 0x01, 0x95, 0x01, 0x81, 0x02, 0x95, 0x07, 0x81, 0x03,
            0xc0,
        ]
        + [0x05, 0x0d, 0x09, 0x0e, 0xa1, 0x01, 0x85, 0x03, 0x09, 0x22, 0xa1, 0x02, 0x09, 0x52]
        + [0x25, 0x0a, 0x75, 0x08, 0x95, 0x01, 0xb1, 0x02, 0xc0, 0xc0]
}
