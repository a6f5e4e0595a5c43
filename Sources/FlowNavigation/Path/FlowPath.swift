/// What a stack presents above its root, from bottom to top: hashable values of any type.
///
/// Appending, removing and copying take constant time, however long the path is.
public struct FlowPath: Hashable, Sendable {
    /// A value on the path, optionally with the link that presents it.
    public struct Element: Hashable, Sendable {
        /// The presented value.
        public var value: FlowValue
        /// The identifier of the link that presents it; `nil`: the most recently created link to the value.
        public var linkID: FlowLinkID?

        /// A value that the link with this identifier presents.
        public init(_ value: FlowValue, linkID: FlowLinkID? = nil) {
            self.value = value
            self.linkID = linkID
        }
    }

    private var elements = ChunkedArray<Element>()

    /// An empty path: only the root is shown.
    public init() {}

    /// A path with these values; the last one is on top.
    public init(_ values: some Sequence<some Hashable & Sendable>) {
        for value in values { append(value) }
    }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }
    /// The value on top.
    public var last: Element? { elements.last }

    /// The element at this depth; 0 is the one the root presents. `nil` if the path is shorter.
    public func element(at depth: Int) -> Element? {
        depth >= 0 && depth < count ? elements[depth] : nil
    }

    /// Pushes a value that the link with this identifier presents.
    public mutating func append(_ value: some Hashable & Sendable, linkID: FlowLinkID? = nil) {
        append(Element(FlowValue(value), linkID: linkID))
    }

    /// Pushes an element.
    public mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes up to this many values from the top.
    public mutating func removeLast(_ number: Int = 1) {
        guard number > 0 else { return }
        for _ in 0..<Swift.min(number, count) { elements.removeLast() }
    }

    /// Removes everything above the root.
    public mutating func removeAll() {
        elements = ChunkedArray()
    }

    /// The values as an array of one type, or `nil` if any value has another type.
    public func values<Value>(as type: Value.Type) -> [Value]? {
        var values: [Value] = []
        values.reserveCapacity(count)
        for element in elements {
            guard let value = element.value.as(type) else { return nil }
            values.append(value)
        }
        return values
    }

    /// Replaces the value at this depth, as when a screen edits its own state. Does nothing if the path is shorter.
    public mutating func replaceValue(at depth: Int, with value: some Hashable & Sendable) {
        guard depth >= 0, depth < count else { return }
        elements[depth].value = FlowValue(value)
    }

    /// How many elements the two paths share, counted from the bottom.
    public func commonPrefix(with other: FlowPath) -> Int {
        var depth = 0
        let shorter = Swift.min(count, other.count)
        while depth < shorter, elements[depth] == other.elements[depth] { depth += 1 }
        return depth
    }
}

extension FlowPath: Sequence {
    /// The elements from bottom to top.
    public func makeIterator() -> some IteratorProtocol<Element> { elements.makeIterator() }
}
