import Testing

@testable import EvdevDevices

@Suite("Listing devices")
struct ListedDeviceTests {
    @Test("Words of hexadecimal digits are read from the last")
    func bits() {
        #expect(ListedDevice.bits("") == [])
        #expect(ListedDevice.bits("3") == [0, 1])
        #expect(ListedDevice.bits("400 0 1") == [0, 2 * UInt.bitWidth + 10])
        #expect(ListedDevice.bits("x 2") == [1])
    }
}
