/// The style of a cell.
public struct CellStyle: Hashable, Sendable {
    /// The foreground colour: 0 to 15 the terminal's own, up to 255 the common palette; `nil`: the default.
    public var ink: UInt8?
    /// The background colour; `nil`: the default.
    public var paper: UInt8?
    /// Whether the text is bold.
    public var isBold: Bool
    /// Whether the text is faint.
    public var isFaint: Bool
    /// Whether foreground and background are swapped.
    public var isReversed: Bool

    /// The terminal's default style with these changes.
    public init(
        ink: UInt8? = nil, paper: UInt8? = nil, isBold: Bool = false, isFaint: Bool = false, isReversed: Bool = false
    ) {
        self.ink = ink
        self.paper = paper
        self.isBold = isBold
        self.isFaint = isFaint
        self.isReversed = isReversed
    }

    /// The terminal's default style.
    public static let plain = CellStyle()

    /// The parameters of the SGR sequence that changes `former` to this style; empty if they are equal.
    func parameters(after former: CellStyle) -> [Int] {
        if self == former { return [] }
        if self == .plain { return [0] }
        var parameters: [Int] = []
        if (former.isBold && !isBold) || (former.isFaint && !isFaint) {
            // One sequence turns off both, so the one that stays is set again.
            parameters.append(22)
            if isBold { parameters.append(1) }
            if isFaint { parameters.append(2) }
        } else {
            if isBold && !former.isBold { parameters.append(1) }
            if isFaint && !former.isFaint { parameters.append(2) }
        }
        if isReversed != former.isReversed { parameters.append(isReversed ? 7 : 27) }
        if ink != former.ink { parameters += Self.colour(ink, base: 30) }
        if paper != former.paper { parameters += Self.colour(paper, base: 40) }
        return parameters
    }

    private static func colour(_ number: UInt8?, base: Int) -> [Int] {
        guard let number else { return [base + 9] }
        let number16 = Int(number)
        if number16 < 8 { return [base + number16] }
        if number16 < 16 { return [base + 60 + number16 - 8] }
        return [base + 8, 5, number16]
    }
}

/// One cell of the screen: a character that takes one column.
public struct Cell: Hashable, Sendable {
    /// The character.
    public var scalar: Unicode.Scalar
    /// Its style.
    public var style: CellStyle

    /// A cell with this character.
    public init(_ scalar: Unicode.Scalar, _ style: CellStyle = .plain) {
        self.scalar = scalar
        self.style = style
    }

    /// A blank cell in the default style.
    public static let blank = Cell(" ")
}
