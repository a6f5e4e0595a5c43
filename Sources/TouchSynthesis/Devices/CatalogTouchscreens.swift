import TouchInput

extension DeviceCatalog {
    static let touchscreens: [CatalogDevice] = [
        CatalogDevice(
            "phone", "invented phone, 67 × 150 mm, 10 slots, palm and pressure", name: "FlowTouch Phone",
            identity: DeviceIdentity(bus: 0x06, vendor: 0, product: 1, version: 1), properties: .direct, keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 1079), y: (0, 2399), resolution: (16, 16)).slots(10)
                .with(.touchMajor, 0, 255).with(.toolType, 0, 2).with(.touchPressure, 0, 255).all),
        CatalogDevice(
            "nexus4", "phone without resolution, 10 slots", name: "Nexus 4 touch screen",
            identity: DeviceIdentity(bus: 0x01, vendor: 0x43e, product: 0x26, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 1500), y: (0, 2500)).slots(10)
                .with(.touchMajor, 0, 15, fuzz: 1).with(.touchPressure, 0, 255).all),
        CatalogDevice(
            "cintiq13", "tablet screen, 294 × 165 mm, 10 slots", name: "Wacom Cintiq 13 HD touch Finger",
            identity: DeviceIdentity(bus: 0x03, vendor: 0x56a, product: 0x335, version: 0x110), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 2937), y: (0, 1652), resolution: (10, 10)).slots(10)
                .with(.touchMajor, 0, 2937).all),
        CatalogDevice(
            "cintiq16", "tablet screen, 346 × 194 mm, 16 slots", name: "Wacom Cintiq Pro 16 Finger",
            identity: DeviceIdentity(bus: 0x03, vendor: 0x56a, product: 0x354, version: 0xb), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 13824), y: (0, 7776), resolution: (40, 40)).slots(16)
                .with(.touchMajor, 0, 40).all),
        CatalogDevice(
            "isdv4", "laptop screen with two slots only, 83 Hz", name: "Wacom ISDv4 E6 Finger",
            identity: DeviceIdentity(bus: 0x03, vendor: 0x56a, product: 0xe6, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 2776), y: (0, 1569), resolution: (10, 9)).slots(2).all, rate: 83),
        CatalogDevice(
            "canvas", "desk screen, 596 × 334 mm, five slots, own clock, 166 Hz",
            name: "Advanced Silicon S.A. CoolTouch® System",
            identity: DeviceIdentity(bus: 0x03, vendor: 0x2575, product: 0x0204, version: 0x111), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 32767), y: (0, 32767), resolution: (55, 98)).slots(5).all, rate: 166,
            hasDeviceTime: true),
        CatalogDevice(
            "fuzzy", "screen without resolution whose axes declare noise, 10 slots", name: "touchscreen with fuzz",
            identity: DeviceIdentity(bus: 0x01, vendor: 0, product: 0x25, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 1500), y: (0, 2500), fuzz: (10, 12)).slots(10)
                .with(.touchPressure, 0, 255).all),
        CatalogDevice(
            "tool-type", "screen that tells palms, axes from 1000 and 2000", name: "touchscreen-mt-tool-type",
            identity: DeviceIdentity(bus: 0x01, vendor: 0, product: 0x25, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (1000, 2500), y: (2000, 4500), resolution: (10, 10)).slots(10)
                .with(.toolType, 0, 2).all),
        CatalogDevice(
            "single-touch", "screen for one finger, negative axis", name: "generic_singletouch",
            identity: DeviceIdentity(bus: 0x01, vendor: 0x02, product: 0x03, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(
                x: (10000, 20000), y: (-2000, 2000), resolution: (10, 9), hasMultitouch: false
            ).all),
        CatalogDevice(
            "protocol-a", "screen of protocol A without ids or resolution", name: "Protocol A touch screen",
            identity: DeviceIdentity(bus: 0x18, vendor: 0xeef, product: 0x20, version: 0), properties: .direct,
            keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 32767), y: (0, 32767)).with(.touchPressure, 0, 1).all),
        CatalogDevice(
            "protocol-a-ids", "invented phone of protocol A with tracking ids", name: "FlowTouch Protocol A Phone",
            identity: DeviceIdentity(bus: 0x06, vendor: 0, product: 2, version: 1), properties: .direct, keys: [.touch],
            axes: CatalogAxes.positions(x: (0, 1079), y: (0, 2399), resolution: (16, 16)).ids
                .with(.touchMajor, 0, 255).all),
    ]
}
