/// A stack of values in chunks. Appending and removing at the end take constant time, copies share all chunks, and
/// changing a copy duplicates one chunk.
struct ChunkedArray<Element> {
    /// Elements per chunk: few enough to duplicate a chunk in a microsecond or two.
    static var chunkSize: Int { 256 }

    private var chunks: [[Element]] = []
    private(set) var count = 0

    init() {}

    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    var isEmpty: Bool { count == 0 }
    var last: Element? { chunks.last?.last }

    subscript(position: Int) -> Element {
        get { chunks[position / Self.chunkSize][position % Self.chunkSize] }
        _modify { yield &chunks[position / Self.chunkSize][position % Self.chunkSize] }
    }

    mutating func append(_ element: Element) {
        if count % Self.chunkSize == 0 {
            var chunk: [Element] = []
            chunk.reserveCapacity(Self.chunkSize)
            chunks.append(chunk)
        }
        chunks[chunks.count - 1].append(element)
        count += 1
    }

    @discardableResult
    mutating func removeLast() -> Element? {
        guard count > 0 else { return nil }
        let element = chunks[chunks.count - 1].removeLast()
        count -= 1
        if count % Self.chunkSize == 0 { chunks.removeLast() }
        return element
    }
}

extension ChunkedArray: Sequence {
    func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { chunks.joined().makeIterator() }
}

extension ChunkedArray: Equatable where Element: Equatable {
    static func == (left: ChunkedArray, right: ChunkedArray) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension ChunkedArray: Hashable where Element: Hashable {
    func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}

extension ChunkedArray: Sendable where Element: Sendable {}
