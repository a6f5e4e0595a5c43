import Geometry

extension FlowStack {
    /// The frame of a screen in the stack's coordinates.
    public func frame(of screen: ScreenID) -> Rect {
        switch screen {
        case .root: return Rect(environment.size)
        case .overlay: return overlayLayout?.frame(in: environment) ?? Rect(environment.size)
        case .destination(let id): return layout(of: id)?.frame ?? Rect(environment.size)
        }
    }

    /// The layout of a presented destination.
    public func layout(of id: PresentationID) -> PresentationLayout? {
        presentation(id).map { PresentationLayout(style: $0.configuration.presentationStyle, in: environment) }
    }

    /// The insets of a screen: its bars, and the safe area where the screen respects it.
    public func covered(on id: ScreenID) -> Insets {
        let screen = screen(id)
        switch id {
        case .overlay: return .none
        case .root:
            return PresentationLayout(style: .fullScreen, in: environment)
                .contentInsets(ignoring: screen.ignoredSafeArea, hostsNavigation: screen.hostsNavigation)
                .union(screen.bars)
        case .destination(let presentation):
            let insets = layout(of: presentation)?
                .contentInsets(ignoring: screen.ignoredSafeArea, hostsNavigation: screen.hostsNavigation)
            return (insets ?? .none).union(screen.bars)
        }
    }

    /// The scroll offset of a screen, in points; `nil` if it does not scroll. At the top it is minus the top inset.
    public func scrollOffset(of id: ScreenID) -> Double? {
        guard exists(id) else { return nil }
        let screen = screen(id)
        return screen.contentHeight == nil ? nil : screen.scrollOffset
    }

    /// The possible scroll offsets of a screen.
    public func scrollRange(of id: ScreenID) -> ClosedRange<Double>? {
        guard exists(id), let height = screen(id).contentHeight else { return nil }
        let covered = covered(on: id)
        return -covered.top...max(-covered.top, height + covered.bottom - frame(of: id).height)
    }

    /// Scrolls a screen, clamped to its content.
    @discardableResult
    public mutating func scroll(_ id: ScreenID, to offset: Double) -> [FlowEffect] {
        guard let range = scrollRange(of: id), !offset.isNaN else { return [] }
        let reached = max(range.lowerBound, min(offset, range.upperBound))
        guard reached != screen(id).scrollOffset else { return [] }
        withScreen(id) { $0.scrollOffset = reached }
        realize(id)
        return [.scrolled(id, offset: reached)]
    }

    /// Sets the surroundings of the stack after a rotation, a resize or a change of the keyboard. Departing
    /// destinations are retargeted to the current frames of their links.
    @discardableResult
    public mutating func setEnvironment(_ environment: FlowEnvironment) -> [FlowEffect] {
        guard environment != self.environment else { return [] }
        let wasResting = screenIDs.map { id in scrollRange(of: id).map { screen(id).scrollOffset == $0.lowerBound } }
        self.environment = environment
        for (id, rested) in zip(screenIDs, wasResting) {
            guard let range = scrollRange(of: id) else { continue }
            let offset = screen(id).scrollOffset
            let kept = rested == true ? range.lowerBound : max(range.lowerBound, min(offset, range.upperBound))
            withScreen(id) { $0.scrollOffset = kept }
            realize(id)
        }
        return retargetDepartures()
    }

    /// Lays out a screen again. Links with the same value, identifier and row stay the same instance, unless
    /// `recreatesLinks` makes all of them new instances, so that the old ones cannot be matched to them.
    @discardableResult
    public mutating func layOut(
        _ id: ScreenID, _ content: ScreenContent, recreatesLinks: Bool = false
    ) -> [FlowEffect] {
        guard exists(id) else { return [] }
        let old = screen(id)
        let isResting = scrollRange(of: id).map { old.scrollOffset == $0.lowerBound } ?? true
        var kept: [LinkInstance?] = []
        if recreatesLinks || old.isLazy || content.isLazy {
            empty(id)
        } else {
            kept = match(old, content.links)
        }
        var new = FlowScreen(id: id, content: content)
        new.scrollOffset = old.scrollOffset
        for link in content.links { _ = new.add(link) }
        withScreen(id) { $0 = new }
        for (ordinal, instance) in kept.enumerated() {
            guard let instance else { continue }
            links.relocate(instance, to: ordinal)
            withScreen(id) { $0.setInstance(instance, at: ordinal) }
        }
        if isResting { rest(id) }
        if let range = scrollRange(of: id) {
            withScreen(id) { $0.scrollOffset = max(range.lowerBound, min($0.scrollOffset, range.upperBound)) }
        }
        if content.isLazy {
            realize(id)
        } else {
            for ordinal in screen(id).slots.indices where screen(id).slots[ordinal].instance == nil {
                make(ordinal, on: id)
            }
        }
        return retargetDepartures()
    }

    /// At rest, scrolling content starts below the top inset.
    mutating func rest(_ id: ScreenID) {
        guard let range = scrollRange(of: id) else { return }
        withScreen(id) { $0.scrollOffset = range.lowerBound }
    }

    /// A lazy list creates the links in view and drops the others.
    mutating func realize(_ id: ScreenID) {
        guard screen(id).isLazy else { return }
        let (left, entered) = passage(on: id)
        for instance in left { letGo(instance) }
        for ordinal in entered { make(ordinal, on: id) }
    }

    /// The links that a lazy list drops, and the rows it creates.
    private func passage(on id: ScreenID) -> (left: [LinkInstance], entered: [Int]) {
        let screen = screen(id)
        let extent = frame(of: id).extent
        let window = Rect(x: 0, y: screen.scrollOffset, width: extent.width, height: extent.height)
        let visible = screen.ordinals(in: window)
        let left = screen.liveOrdinals.subtracting(visible).sorted().compactMap { screen.slots[$0].instance }
        return (left, visible.filter { screen.slots[$0].instance == nil })
    }

    private mutating func match(_ old: FlowScreen, _ new: [FlowLink]) -> [LinkInstance?] {
        struct Key: Hashable {
            var value: FlowValue
            var linkID: FlowLinkID?
            var rowID: RowID
        }
        func key(_ link: FlowLink) -> Key { Key(value: link.value, linkID: link.linkID, rowID: link.rowID) }
        var waiting: [Key: [LinkInstance]] = [:]
        for slot in old.slots.reversed() {
            if let instance = slot.instance { waiting[key(slot.link), default: []].append(instance) }
        }
        let kept = new.map { waiting[key($0)]?.popLast() }
        for instance in waiting.values.joined() { letGo(instance) }
        return kept
    }
}
