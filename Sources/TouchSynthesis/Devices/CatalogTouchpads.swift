import TouchInput

extension DeviceCatalog {
    private static let oneToThree: [EventCode] = [.toolFinger, .toolDoubleTap, .toolTripleTap]
    private static let oneToFour = oneToThree + [.toolQuadTap]
    private static let oneToFive = oneToFour + [.toolQuintTap]
    /// Buttons that no synthesised finger presses.
    private static let otherButtons: [EventCode] = [.rightButton, .middleButton]

    static let touchpads: [CatalogDevice] = [
        CatalogDevice(
            "clickpad", "two slots, feels three fingers, 101 × 57 mm", name: "DLL0704:01 06CB:76AD Touchpad",
            identity: DeviceIdentity(bus: 0x18, vendor: 0x6cb, product: 0x76ad, version: 0),
            properties: [.pointer, .buttonPad], keys: oneToThree + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (0, 1216), y: (0, 680), resolution: (12, 12)).slots(2).all),
        CatalogDevice(
            "clickpad5", "five slots, tells palms, 150 × 88 mm", name: "DELL097D:00 04F3:311C Touchpad",
            identity: DeviceIdentity(bus: 0x18, vendor: 0x4f3, product: 0x311c, version: 0),
            properties: [.pointer, .buttonPad], keys: oneToFive + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (0, 4654), y: (0, 2730), resolution: (31, 31)).slots(5)
                .with(.toolType, 0, 2).all),
        CatalogDevice(
            "pressurepad", "five slots, pressure, 102 × 63 mm", name: "Some Generic Pressurepad Touchpad",
            identity: DeviceIdentity(bus: 0x18, vendor: 0x123, product: 0x4567, version: 0),
            properties: [.pointer, .buttonPad], keys: oneToFive + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (0, 1224), y: (0, 756), resolution: (12, 12)).slots(5)
                .with(.pressure, 0, 255, resolution: 40).with(.touchPressure, 0, 255, resolution: 40)
                .with(.toolType, 0, 2).all),
        CatalogDevice(
            "t440", "two slots, feels five fingers, soft buttons at the top, 80 Hz", name: "SynPS/2 Synaptics TouchPad",
            identity: DeviceIdentity(bus: 0x11, vendor: 0x02, product: 0x07, version: 0),
            properties: [.pointer, .buttonPad, .topButtonPad], keys: oneToFive + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (1024, 5112), y: (2024, 4832), resolution: (42, 42)).slots(2)
                .with(.pressure, 0, 255).with(.touchPressure, 0, 255).with(.toolWidth, 0, 15).all, rate: 80),
        CatalogDevice(
            "semi-mt", "two corners instead of fingers, no resolution", name: "AlpsPS/2 ALPS GlidePoint",
            identity: DeviceIdentity(bus: 0x11, vendor: 0x02, product: 0x08, version: 0),
            properties: [.pointer, .semiMT], keys: oneToFour + [.leftButton, .touch] + otherButtons,
            axes: CatalogAxes.positions(x: (0, 2000), y: (0, 1400)).slots(2).with(.pressure, 0, 127).all),
        CatalogDevice(
            "semi-mt-sized", "two corners instead of fingers, 80 × 44 mm", name: "AlpsPS/2 ALPS DualPoint TouchPad",
            identity: DeviceIdentity(bus: 0x11, vendor: 0x02, product: 0x08, version: 0x310),
            properties: [.pointer, .semiMT], keys: oneToFour + [.leftButton, .touch] + otherButtons,
            axes: CatalogAxes.positions(x: (0, 2000), y: (0, 1400), resolution: (25, 32)).slots(2)
                .with(.pressure, 0, 127).all),
        CatalogDevice(
            "elantech", "no resolution, two slots, feels four fingers, 76 Hz", name: "ETPS/2 Elantech Touchpad",
            identity: DeviceIdentity(bus: 0x11, vendor: 0x02, product: 0x0e, version: 0), properties: .pointer,
            keys: oneToFour + [.leftButton, .touch, .rightButton],
            axes: CatalogAxes.positions(x: (0, 1280), y: (0, 704)).slots(2).with(.pressure, 0, 255)
                .with(.toolWidth, 0, 15).all, rate: 76),
        CatalogDevice(
            "trackpad", "16 slots, axes around zero, 132 × 112 mm", name: "Apple Wireless Trackpad",
            identity: DeviceIdentity(bus: 0x05, vendor: 0x5ac, product: 0x30e, version: 0), properties: .buttonPad,
            keys: oneToFive + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (-2909, 3167), y: (-2456, 2565), resolution: (46, 45), fuzz: (4, 4))
                .slots(16).with(.touchMajor, 0, 1020, fuzz: 4).with(.orientation, -31, 32, fuzz: 1).all),
        CatalogDevice(
            "appletouch", "one point, pressure, feels three fingers", name: "appletouch",
            identity: DeviceIdentity(bus: 0x03, vendor: 0x5ac, product: 0x21a, version: 0), properties: [],
            keys: oneToThree + [.leftButton, .touch],
            axes: CatalogAxes.positions(x: (0, 1215), y: (0, 588), hasMultitouch: false).with(.pressure, 0, 300).all),
    ]
}
