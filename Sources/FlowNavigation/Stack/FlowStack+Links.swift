import Geometry

extension FlowStack {
    /// The current state of the link.
    public func link(_ instance: LinkInstance) -> FlowLink? {
        guard let location = links[instance] else { return nil }
        return screen(location.screen).slots[location.ordinal].link
    }

    /// The screen of a presentation, including departing ones.
    public func value(of id: PresentationID) -> FlowValue? { presentation(id)?.element.value }

    /// The existing links of a screen, in order.
    public func instances(on screen: ScreenID) -> [LinkInstance] {
        exists(screen) ? self.screen(screen).instances : []
    }

    /// The frame that the link's destination zooms out of, in the stack's coordinates.
    public func place(of instance: LinkInstance) -> Rect? {
        guard let location = links[instance] else { return nil }
        let frame = frame(of: location.screen)
        let screen = screen(location.screen)
        return screen.slots[location.ordinal].link.zoomFrame.offset(x: frame.x, y: frame.y - screen.scrollOffset)
    }

    /// Adds a link in front of the others on its screen.
    @discardableResult
    public mutating func addLink(_ link: FlowLink, on id: ScreenID) -> LinkInstance? {
        guard exists(id) else { return nil }
        let ordinal = withScreen(id) { $0.add(link) }
        if screen(id).isLazy {
            realize(id)
        } else {
            make(ordinal, on: id)
        }
        return screen(id).slots[ordinal].instance
    }

    /// Removes a link for good.
    public mutating func removeLink(_ instance: LinkInstance) {
        guard let location = links[instance] else { return }
        letGo(instance)
        withScreen(location.screen) { $0.remove(location.ordinal) }
    }

    /// Moves a link on its screen, as a layout does. Destinations returning to it follow.
    @discardableResult
    public mutating func moveLink(_ instance: LinkInstance, to frame: Rect) -> [FlowEffect] {
        guard let location = links[instance] else { return [] }
        withScreen(location.screen) { $0.move(location.ordinal, to: frame) }
        return departures.isEmpty ? [] : retargetDepartures()
    }

    /// Creates the links of a screen; for a lazy list only those in view.
    mutating func fill(_ id: ScreenID, with links: [FlowLink]) {
        for link in links { withScreen(id) { _ = $0.add(link) } }
        rest(id)
        if screen(id).isLazy {
            realize(id)
        } else {
            for ordinal in screen(id).slots.indices { make(ordinal, on: id) }
        }
    }

    mutating func make(_ ordinal: Int, on id: ScreenID) {
        let instance = links.add(screen(id).slots[ordinal].link, on: id, ordinal: ordinal)
        withScreen(id) { $0.setInstance(instance, at: ordinal) }
    }

    /// Removes the link. Destinations that return to it keep its last frame.
    mutating func letGo(_ instance: LinkInstance) {
        guard let location = links[instance] else { return }
        for id in active[location.value] ?? [] {
            guard let depth = depth(of: id), currentLink(of: presentations[depth]) == instance else { continue }
            presentations[depth].source.lastPlace = place(of: instance)
        }
        links.remove(instance)
        snapshots.forget(instance)
        if pressedLink == instance { pressedLink = nil }
        withScreen(location.screen) { $0.setInstance(nil, at: location.ordinal) }
    }

    /// Removes all links of a screen.
    mutating func empty(_ id: ScreenID) {
        for instance in screen(id).instances { letGo(instance) }
    }
}
