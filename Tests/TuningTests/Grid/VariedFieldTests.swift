import Gestures
import Testing

@testable import Tuning

@Suite("Fields that vary")
struct VariedFieldTests {
    @Test(
        "--vary takes a range with a step, or a list",
        arguments: [
            ("threshold=20:22:1", [20.0, 21, 22]), ("slop=5,3", [3, 5]),
            ("down=0.1:0.3:0.1", [0.1, 0.2, 0.3]), ("up=10:19:5", [10, 15]),
        ])
    func varied(text: String, values: [Double]) throws {
        #expect(try VariedField(parsing: text).values == values)
    }

    @Test(
        "--vary without a field, values or a valid range is an error",
        arguments: ["threshold", "=1", "down=3:1:1", "down=1:2:0", "down=1:2", "down=x"])
    func wrong(text: String) {
        #expect(throws: TuningError.self) { try VariedField(parsing: text) }
    }

    private func rules(_ fields: [(String, Double)]) throws(TuningError) -> DismissRules {
        try VariedField.rules(.flowstack, with: fields.map { (VariedField($0.0, [$0.1]), $0.1) })
    }

    @Test("A value is set in its own field, and the other fields stay")
    func set() throws {
        var expected = DismissRules.flowstack
        expected.down = .points(60)
        expected.fling = FlingRule(limit: .extents(2))
        expected.velocity.horizonMicroseconds = 50_000
        #expect(
            try rules([("threshold", 60), ("fling.limit.extents", 2), ("velocity.horizonMilliseconds", 50)]) == expected
        )
    }

    @Test(
        "A value that cannot be set is refused with all values, the field, and what was expected",
        arguments: [
            (
                [("slop", 3), ("touchpadFingers", 9)],
                "slop = 3, touchpadFingers = 9: touchpadFingers: expected a whole number "
                    + "from 1 to 5, found “9”"
            ),
            (
                [("slop", 90)],
                "slop = 90: down: expected down to be more than the slop, or every drag dismisses, found 80 pt, "
                    + "with a slop of 90 pt"
            ),
            (
                [("fling.minimumDistance", 5)],
                "fling.minimumDistance = 5: fling: expected rules that already have "
                    + "fling.minimumDistance, found null"
            ),
        ])
    func refused(fields: [(String, Double)], sentence: String) {
        let error = #expect(throws: TuningError.self) { try rules(fields) }
        #expect(error?.description == "rules with \(sentence)")
    }

    @Test(
        "A name that is not a number of the rules is refused",
        arguments: [
            ("treshold", "no field “treshold” in the rules; flowtouch rules --fields lists them"),
            ("name", "no field “name” in the rules; flowtouch rules --fields lists them"),
            ("handsOffAtEdge", "“handsOffAtEdge” is not a number in the rules; handsOffAtEdge takes true, false"),
            ("shrink.inches", "“shrink.inches” is not a number in the rules; shrink takes 0 to 1"),
        ])
    func unknown(name: String, sentence: String) {
        #expect(throws: TuningError(sentence)) { try rules([(name, 1)]) }
    }
}
