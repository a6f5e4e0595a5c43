import HarnessTestSupport
import Testing

@testable import TouchInput

@Suite("Contacts of single-touch devices")
struct SingleTouchTrackingTests {
    @Test("E20: BTN_TOUCH is the gate of single touch")
    func e20() {
        let found = contacts {
            $0.abs(.x, 10)
            $0.abs(.y, 20)
            $0.key(.touch, 1)
            $0.report()
            $0.abs(.x, 30)
            $0.report()
            $0.abs(.x, 99)
            $0.key(.touch, 0)
            $0.report()
        }
        #expect(found.entries.map(\.contact.samples) == [2])
        #expect(found.entries[0].contact.position == DevicePoint(x: 30, y: 20))
    }

    @Test("Without BTN_TOUCH the gate of single touch is the pressure, otherwise the button", arguments: [true, false])
    func otherGates(byPressure: Bool) {
        var description = DeviceDescription(codes: [.key: [.leftButton]])
        description.axes[.x] = AbsoluteAxis(minimum: 0, maximum: 100)
        description.axes[.y] = AbsoluteAxis(minimum: 0, maximum: 100)
        if byPressure { description.axes[.pressure] = AbsoluteAxis(minimum: 0, maximum: 255) }
        let found = contacts(description) {
            for value: Int32 in [1, 0] {
                $0.abs(.x, 10)
                $0.abs(.y, 20)
                if byPressure { $0.abs(.pressure, value) } else { $0.key(.leftButton, value) }
                $0.report()
            }
        }
        #expect(found.entries.map(\.endReason) == [.lift])
    }

    @Test("Multitouch axes without slots or ids are one contact, with BTN_TOUCH as its gate")
    func bare() {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.key(.touch, 1)
            $0.report()
            $0.abs(.positionY, 40)
            $0.report()
            $0.key(.touch, 0)
            $0.report()
        }
        #expect(found.entries.map(\.contact.samples) == [2] && found.entries.map(\.endReason) == [.lift])
    }
}
