import Documents
import Harness
import HarnessTestSupport
import Testing
import TouchSynthesis

@Suite("Numbers as text")
struct DecimalTextTests {
    @Test(
        "Short numbers have no trailing zeros",
        arguments: [
            (0, "0"), (80, "80"), (100, "100"), (12.44, "12.4"), (12.45, "12.5"), (-0.5, "-0.5"), (-0.04, "0"),
            (0.05, "0.1"), (9.96, "10"), (-9.96, "-10"), (1e15, "1000000000000000"),
        ] as [(Double, String)])
    func short(value: Double, text: String) {
        #expect(DecimalText.short(value) == text)
    }

    @Test(
        "A margin has one place, and three where one would hide it",
        arguments: [
            (0, "0"), (12.44, "12.4"), (0.05, "0.1"), (0.04, "0.04"), (-0.04, "-0.04"), (0.0123, "0.012"),
            (0.0004, "0"),
        ] as [(Double, String)])
    func margin(value: Double, text: String) {
        #expect(DecimalText.margin(value) == text)
    }

    @Test(
        "Fixed numbers have exactly the given decimals, rounding half away from zero",
        arguments: [
            (0, 3, "0.000"), (1.0005, 3, "1.001"), (0.24, 3, "0.240"), (-1.5, 0, "-2"), (2.5, 0, "3"),
            (-0.0001, 3, "0.000"), (0.999_999_6, 6, "1.000000"), (12, 0, "12"),
        ] as [(Double, Int, String)])
    func fixed(value: Double, decimals: Int, text: String) {
        #expect(DecimalText.fixed(value, decimals: decimals) == text)
    }

    @Test("Numbers that are no numbers are text as well")
    func extremes() {
        #expect(DecimalText.short(.nan) == "?")
        #expect(DecimalText.short(.infinity) == "∞")
        #expect(DecimalText.fixed(-.infinity, decimals: 3) == "-∞")
        #expect(DecimalText.short(.greatestFiniteMagnitude) == "1.7976931348623157e+308")
    }

    @Test("Fixed numbers read back are within half a place")
    func readBack() {
        var bits = SeededRandom(seed: 3)
        for _ in 0..<5000 {
            let value = (Double(bits.next(below: 2_000_000_000)) - 1_000_000_000) / 7777
            let back = Double(DecimalText.fixed(value, decimals: 3)) ?? .nan
            #expect((back - value).magnitude <= 0.0005 + 1e-9, "\(value)")
        }
    }

    @Test("Columns are filled with blanks and never cut")
    func columns() {
        #expect(DecimalText.right("7", width: 3) == "  7")
        #expect(DecimalText.left("7", width: 3) == "7  ")
        #expect(DecimalText.right("1234", width: 3) == "1234")
        #expect(DecimalText.left("→", width: 2) == "→ ")
    }
}
