/// How a cell of the screen looks.
public struct CellStyle: Hashable, Sendable {
    /// The colour of what is written: 0 to 15 the terminal's own, to 255 the common palette; `nil`: its default.
    public var ink: UInt8?
    /// The colour behind it; `nil`: the terminal's default.
    public var paper: UInt8?
    /// Whether it is written bold.
    public var isBold: Bool
    /// Whether it is written faint.
    public var isFaint: Bool
    /// Whether ink and paper change places.
    public var isReversed: Bool

    /// The terminal's default, with these differences.
    public init(
        ink: UInt8? = nil, paper: UInt8? = nil, isBold: Bool = false, isFaint: Bool = false, isReversed: Bool = false
    ) {
        self.ink = ink
        self.paper = paper
        self.isBold = isBold
        self.isFaint = isFaint
        self.isReversed = isReversed
    }

    /// The terminal's default.
    public static let plain = CellStyle()

    /// The parameters of the SGR sequence that leads from `former` to this style; none when they are the same.
    func parameters(after former: CellStyle) -> [Int] {
        if self == former { return [] }
        if self == .plain { return [0] }
        var parameters: [Int] = []
        if (former.isBold && !isBold) || (former.isFaint && !isFaint) {
            // One sequence ends both, so the one that stays is said again.
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

/// One place of the screen: a character that takes one column.
public struct Cell: Hashable, Sendable {
    /// What stands there.
    public var scalar: Unicode.Scalar
    /// How it looks.
    public var style: CellStyle

    /// A cell with this character.
    public init(_ scalar: Unicode.Scalar, _ style: CellStyle = .plain) {
        self.scalar = scalar
        self.style = style
    }

    /// Nothing, on the terminal's default paper.
    public static let blank = Cell(" ")
}
