import Geometry

extension FlowStack {
    /// Where a destination would return to now, in the stack's coordinates.
    public func returnPlace(of id: PresentationID) -> ZoomOrigin? {
        presentation(id).map { origin(of: $0) }
    }

    /// Scrolls a screen so that the link is fully in view, clear of its bars; nothing where it is already.
    @discardableResult
    public mutating func bringIntoView(_ instance: LinkInstance) -> [FlowEffect] {
        guard let location = links[instance] else { return [] }
        return bringIntoView(location.ordinal, on: location.screen)
    }

    func origin(of presentation: Presentation) -> ZoomOrigin {
        guard presentation.isZooming else { return presentation.side }
        if let instance = currentLink(of: presentation), let place = place(of: instance) {
            return .link(instance, place)
        }
        return presentation.source.lastPlace.map { .lastKnown($0) } ?? .side
    }

    /// Brings the link of a destination into view: where it exists by its place, else by the identifier of its row.
    mutating func bringSourceIntoView(of presentation: Presentation) -> [FlowEffect] {
        if let instance = currentLink(of: presentation) { return bringIntoView(instance) }
        guard let screen = presentation.source.screen, exists(screen), let rowID = presentation.source.rowID,
            let ordinal = self.screen(screen).row(rowID)
        else { return [] }
        return bringIntoView(ordinal, on: screen)
    }

    /// What is on its way back to a link that is elsewhere now goes there.
    mutating func retargetDepartures() -> [FlowEffect] {
        departures.keys.sorted().flatMap { retargetDeparture($0) }
    }

    mutating func retargetDeparture(_ id: PresentationID) -> [FlowEffect] {
        guard let departure = departures[id] else { return [] }
        let target = origin(of: departure.presentation)
        // A link that is gone with its screen leaves the destination on its way.
        guard target != departure.target, case .link = target else { return [] }
        departures[id]?.target = target
        return [.retargeted(id, to: target)]
    }

    private mutating func bringIntoView(_ ordinal: Int, on id: ScreenID) -> [FlowEffect] {
        offset(showing: ordinal, on: id).map { scroll(id, to: $0) } ?? []
    }

    /// The offset nearest to the present one at which the link is clear of what covers the screen; the top of one that
    /// is too long for that.
    private func offset(showing ordinal: Int, on id: ScreenID) -> Double? {
        let screen = screen(id)
        guard screen.contentHeight != nil else { return nil }
        let covered = covered(on: id)
        let height = frame(of: id).height - covered.top - covered.bottom
        let link = screen.slots[ordinal].link.frame
        let top = screen.scrollOffset + covered.top
        if link.height > height || link.y < top { return link.y - covered.top }
        return link.bottom > top + height ? link.bottom - height - covered.top : nil
    }
}
