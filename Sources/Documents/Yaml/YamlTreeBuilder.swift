/// Builds a tree from the events of a YAML document, with its own stack instead of recursion.
package enum YamlTreeBuilder {
    private struct Level {
        var place: DocumentPlace
        var path: String
        var isMapping: Bool
        var items: [YamlNode] = []
        var entries: [YamlNode.Entry] = []
        var key: (text: String, place: DocumentPlace)?
        /// All keys so far, once there are too many to search in order.
        var keys: Set<String> = []

        func hasKey(_ text: String) -> Bool {
            keys.isEmpty ? entries.contains { $0.key == text } : keys.contains(text)
        }

        mutating func add(_ node: YamlNode) {
            guard let key else { return items.append(node) }
            entries.append(YamlNode.Entry(key: key.text, keyPlace: key.place, value: node))
            self.key = nil
            if !keys.isEmpty {
                keys.insert(key.text)
            } else if entries.count > 16 {
                keys = Set(entries.map(\.key))
            }
        }

        var node: YamlNode {
            YamlNode(content: isMapping ? .mapping(entries) : .sequence(items), place: place, path: path)
        }
    }

    /// The value that begins with the current event of `source`. Without `namesPaths` the paths of the nodes stay
    /// empty, which is faster for many small trees.
    package static func node(from source: YamlEventSource, namesPaths: Bool) throws(YamlError) -> YamlNode {
        var levels: [Level] = []
        while true {
            let place = source.place
            var finished: YamlNode?
            if let last = levels.indices.last, levels[last].isMapping, levels[last].key == nil,
                source.kind != .mappingEnd
            {
                levels[last].key = (try key(of: source, in: levels[last]), place)
                try source.advance()
                continue
            }
            let path = namesPaths ? Self.path(in: levels.last) : ""
            switch source.kind {
            case .scalar:
                finished = YamlNode(
                    content: .scalar(source.text, isQuoted: source.isQuoted), place: place, path: path)
            case .sequenceStart, .mappingStart:
                guard levels.count < YamlDocument.deepest else {
                    throw YamlError(
                        place: place, path: path, expected: "at most \(YamlDocument.deepest) levels", found: "one more")
                }
                levels.append(Level(place: place, path: path, isMapping: source.kind == .mappingStart))
            case .sequenceEnd, .mappingEnd:
                finished = levels.popLast()?.node
            case .alias: throw source.aliasError
            case .streamStart, .streamEnd, .documentStart, .documentEnd:
                throw YamlError(place: place, path: path, expected: "a value", found: "nothing")
            }
            if let finished {
                guard let last = levels.indices.last else { return finished }
                levels[last].add(finished)
            }
            try source.advance()
        }
    }

    private static func key(of source: YamlEventSource, in level: Level) throws(YamlError) -> String {
        guard source.kind == .scalar else {
            if source.kind == .alias { throw source.aliasError }
            throw YamlError(
                place: source.place, path: level.path, expected: "a key",
                found: source.kind == .sequenceStart ? "a list" : "a mapping")
        }
        let text = source.text
        guard !level.hasKey(text) else {
            let first = level.entries.first { $0.key == text }
            throw YamlError(
                place: source.place, path: level.path, expected: "each key once",
                found: "“\(PrintableText.excerpt(of: text))” again, after \(first.map { "\($0.keyPlace)" } ?? "before")"
            )
        }
        return text
    }

    private static func path(in level: Level?) -> String {
        guard let level else { return "" }
        guard let key = level.key else { return "\(level.path)[\(level.items.count)]" }
        return level.path.isEmpty ? key.text : "\(level.path).\(key.text)"
    }
}
