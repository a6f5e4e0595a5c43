/// A word, number or mark of a stroke sentence.
struct SentenceToken: Hashable, Sendable {
    var kind: Kind
    /// The position of its first character, counted from 1.
    var column: Int

    enum Kind: Hashable, Sendable {
        /// Letters, in lower case.
        case word(String)
        /// Digits with an optional sign and decimal point, as written.
        case number(String)
        /// `,` `;` `:` or `%`.
        case mark(Character)
        /// Any other character.
        case unknown(Character)
        case end
    }

    /// The token in the “found” part of an error.
    var quoted: String {
        switch kind {
        case .word(let text), .number(let text): "“\(Self.readable(text))”"
        case .mark(let character): "“\(character)”"
        case .unknown(let character): "“\(Self.readable(String(character)))”"
        case .end: "the end"
        }
    }

    /// `text` without control characters, at most 40 characters long.
    private static func readable(_ text: String) -> String {
        var cleaned = ""
        for character in text.prefix(40) {
            let isPrintable = character.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                    false
                default: true
                }
            }
            cleaned.append(isPrintable ? character : "\u{fffd}")
        }
        return text.count > 40 ? cleaned + "…" : cleaned
    }

    /// The tokens of `text`, ending with `end`.
    static func tokens(of text: String) -> [SentenceToken] {
        var tokens: [SentenceToken] = []
        var column = 1
        var rest = text[...]
        while let character = rest.first {
            var length = 1
            if isDigit(character) || startsNumber(rest) {
                let digits = rest.dropFirst().prefix { isDigit($0) || $0 == "." }
                length += digits.count
                let sign = character == "−" ? "-" : String(character)
                tokens.append(SentenceToken(kind: .number(sign + digits), column: column))
            } else if character.isLetter {
                let letters = rest.prefix { $0.isLetter }
                length = letters.count
                tokens.append(SentenceToken(kind: .word(letters.lowercased()), column: column))
            } else if ",;:%".contains(character) {
                tokens.append(SentenceToken(kind: .mark(character), column: column))
            } else if !character.isWhitespace {
                tokens.append(SentenceToken(kind: .unknown(character), column: column))
            }
            rest = rest.dropFirst(length)
            column += length
        }
        tokens.append(SentenceToken(kind: .end, column: column))
        return tokens
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isWholeNumber
    }

    private static func startsNumber(_ text: Substring) -> Bool {
        guard let first = text.first, "+-−.".contains(first), let second = text.dropFirst().first else { return false }
        return isDigit(second) || (first != "." && second == ".")
    }
}
