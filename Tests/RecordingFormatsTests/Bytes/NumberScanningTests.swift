import Testing
import TouchSynthesis

@testable import RecordingFormats

@Suite("Scanning numbers")
struct NumberScanningTests {
    private func decimal(_ text: String, padding: String = "") -> (value: Int64?, end: Int) {
        let bytes = Array((text + padding).utf8)
        var position = 0
        let value = bytes.span.bytes.decimal(&position)
        return (value, position)
    }

    @Test("A decimal number may have leading zeros and ends at the first other character")
    func decimals() {
        for padding in ["", " ", " 12345678901234567890", ".5", "\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}"] {
            #expect(decimal("0012", padding: padding) == (12, 4))
            #expect(decimal("7", padding: padding) == (7, 1))
            #expect(decimal("12345678", padding: padding) == (12_345_678, 8))
            #expect(decimal("1357751031", padding: padding) == (1_357_751_031, 10))
            #expect(decimal("000000000000000000000000000009", padding: padding) == (9, 30))
            #expect(decimal("", padding: padding).value == nil)
            #expect(decimal("x1", padding: padding).value == nil)
            #expect(decimal("-1", padding: padding).value == nil)
        }
    }

    @Test("Decimal numbers below 10¹⁸ are read, larger ones are rejected")
    func largestDecimal() {
        #expect(decimal("999999999999999999").value == 999_999_999_999_999_999)
        #expect(decimal("1000000000000000000").value == nil)
        #expect(decimal("99999999999999999999999999").value == nil)
    }

    @Test("Every decimal number is read as written, whatever follows it")
    func decimalLaw() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2000 {
            let digits = Int.random(in: 1...18, using: &random)
            let text = String((0..<digits).map { _ in Character(String(Int.random(in: 0...9, using: &random))) })
            let tail = String(repeating: "/:aA \t~"[Int.random(in: 0..<7, using: &random)], count: 9)
            #expect(decimal(text, padding: tail) == (Int64(text), digits), "\(text)")
        }
    }

    @Test("A value is between −2³¹ and 2³² − 1, and from 2³¹ on it is reinterpreted as signed")
    func values() {
        for (text, value) in [
            ("-2147483648", Int32.min), ("-2147483649", nil), ("2147483647", .max), ("2147483648", .min),
            ("4294967295", -1), ("4294967296", nil), ("-001", -1), ("0012", 12), ("-", nil), ("", nil), ("--1", nil),
        ] as [(String, Int32?)] {
            var position = 0
            let bytes = Array(text.utf8)
            #expect(bytes.span.bytes.signedDecimal(&position) == value, "\(text)")
        }
    }

    @Test("Exactly eight hexadecimal digits are read, in either case")
    func eightDigits() {
        func read(_ text: String) -> UInt32? {
            var position = 0
            let bytes = Array(text.utf8)
            return bytes.span.bytes.hexadecimal8(&position)
        }
        #expect(read("00000273") == 0x273)
        #expect(read("FFFFFFFF") == .max)
        #expect(read("89abcdef0") == 0x89ab_cdef)
        #expect(read("0000027") == nil)
        for index in 0..<8 {
            for other in UInt8.min...UInt8.max {
                var bytes = Array("0a1B2c3D".utf8)
                bytes[index] = other
                var position = 0
                let isDigit = RawSpan.hexDigit(other) < 16
                let value = bytes.span.bytes.hexadecimal8(&position)
                #expect((value != nil) == isDigit, "\(other)")
                if let value {
                    #expect(value == UInt32(String(decoding: bytes, as: UTF8.self), radix: 16))
                }
            }
        }
    }

    @Test("A type or code has at most four hexadecimal digits")
    func fourDigits() {
        for (text, value) in [("014a", 0x14a), ("14A", 0x14a), ("0", 0), ("ffff", 0xffff), ("00000", nil), ("g", nil)]
            as [(String, UInt16?)]
        {
            var position = 0
            let bytes = Array(text.utf8)
            #expect(bytes.span.bytes.hexadecimal16(&position) == value, "\(text)")
        }
    }
}

extension String {
    fileprivate subscript(_ index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}
