import Documents
import Testing

@Suite("Events of a YAML stream")
struct YamlEventSourceTests {
    @Test("Decimal numbers of 64 bits are read, negative ones in two's complement, and nothing else is")
    func integers() throws {
        let source = YamlEventSource(
            Array(
                """
                [0, -1, 18446744073709551615, 18446744073709551616, -9223372036854775808, -9223372036854775809, 1.5, x, -, []]
                """.utf8))
        try source.advanceToRoot()
        let expected: [UInt64?] = [0, .max, .max, nil, 1 << 63, nil, nil, nil, nil, nil]
        for number in expected { #expect(try source.nextInteger() == number) }
    }
}
