import HarnessTestSupport
import Testing

@testable import TouchInput

@Suite("Contacts in packets")
struct PacketTrackingTests {
    @Test(
        "E5: protocol A lifts with an empty packet or with BTN_TOUCH 0, at the last position", arguments: [true, false])
    func e5(byPacket: Bool) {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.packet()
            $0.key(.touch, 1)
            $0.report()
            if byPacket { $0.packet() } else { $0.key(.touch, 0) }
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [.lift])
        #expect(found.entries[0].contact.position == DevicePoint(x: 10, y: 20))
    }

    @Test("Protocol A without ids matches contacts so that the sum of squared distances is smallest")
    func matching() {
        let found = contacts {
            for (first, second) in [((0, 0), (100, 0)), ((90, 0), (10, 0))] as [((Int32, Int32), (Int32, Int32))] {
                for (x, y) in [first, second] {
                    $0.abs(.positionX, x)
                    $0.abs(.positionY, y)
                    $0.packet()
                }
                $0.report()
            }
        }
        #expect(found.entries.map(\.contact.position) == [DevicePoint(x: 10, y: 0), DevicePoint(x: 90, y: 0)])
    }

    @Test("Two contacts that both move a little are likelier than one at rest and one that moves far")
    func squaredDistances() {
        // Both by (10, ±1) is 202 squared and 22 along the axes; one by (20, 0) alone is 400 and 20.
        let found = contacts {
            for (first, second) in [((0, 0), (10, 1)), ((10, 1), (20, 0))] as [((Int32, Int32), (Int32, Int32))] {
                for (x, y) in [first, second] {
                    $0.abs(.positionX, x)
                    $0.abs(.positionY, y)
                    $0.packet()
                }
                $0.report()
            }
        }
        #expect(found.entries.map(\.contact.position) == [DevicePoint(x: 10, y: 1), DevicePoint(x: 20, y: 0)])
    }

    @Test("Protocol A: a frame that does not mention touches changes nothing")
    func silentFrame() {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.packet()
            $0.report()
            $0.raw(3, 0x28, 5)
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [nil])
        #expect(found.entries[0].contact.samples == 2)
    }
}
