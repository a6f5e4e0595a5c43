/// The links of a stack: which exist, where they are, and which of them present a given value.
struct LinkTable: Sendable {
    struct Location: Hashable, Sendable {
        var screen: ScreenID
        var ordinal: Int
        var value: FlowValue
        var linkID: FlowLinkID?
    }

    private struct Key: Hashable {
        var value: FlowValue
        var linkID: FlowLinkID?
    }

    private var locations: [LinkInstance: Location] = [:]
    private var byValue: [FlowValue: [LinkInstance]] = [:]
    private var byKey: [Key: [LinkInstance]] = [:]
    /// The number of the next link.
    private(set) var next = 0

    mutating func add(_ link: FlowLink, on screen: ScreenID, ordinal: Int) -> LinkInstance {
        let instance = LinkInstance(number: next)
        next += 1
        locations[instance] = Location(screen: screen, ordinal: ordinal, value: link.value, linkID: link.linkID)
        byValue[link.value, default: []].append(instance)
        byKey[Key(value: link.value, linkID: link.linkID), default: []].append(instance)
        return instance
    }

    mutating func remove(_ instance: LinkInstance) {
        guard let location = locations.removeValue(forKey: instance) else { return }
        Self.remove(instance, from: &byValue, location.value)
        Self.remove(instance, from: &byKey, Key(value: location.value, linkID: location.linkID))
    }

    /// Records that the link's ordinal on its screen has changed.
    mutating func relocate(_ instance: LinkInstance, to ordinal: Int) {
        locations[instance]?.ordinal = ordinal
    }

    subscript(instance: LinkInstance) -> Location? { locations[instance] }

    /// The links that present the value, oldest first.
    func links(presenting value: FlowValue) -> [LinkInstance] { byValue[value] ?? [] }

    /// The links that present the value with this identifier (or without one), oldest first.
    func links(presenting value: FlowValue, linkID: FlowLinkID?) -> [LinkInstance] {
        byKey[Key(value: value, linkID: linkID)] ?? []
    }

    private static func remove<Key>(
        _ instance: LinkInstance, from lists: inout [Key: [LinkInstance]], _ key: Key
    ) {
        guard let list = lists[key] else { return }
        if list.count == 1 {
            lists[key] = nil
            return
        }
        // The numbers are ascending, so a binary search finds the index.
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle] < instance { low = middle + 1 } else { high = middle }
        }
        guard low < list.count, list[low] == instance else { return }
        lists[key]?.remove(at: low)
    }
}
