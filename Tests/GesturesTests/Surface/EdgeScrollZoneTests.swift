import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Touchpads that scroll at their edge")
struct EdgeScrollZoneTests {
    /// A pad of 100 × 70 mm that feels one finger.
    private static func pad(counting: Bool = false) -> DeviceDescription {
        DeviceDescription(
            name: "one finger", properties: .pointer,
            codes: [.key: [.toolFinger, .touch, .leftButton] + (counting ? [.toolDoubleTap] : [])],
            axes: [
                .x: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
                .y: AbsoluteAxis(minimum: 0, maximum: 700, resolution: 10),
            ])
    }

    private func drag(from x: Int32, to end: Int32? = nil, on pad: DeviceDescription = pad()) -> [String] {
        Drags(pad) { script in
            script.key(.touch, 1)
            for step in 0...10 as ClosedRange<Int32> {
                script.abs(.x, x + ((end ?? x) - x) * step / 10)
                script.abs(.y, 100 + 20 * step)
                script.report()
            }
            script.key(.touch, 0)
            script.report()
        }.words
    }

    @Test("A finger that comes down less than 7 mm from the right edge makes a drag; at 7 mm it moves the pointer")
    func width() {
        #expect(drag(from: 931).last == "lift 931 300, end")
        #expect(drag(from: 930).last == "no drag: pointerMotion, end")
    }

    @Test("Where it came down counts, not where it goes")
    func leaves() {
        #expect(drag(from: 950, to: 600).last == "lift 600 300, end")
        #expect(drag(from: 600, to: 950).last == "no drag: pointerMotion, end")
    }

    @Test("A pad that can tell two fingers has no such edge")
    func twoFingers() {
        #expect(drag(from: 950, on: Self.pad(counting: true)).last == "no drag: pointerMotion, end")
    }
}
