/// Numbers as `libinput record` writes them.
extension RawSpan {
    /// An unsigned decimal number of 64 bits.
    func unsigned64(_ position: inout Int) -> UInt64? {
        skipBlanks(&position)
        var value: UInt64 = 0
        let start = position
        while byte(position) &- 0x30 < 10 {
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let (sum, carried) = product.addingReportingOverflow(UInt64(byte(position) &- 0x30))
            if overflowed || carried { return nil }
            value = sum
            position += 1
        }
        return position > start ? value : nil
    }

    func skipComma(_ position: inout Int) -> Bool {
        skipBlanks(&position)
        guard byte(position) == UInt8(ascii: ",") else { return false }
        position += 1
        skipBlanks(&position)
        return true
    }

    /// `[1, 2, 3]`, from `position` on.
    func list(from start: Int) -> [Int32]? {
        var position = start
        skipBlanks(&position)
        guard skip("[", &position) else { return nil }
        var numbers: [Int32] = []
        skipBlanks(&position)
        if byte(position) == UInt8(ascii: "]") { return numbers }
        while let number = signedDecimal(&position) {
            numbers.append(number)
            skipBlanks(&position)
            if byte(position) == UInt8(ascii: "]") { return numbers }
            guard skipComma(&position) else { return nil }
        }
        return nil
    }
}
