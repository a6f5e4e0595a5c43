import EvdevDevices
import Foundation
import HarnessTestSupport
import TouchInput

/// A virtual device touched by hand-written events.
struct TouchedDevice: ~Copyable {
    let device: VirtualDevice
    let path: String
    private var script = EventScript()

    init(_ description: DeviceDescription = .testScreen()) throws {
        device = try VirtualDevice(description)
        path = device.path ?? ""
        let node = path
        _ = Guest.wait { access(node, R_OK) == 0 }
    }

    /// Writes the events of a hand as one or more frames.
    mutating func send(_ body: (inout EventScript) -> Void) throws {
        let start = script.events.count
        body(&script)
        try device.write(script.events[start...])
    }

    /// Puts a finger down and moves it straight down by this many device units, 40 units per frame every 4 ms.
    mutating func pull(by units: Int32, id: Int32, lifts: Bool = true) throws {
        try send {
            $0.down(id: id, 300, 200)
            $0.key(.touch, 1)
            $0.report()
        }
        for step in 1...max(1, units / 40) {
            usleep(4000)
            try send {
                $0.move(300, 200 + 40 * step)
                $0.report()
            }
        }
        if lifts { try lift() }
    }

    /// Puts a finger down and lifts it.
    mutating func tap(id: Int32) throws {
        try send {
            $0.down(id: id, 300, 200)
            $0.key(.touch, 1)
            $0.report()
        }
        usleep(20_000)
        try lift()
    }

    mutating func lift() throws {
        try send {
            $0.up()
            $0.key(.touch, 0)
            $0.report()
        }
    }
}

extension OpenDevice {
    /// Everything that can be read now.
    mutating func readAll() throws -> [InputEvent] {
        var events: [InputEvent] = []
        while try read(into: &events) == .more {}
        return events
    }

    /// Everything that can be read at the end, and whether the device is gone.
    mutating func readToEnd() throws -> Reading {
        var events: [InputEvent] = []
        var reading = try read(into: &events)
        while reading == .more { reading = try read(into: &events) }
        return reading
    }
}
