import Testing

@testable import Tuning

@Suite("Wilson's interval")
struct WilsonIntervalTests {
    @Test(
        "The numbers that Newcombe's 1998 comparison of intervals prints",
        arguments: [
            (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
        ])
    func published(count: Int, total: Int, low: Double, high: Double) {
        let interval = WilsonInterval(count, of: total)
        #expect(abs(interval.low - low) < 0.00006)
        #expect(abs(interval.high - high) < 0.00006)
    }

    @Test("The interval of what did not happen mirrors that of what happened")
    func mirrored() {
        for total in 1...40 {
            for count in 0...total {
                let (one, other) = (WilsonInterval(count, of: total), WilsonInterval(total - count, of: total))
                #expect(abs(one.low - (1 - other.high)) < 1e-12)
                #expect(one.low...one.high ~= Double(count) / Double(total))
            }
        }
    }

    @Test("Without any cases the interval is the whole range")
    func nothing() {
        let interval = WilsonInterval(0, of: 0)
        #expect(interval.low == 0)
        #expect(interval.high == 1)
    }
}
