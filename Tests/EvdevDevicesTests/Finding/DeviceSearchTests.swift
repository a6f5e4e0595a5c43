import Testing
import TouchInput

@testable import EvdevDevices

@Suite("Finding a device")
struct DeviceSearchTests {
    private static func device(
        _ number: Int, _ name: String, properties: InputProperties, links: [String] = []
    ) -> ListedDevice {
        let range = AbsoluteAxis(minimum: 0, maximum: 0)
        let axes: [EventCode: AbsoluteAxis] = properties.isEmpty ? [:] : [.positionX: range, .positionY: range]
        return ListedDevice(
            path: "/dev/input/event\(number)",
            outline: DeviceDescription(name: name, properties: properties, axes: axes), links: links)
    }

    private let keyboard = device(0, "Plain Keyboard", properties: [])
    private let screen = device(2, "Goodix Touchscreen", properties: .direct, links: ["pci-1-event"])
    private let pad = device(10, "Goodix Touchpad", properties: [.pointer, .buttonPad])
    private let mouse = device(11, "Goodix Touchpad Mouse", properties: [])

    private func found(_ words: String?, _ devices: [ListedDevice]) -> Result<String, DeviceSearch.Failure> {
        do throws(DeviceSearch.Failure) {
            return .success(try DeviceSearch.device(words, among: devices))
        } catch {
            return .failure(error)
        }
    }

    @Test("A path is used as given, whatever is plugged in")
    func path() {
        #expect(found("/dev/input/event7", []) == .success("/dev/input/event7"))
        #expect(found("./pipe", [screen]) == .success("./pipe"))
    }

    @Test("A node, a link, a full name and a part of a name are found, ignoring case")
    func names() {
        let all = [keyboard, screen, pad, mouse]
        #expect(found("event10", all) == .success(pad.path))
        #expect(found("event1", all) == .failure(.unknown("event1")))
        #expect(found("pci-1-event", all) == .success(screen.path))
        #expect(found("Goodix Touchpad", all) == .success(pad.path))
        #expect(found("TOUCHSCREEN", all) == .success(screen.path))
        #expect(found("plain", all) == .success(keyboard.path))
    }

    @Test("If several match, the only touch device is chosen; several touch devices are listed")
    func several() {
        #expect(found("touchpad", [keyboard, pad, mouse]) == .success(pad.path))
        #expect(found("goodix", [screen, pad, mouse]) == .failure(.several([screen, pad])))
        #expect(found(nil, [keyboard, screen]) == .success(screen.path))
        #expect(found(nil, [screen, pad]) == .failure(.several([screen, pad])))
    }

    @Test("No device, no touch device and no device of that name are three different failures")
    func nothing() {
        #expect(found(nil, []) == .failure(.noDevice))
        #expect(found("goodix", []) == .failure(.noDevice))
        #expect(found(nil, [keyboard, mouse]) == .failure(.noTouchDevice(others: 2)))
        #expect(found("wacom", [keyboard]) == .failure(.unknown("wacom")))
    }
}
