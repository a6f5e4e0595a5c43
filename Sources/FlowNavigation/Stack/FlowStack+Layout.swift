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

    /// Where the destination of a presentation lies.
    public func layout(of id: PresentationID) -> PresentationLayout? {
        presentation(id).map { PresentationLayout(style: $0.configuration.presentationStyle, in: environment) }
    }

    /// What covers a screen at its edges: the safe area as far as the screen keeps to it, and its bars.
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

    /// How far a screen is scrolled, in points; `nil` where nothing scrolls. At the top it is the negative height of
    /// what covers the top.
    public func scrollOffset(of id: ScreenID) -> Double? {
        guard exists(id) else { return nil }
        let screen = screen(id)
        return screen.contentHeight == nil ? nil : screen.scrollOffset
    }

    /// The offsets that a screen can take.
    public func scrollRange(of id: ScreenID) -> ClosedRange<Double>? {
        guard exists(id), let height = screen(id).contentHeight else { return nil }
        let covered = covered(on: id)
        return -covered.top...max(-covered.top, height + covered.bottom - frame(of: id).height)
    }

    /// Scrolls a screen, as far as its content goes.
    @discardableResult
    public mutating func scroll(_ id: ScreenID, to offset: Double) -> [FlowEffect] {
        guard let range = scrollRange(of: id), !offset.isNaN else { return [] }
        let reached = max(range.lowerBound, min(offset, range.upperBound))
        guard reached != screen(id).scrollOffset else { return [] }
        withScreen(id) { $0.scrollOffset = reached }
        realize(id)
        return [.scrolled(id, offset: reached)]
    }

    /// The stack's surroundings changed: rotation, the keyboard, another size. Destinations on their way back go to
    /// where their links are now.
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

    /// A screen is laid out anew.
    ///
    /// - Parameter recreatesLinks: Whether its links are made anew, so that nothing says which was which; else those with
    ///   the same value, identifier and row stay the same.
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

    /// Content that scrolls rests below what covers its top.
    mutating func rest(_ id: ScreenID) {
        guard let range = scrollRange(of: id) else { return }
        withScreen(id) { $0.scrollOffset = range.lowerBound }
    }

    /// A lazy list makes the links in view and lets go of the others.
    mutating func realize(_ id: ScreenID) {
        guard screen(id).isLazy else { return }
        let (left, entered) = passage(on: id)
        for instance in left { letGo(instance) }
        for ordinal in entered { make(ordinal, on: id) }
    }

    /// Which links have left the view of a lazy list, and which rows have come into it.
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
