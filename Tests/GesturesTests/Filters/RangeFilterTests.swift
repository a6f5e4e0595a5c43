import Gestures
import Testing
import TouchInput

@Suite("range-filter: positions that can be")
struct RangeFilterTests {
    private func contains(_ x: Int32, _ y: Int32, _ minimum: Int32 = 0, _ maximum: Int32 = 1000) -> Bool {
        let axis = AbsoluteAxis(minimum: minimum, maximum: maximum)
        let description = DeviceDescription(axes: [.positionX: axis, .positionY: axis])
        return Surface(description: description).contains(DevicePoint(x: x, y: y))
    }

    @Test("Exactly a tenth of the axis outside can be, one unit more cannot, on each axis and each side")
    func bounds() {
        #expect(contains(-100, 1100) && contains(1100, -100))
        #expect(!contains(-101, 0) && !contains(1101, 0) && !contains(0, -101) && !contains(0, 1101))
    }

    @Test("The tenth is of the axis, wherever it begins")
    func offset() {
        #expect(contains(4900, 6100, 5000, 6000))
        #expect(!contains(4899, 5000, 5000, 6000) && !contains(5000, 6101, 5000, 6000))
    }

    @Test("On the widest axis there is nothing to overflow, and without axes everything can be")
    func widest() {
        #expect(contains(.min, .max, .min, .max))
        #expect(Surface(description: nil).contains(DevicePoint(x: .min, y: .max)))
    }
}
