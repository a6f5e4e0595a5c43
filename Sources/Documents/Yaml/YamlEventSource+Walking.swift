/// Walking through a document of which only parts are wanted.
extension YamlEventSource {
    /// Moves to the document's value; no document at all is an error.
    package func advanceToRoot() throws(YamlError) {
        repeat { try advance() } while kind == .streamStart || kind == .documentStart
        if kind == .streamEnd || kind == .documentEnd {
            throw YamlError(place: place, expected: "a document", found: "nothing")
        }
    }

    /// Moves behind the document's value; more after it is an error.
    package func advanceToEnd() throws(YamlError) {
        repeat { try advance() } while kind == .documentEnd
        guard kind == .streamEnd else {
            throw YamlError(place: place, expected: "one document", found: "another")
        }
    }

    /// Within a mapping: moves to the next key and then to its value, and gives the key; `nil` at the mapping's end.
    package func nextKey() throws(YamlError) -> String? {
        try advance()
        guard kind != .mappingEnd else { return nil }
        guard kind == .scalar else { throw YamlError(place: place, expected: "a key", found: name) }
        let key = text
        try advance()
        return key
    }

    /// Within a list: moves to the next item; `false` at the list's end.
    package func nextItem() throws(YamlError) -> Bool {
        try advance()
        return kind != .sequenceEnd
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

    /// Whether the current value is nothing: only a key, or `null`.
    package var isNull: Bool {
        kind == .scalar && !isQuoted && ["", "~", "null"].contains(text)
    }

    /// Refuses a value that is not of this kind.
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
