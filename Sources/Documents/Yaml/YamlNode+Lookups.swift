/// Lookups that throw if the value is not as expected.
extension YamlNode {
    /// The value of this key, which must exist.
    public func value(_ key: String) throws(YamlError) -> YamlNode {
        guard let entries else { throw error(expected: "a mapping with the key “\(key)”") }
        guard let entry = entries.first(where: { $0.key == key }) else {
            let keys = entries.map(\.key)
            let found = keys.isEmpty ? "no keys" : "only \(Self.list(keys))"
            throw YamlError(place: place, path: path, expected: "the key “\(key)”", found: found)
        }
        return entry.value
    }

    /// The keys and values of a mapping.
    public func asEntries() throws(YamlError) -> [Entry] {
        guard let entries else { throw error(expected: "a mapping") }
        return entries
    }

    /// The items of a list.
    public func asItems() throws(YamlError) -> [YamlNode] {
        guard let items else { throw error(expected: "a list") }
        return items
    }

    /// Text.
    public func asString() throws(YamlError) -> String {
        guard let string else { throw error(expected: "text") }
        return string
    }

    /// A Boolean value.
    public func asBool() throws(YamlError) -> Bool {
        guard let bool else { throw error(expected: "true or false") }
        return bool
    }

    /// A whole number in `range`, including both ends.
    public func asInt(in range: ClosedRange<Int> = .min ... .max) throws(YamlError) -> Int {
        guard let int else { throw error(expected: "a whole number") }
        guard range.contains(int) else {
            throw error(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return int
    }

    /// A finite number in `range`, including both ends; `nil` means any.
    public func asDouble(in range: ClosedRange<Double>? = nil) throws(YamlError) -> Double {
        guard let double else { throw error(expected: "a number") }
        if let range, !range.contains(double) {
            throw error(
                expected: "a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))")
        }
        return double
    }

    /// One of the named values of an enum.
    public func asCase<Value: RawRepresentable & CaseIterable>(
        of type: Value.Type
    ) throws(YamlError) -> Value where Value.RawValue == String {
        guard let string, let value = Value(rawValue: string) else {
            throw error(expected: "one of \(Self.list(Value.allCases.map(\.rawValue)))")
        }
        return value
    }

    /// Throws if the mapping has other keys, since a misspelt key would otherwise have no effect.
    public func allowOnly(_ keys: [String]) throws(YamlError) {
        for entry in try asEntries() where !keys.contains(entry.key) {
            throw YamlError(
                place: entry.keyPlace, path: path, expected: "one of the keys \(Self.list(keys, limit: keys.count))",
                found: PrintableText.quotation(of: entry.key))
        }
    }

    /// An error about this value.
    public func error(expected: String) -> YamlError {
        YamlError(place: place, path: path, expected: expected, found: summary)
    }

    /// What the value is, in a few words and free of control characters.
    public var summary: String {
        switch content {
        case .scalar("", isQuoted: true): "an empty text"
        case .scalar(let text, isQuoted: true): "the text “\(PrintableText.excerpt(of: text))”"
        case .scalar where isNull: "nothing"
        case .scalar(let text, isQuoted: false): PrintableText.quotation(of: text)
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// At most `limit` words as a list in a sentence.
    private static func list(_ words: [String], limit: Int = 8) -> String {
        let shown = words.prefix(limit).map { "“\(PrintableText.excerpt(of: $0))”" }.joined(separator: ", ")
        return words.count > limit ? shown + ", …" : shown
    }
}
