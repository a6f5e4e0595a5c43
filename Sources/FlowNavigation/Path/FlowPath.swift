/// What a stack presents above its root, from the lowest to the top: hashable values of any types.
///
/// Appending, removing and copying take the same time however long the path is.
public struct FlowPath: Hashable, Sendable {
    /// A value on the path and, when it was said, from which link it is presented.
    public struct Element: Hashable, Sendable {
        /// The value that is presented.
        public var value: FlowValue
        /// The identifier of the link that presents it; `nil`: the most recently made link that does.
        public var linkID: FlowLinkID?

        /// A value, presented from the link with this identifier.
        public init(_ value: FlowValue, linkID: FlowLinkID? = nil) {
            self.value = value
            self.linkID = linkID
        }
    }

    private var elements = ChunkedArray<Element>()

    /// The root alone.
    public init() {}

    /// These values, the last on top: a typed array as a path.
    public init(_ values: some Sequence<some Hashable & Sendable>) {
        for value in values { append(value) }
    }

    /// How many values there are.
    public var count: Int { elements.count }
    /// Whether only the root is there.
    public var isEmpty: Bool { elements.isEmpty }
    /// The value on top.
    public var last: Element? { elements.last }

    /// The element at this depth: 0 is what the root presents. `nil` where there is none.
    public func element(at depth: Int) -> Element? {
        depth >= 0 && depth < count ? elements[depth] : nil
    }

    /// Puts a value on top, presented from the link with this identifier.
    public mutating func append(_ value: some Hashable & Sendable, linkID: FlowLinkID? = nil) {
        append(Element(FlowValue(value), linkID: linkID))
    }

    /// Puts an element on top.
    public mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes the top values off, at most as many as there are.
    public mutating func removeLast(_ number: Int = 1) {
        guard number > 0 else { return }
        for _ in 0..<Swift.min(number, count) { elements.removeLast() }
    }

    /// Back to the root.
    public mutating func removeAll() {
        elements = ChunkedArray()
    }

    /// The values as an array of one type, or `nil` if one of them is of another.
    public func values<Value>(as type: Value.Type) -> [Value]? {
        var values: [Value] = []
        values.reserveCapacity(count)
        for element in elements {
            guard let value = element.value.as(type) else { return nil }
            values.append(value)
        }
        return values
    }

    /// Replaces the value at this depth, as a screen does that edits its own state. Nothing happens where there is none.
    public mutating func replaceValue(at depth: Int, with value: some Hashable & Sendable) {
        guard depth >= 0, depth < count else { return }
        elements[depth].value = FlowValue(value)
    }

    /// How many elements the two have in common from the lowest on.
    public func commonPrefix(with other: FlowPath) -> Int {
        var depth = 0
        let shorter = Swift.min(count, other.count)
        while depth < shorter, elements[depth] == other.elements[depth] { depth += 1 }
        return depth
    }
}

extension FlowPath: Sequence {
    /// The elements from the lowest to the top.
    public func makeIterator() -> some IteratorProtocol<Element> { elements.makeIterator() }
}
