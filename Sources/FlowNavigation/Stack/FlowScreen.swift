import Geometry

/// A screen of a stack: its links and its scroll position.
struct FlowScreen: Sendable {
    struct Slot: Sendable {
        var link: FlowLink
        /// The current instance of the link; `nil` while a lazy list does not have it.
        var instance: LinkInstance?
        var isRemoved = false
    }

    let id: ScreenID
    var contentHeight: Double?
    var bars: Insets
    var isLazy: Bool
    var ignoredSafeArea: [IgnoredSafeArea]
    var hostsNavigation: Bool
    var scrollOffset = 0.0
    private(set) var slots: [Slot] = []
    private var index = SpatialIndex()
    private var rows: [RowID: Int] = [:]
    private var live: Set<Int> = []

    init(id: ScreenID, content: ScreenContent) {
        self.id = id
        contentHeight = content.contentHeight
        bars = content.bars
        isLazy = content.isLazy
        ignoredSafeArea = content.ignoredSafeArea
        hostsNavigation = content.hostsNavigation
        slots.reserveCapacity(content.links.count)
    }

    /// Adds a link in front of the others and returns its ordinal.
    mutating func add(_ link: FlowLink) -> Int {
        let ordinal = slots.count
        slots.append(Slot(link: link))
        index.insert(ordinal, link.frame)
        // If several rows share an identifier, the first one is used.
        if rows[link.rowID] == nil { rows[link.rowID] = ordinal }
        return ordinal
    }

    mutating func remove(_ ordinal: Int) {
        index.remove(ordinal, slots[ordinal].link.frame)
        slots[ordinal].isRemoved = true
        setInstance(nil, at: ordinal)
        if rows[slots[ordinal].link.rowID] == ordinal {
            let rowID = slots[ordinal].link.rowID
            rows[rowID] = slots.indices.first { !slots[$0].isRemoved && slots[$0].link.rowID == rowID }
        }
    }

    mutating func move(_ ordinal: Int, to frame: Rect) {
        index.remove(ordinal, slots[ordinal].link.frame)
        slots[ordinal].link.frame = frame
        index.insert(ordinal, frame)
    }

    mutating func setInstance(_ instance: LinkInstance?, at ordinal: Int) {
        slots[ordinal].instance = instance
        guard isLazy else { return }
        if instance == nil { live.remove(ordinal) } else { live.insert(ordinal) }
    }

    /// The existing links, in order.
    var instances: [LinkInstance] {
        isLazy ? live.sorted().compactMap { slots[$0].instance } : slots.compactMap(\.instance)
    }

    /// The ordinals of the links that a lazy list currently has.
    var liveOrdinals: Set<Int> { live }

    /// The row with this identifier.
    func row(_ rowID: RowID) -> Int? { rows[rowID] }

    /// The links in the rectangle, in the coordinates of the content.
    func ordinals(in rect: Rect) -> [Int] {
        index.candidates(in: rect).filter { slots[$0].link.frame.intersects(rect) }
    }

    /// The frontmost existing link at the position, in the coordinates of the content, for which `isSeen` is true.
    func link(at position: Point, where isSeen: (LinkInstance) -> Bool) -> (link: FlowLink, instance: LinkInstance)? {
        var front: Int?
        index.candidates(at: position) { ordinal in
            guard ordinal > front ?? -1, slots[ordinal].link.frame.contains(position),
                let instance = slots[ordinal].instance, isSeen(instance)
            else { return }
            front = ordinal
        }
        guard let front, let instance = slots[front].instance else { return nil }
        return (slots[front].link, instance)
    }
}
