/// The tokens of a sentence and a position in them.
struct SentenceWords {
    private let tokens: [SentenceToken]
    private var index = 0

    /// `tokens` must end with `end`, which is never passed.
    init(tokens: [SentenceToken]) {
        precondition(tokens.last?.kind == .end, "tokens end in “end”")
        self.tokens = tokens
    }

    var next: SentenceToken { tokens[index] }

    private mutating func advance() {
        if index + 1 < tokens.count { index += 1 }
    }

    func nextIsWord(_ word: String) -> Bool { next.kind == .word(word) }

    var nextIsNumber: Bool {
        if case .number = next.kind { true } else { false }
    }

    /// Whether `two fingers` or `3 fingers` follows. Any number counts, so that a misspelt `fingers` gets a helpful
    /// error.
    var nextIsCount: Bool {
        switch next.kind {
        case .word(let word): Self.counts[word] != nil
        case .number: true
        case .mark, .unknown, .end: false
        }
    }

    private static let counts = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    ]

    func unexpected(_ expected: String, advice: String? = nil) -> SentenceError {
        SentenceError(column: next.column, expected: expected, found: next.quoted, advice: advice)
    }

    mutating func skip(_ word: String) -> Bool {
        guard nextIsWord(word) else { return false }
        advance()
        return true
    }

    mutating func skip(mark: Character) -> Bool {
        guard next.kind == .mark(mark) else { return false }
        advance()
        return true
    }

    /// −1 or 1 for one of two opposite directions; `nil` if neither follows.
    mutating func sign(negative: String, positive: String) -> Double? {
        if skip(negative) { return -1 }
        return skip(positive) ? 1 : nil
    }

    mutating func count(in range: ClosedRange<Int>) throws(SentenceError) -> Int {
        if case .word(let word) = next.kind, let count = Self.counts[word] {
            advance()
            return count
        }
        return try whole("a count of fingers", in: range)
    }

    mutating func whole(_ what: String, in range: ClosedRange<Int>) throws(SentenceError) -> Int {
        guard case .number(let text) = next.kind, let number = Int(text), range.contains(number) else {
            throw unexpected("\(what) from \(range.lowerBound) to \(range.upperBound)")
        }
        advance()
        return number
    }

    mutating func length(
        _ what: String, in range: ClosedRange<Double>
    ) throws(SentenceError) -> StrokeSentence.Length {
        let place = next
        let value = try number(what)
        guard range.contains(value) else {
            throw SentenceError(
                column: place.column, expected: "a distance from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
                found: place.quoted)
        }
        for unit in StrokeSentence.Length.Unit.allCases {
            let isPresent =
                switch unit {
                case .points, .millimetres: skip(unit.rawValue)
                case .percent: skip(mark: "%")
                }
            if isPresent { return StrokeSentence.Length(value: value, unit: unit) }
        }
        throw unexpected("the unit of the distance: pt, mm or %")
    }

    /// A time in microseconds.
    mutating func time() throws(SentenceError) -> Int64 {
        let place = next
        let value = try number("a time such as “50ms”")
        let unit: Double
        if skip("ms") {
            unit = 1000
        } else if skip("s") {
            unit = 1_000_000
        } else {
            throw unexpected("the unit of the time: ms or s")
        }
        let range = StrokeSentence.Limit.clauseTime
        let microseconds = (value * unit).rounded()
        guard microseconds >= Double(range.lowerBound), microseconds <= Double(range.upperBound) else {
            throw SentenceError(
                column: place.column, expected: "a time from 1 ms to 60 s",
                found: place.quoted.dropLast() + (unit == 1000 ? "ms”" : "s”"))
        }
        return Int64(microseconds)
    }

    private mutating func number(_ what: String) throws(SentenceError) -> Double {
        guard case .number(let text) = next.kind else { throw unexpected(what) }
        guard let value = Double(text), value.isFinite else {
            throw unexpected("a number with one decimal point at most")
        }
        advance()
        return value
    }
}
