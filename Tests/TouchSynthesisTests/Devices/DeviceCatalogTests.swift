import Foundation
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

@Suite("The catalogue of devices")
struct DeviceCatalogTests {
    @Test("Short names are unique words for the command line, and find their device")
    func names() {
        let names = DeviceCatalog.devices.map(\.shortName)
        #expect(Set(names).count == names.count)
        for device in DeviceCatalog.devices {
            #expect(DeviceCatalog.device(named: device.shortName) == device)
            #expect(device.shortName.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
        }
        #expect(DeviceCatalog.device(named: "none") == nil)
        #expect(DeviceCatalog.devices.first == DeviceCatalog.phone)
    }

    @Test("Touchscreens and touchpads are distinguished by their descriptions alone")
    func kinds() {
        let kinds = DeviceCatalog.devices.map { $0.description.kind }
        #expect(kinds.allSatisfy { $0.isCertain })
        #expect(kinds.filter { $0.kind == .touchscreen }.count == 11)
        #expect(kinds.filter { $0.kind == .touchpad }.count == 9)
    }

    @Test(
        "Real devices have the ranges and resolutions of libinput’s tests",
        .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
    func facts() throws {
        struct Table: Decodable {
            struct Device: Decodable {
                var name: String
                var abs: [[Value]]
            }
            enum Value: Decodable {
                case text(String)
                case number(Int32)

                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if let number = try? container.decode(Int32.self) {
                        self = .number(number)
                    } else {
                        self = .text(try container.decode(String.self))
                    }
                }

                var number: Int32? { if case .number(let number) = self { number } else { nil } }
                var text: String? { if case .text(let text) = self { text } else { nil } }
            }
            var devices: [Device]
        }
        let codes: [String: EventCode] = [
            "ABS_X": .x, "ABS_Y": .y, "ABS_PRESSURE": .pressure, "ABS_MT_SLOT": .slot,
            "ABS_MT_TOUCH_MAJOR": .touchMajor, "ABS_MT_POSITION_X": .positionX, "ABS_MT_POSITION_Y": .positionY,
            "ABS_MT_TOOL_TYPE": .toolType, "ABS_MT_TRACKING_ID": .trackingID, "ABS_MT_PRESSURE": .touchPressure,
        ]
        let table = try JSONDecoder().decode(
            Table.self, from: Data(SharedMaterial.bytes("vectors/litest_devices.json")))
        var compared = 0
        for device in DeviceCatalog.devices where !device.description.name.hasPrefix("FlowTouch") {
            let candidates = table.devices.filter { $0.name == device.description.name }
            let matches = candidates.filter { row in
                row.abs.allSatisfy { axis in
                    guard let name = axis[0].text, let code = codes[name] else { return true }
                    guard let own = device.description.axes[code] else { return false }
                    return [own.minimum, own.maximum, own.fuzz, own.resolution]
                        == [axis[1], axis[2], axis[3], axis[5]].compactMap(\.number)
                }
            }
            #expect(!matches.isEmpty, "\(device.shortName)")
            compared += 1
        }
        #expect(compared == 18)
    }
}
