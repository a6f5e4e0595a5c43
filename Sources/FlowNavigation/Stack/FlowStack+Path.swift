extension FlowStack {
    /// Presents a value from the link with this identifier, or by default from the most recently created link to the
    /// value. If there is no such link, the destination slides in from the side.
    public mutating func append(
        _ value: some Hashable & Sendable, linkID: FlowLinkID? = nil
    ) throws(FlowError) -> [FlowEffect] {
        try append(FlowPath.Element(FlowValue(value), linkID: linkID))
    }

    /// Presents an element of a path.
    public mutating func append(_ element: FlowPath.Element) throws(FlowError) -> [FlowEffect] {
        let content = try destinations.content(for: element.value)
        return try present(element, content, source(of: element))
    }

    /// Dismisses up to this many destinations from the top.
    @discardableResult
    public mutating func removeLast(_ number: Int = 1) -> [FlowEffect] {
        let depth = max(0, path.count - max(0, number))
        return remove(downTo: depth, .path)
    }

    /// Dismisses everything above the root.
    @discardableResult
    public mutating func removeAll() -> [FlowEffect] { remove(downTo: 0, .path) }

    /// Replaces the path. Elements shared with the current path, from the root on, stay; the rest is dismissed or
    /// presented.
    @discardableResult
    public mutating func setPath(_ path: FlowPath) throws(FlowError) -> [FlowEffect] {
        let common = self.path.commonPrefix(with: path)
        var contents: [(FlowPath.Element, ScreenContent)] = []
        for depth in common..<max(common, path.count) {
            guard let element = path.element(at: depth) else { continue }
            contents.append((element, try destinations.content(for: element.value)))
        }
        let before = contents.isEmpty ? nil : self
        var effects = remove(downTo: common, .path)
        do throws(FlowError) {
            for (element, content) in contents { effects += try present(element, content, source(of: element)) }
        } catch {
            self = before ?? self
            throw error
        }
        return effects
    }

    /// Replaces the path with these values: a typed array instead of a path.
    @discardableResult
    public mutating func setPath(
        _ values: some Sequence<some Hashable & Sendable>
    ) throws(FlowError) -> [FlowEffect] {
        try setPath(FlowPath(values))
    }

    /// Whether the destination with this key is on the path.
    public func isPresented(_ key: String) -> Bool {
        active[FlowValue(PresentedDestination(key))]?.contains { depth(of: $0) != nil } ?? false
    }

    /// Presents the destination with this key, or dismisses it with everything above it.
    @discardableResult
    public mutating func setPresented(_ key: String, _ isPresented: Bool) throws(FlowError) -> [FlowEffect] {
        let value = PresentedDestination(key)
        guard isPresented != self.isPresented(key) else { return [] }
        if isPresented { return try append(value) }
        let depths = (active[FlowValue(value)] ?? []).compactMap { depth(of: $0) }
        return remove(downTo: depths.min() ?? path.count, .path)
    }

    func source(of element: FlowPath.Element) -> PresentationSource {
        if let linkID = element.linkID {
            return PresentationSource(
                kind: .identified, instance: links.links(presenting: element.value, linkID: linkID).last,
                linkID: linkID, firstLater: links.next)
        }
        return PresentationSource(
            kind: .latest, instance: links.links(presenting: element.value).last, firstLater: links.next)
    }
}
