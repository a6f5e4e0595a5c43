/// Walking through a document of which only parts are needed.
extension YamlEventSource {
    /// Moves to the document's value; an empty document is an error.
    package func advanceToRoot() throws(YamlError) {
        repeat { try advance() } while kind == .streamStart || kind == .documentStart
        if kind == .streamEnd || kind == .documentEnd {
            throw YamlError(place: place, expected: "a document", found: "nothing")
        }
    }

    /// Moves past the document's value; anything after it is an error.
    package func advanceToEnd() throws(YamlError) {
        repeat { try advance() } while kind == .documentEnd
        guard kind == .streamEnd else {
            throw YamlError(place: place, expected: "one document", found: "another")
        }
    }

    /// In a mapping: moves to the next key, then to its value, and returns the key; `nil` at the end of the mapping.
    package func nextKey() throws(YamlError) -> String? {
        try advance()
        guard kind != .mappingEnd else { return nil }
        guard kind == .scalar else { throw YamlError(place: place, expected: "a key", found: name) }
        let key = text
        try advance()
        return key
    }

    /// In a list: moves to the next item; `false` at the end of the list.
    package func nextItem() throws(YamlError) -> Bool {
        try advance()
        return kind != .sequenceEnd
    }

    /// In a list of numbers: moves to the next item and returns it, see `integer`; `nil` at the end of the list.
    package func nextInteger() throws(YamlError) -> UInt64? {
        try nextItem() ? integer : nil
    }

    /// Moves to the last event of the current value.
    package func skip() throws(YamlError) {
        var depth = 0
        while true {
            switch kind {
            case .sequenceStart, .mappingStart: depth += 1
            case .sequenceEnd, .mappingEnd: depth -= 1
            case .scalar, .alias: break
            case .streamStart, .streamEnd, .documentStart, .documentEnd:
                throw YamlError(place: place, expected: "a value", found: name)
            }
            if depth <= 0 { return }
            try advance()
        }
    }

    /// Whether the current value is empty: a key without a value, or `null`.
    package var isNull: Bool {
        kind == .scalar && !isQuoted && ["", "~", "null"].contains(text)
    }

    /// Throws if the current value is not of this kind.
    package func demand(_ wanted: Kind, _ expected: String) throws(YamlError) {
        guard kind == wanted else { throw YamlError(place: place, expected: expected, found: name) }
    }

    private var name: String {
        switch kind {
        case .scalar: PrintableText.quotation(of: text)
        case .sequenceStart: "a list"
        case .mappingStart: "a mapping"
        case .alias: "an alias"
        case .sequenceEnd, .mappingEnd, .streamStart, .streamEnd, .documentStart, .documentEnd: "nothing"
        }
    }
}
