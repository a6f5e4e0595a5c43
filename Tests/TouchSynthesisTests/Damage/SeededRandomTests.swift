import Testing
import TouchSynthesis

@Suite("Seeded random numbers")
struct SeededRandomTests {
    @Test("The first numbers of seed 1234567 are those that the algorithm’s authors published")
    func known() {
        var random = SeededRandom(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.allSatisfy { random.next() == $0 })
    }

    @Test("The bell has mean 0 and variance 1, and ends at ±6")
    func bell() {
        var random = SeededRandom(seed: 9)
        let numbers = (0..<20_000).map { _ in random.bell() }
        let mean = numbers.reduce(0, +) / 20_000
        let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
        #expect(abs(mean) < 0.03)
        #expect(abs(variance - 1) < 0.05)
        #expect(numbers.allSatisfy { abs($0) <= FingerModel.greatestDeviation })
    }
}
