import Geometry

extension FlowStack {
    /// The target that a destination would return to now, in the stack's coordinates.
    public func returnPlace(of id: PresentationID) -> ZoomOrigin? {
        presentation(id).map { origin(of: $0) }
    }

    /// Scrolls a screen until the link is fully visible between the bars. Does nothing if it already is.
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

    /// Scrolls the link of a destination into view: by its frame if it exists, otherwise by the identifier of its row.
    mutating func bringSourceIntoView(of presentation: Presentation) -> [FlowEffect] {
        if let instance = currentLink(of: presentation) { return bringIntoView(instance) }
        guard let screen = presentation.source.screen, exists(screen), let rowID = presentation.source.rowID,
            let ordinal = self.screen(screen).row(rowID)
        else { return [] }
        return bringIntoView(ordinal, on: screen)
    }

    /// Retargets departing destinations whose link has moved.
    mutating func retargetDepartures() -> [FlowEffect] {
        departures.keys.sorted().flatMap { retargetDeparture($0) }
    }

    mutating func retargetDeparture(_ id: PresentationID) -> [FlowEffect] {
        guard let departure = departures[id] else { return [] }
        let target = origin(of: departure.presentation)
        // If the link disappeared with its screen, the destination keeps its target.
        guard target != departure.target, case .link = target else { return [] }
        departures[id]?.target = target
        return [.retargeted(id, to: target)]
    }

    private mutating func bringIntoView(_ ordinal: Int, on id: ScreenID) -> [FlowEffect] {
        offset(showing: ordinal, on: id).map { scroll(id, to: $0) } ?? []
    }

    /// The nearest scroll offset at which the link is clear of the insets. If the link is too tall for that, its top is
    /// aligned.
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
