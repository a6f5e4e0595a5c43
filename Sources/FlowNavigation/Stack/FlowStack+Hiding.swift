extension FlowStack {
    /// Whether the link is hidden because its destination is presented or still on its way back.
    public func isHidden(_ instance: LinkInstance) -> Bool {
        guard let location = links[instance], let ids = active[location.value] else { return false }
        return ids.contains { id in
            guard let presentation = presentation(id) else { return false }
            return hides(presentation, instance, location)
        }
    }

    /// All links that are hidden.
    public var hiddenLinks: Set<LinkInstance> {
        var hidden: Set<LinkInstance> = []
        for value in active.keys {
            for instance in links.links(presenting: value) where isHidden(instance) { hidden.insert(instance) }
        }
        return hidden
    }

    /// The link to which a destination would return now: the one that was activated as long as it exists, else the one
    /// that was made in its stead.
    func currentLink(of presentation: Presentation) -> LinkInstance? {
        let source = presentation.source
        if let instance = source.instance, links[instance] != nil { return instance }
        let value = presentation.element.value
        switch source.kind {
        case .latest: return links.links(presenting: value).last
        case .identified: return links.links(presenting: value, linkID: source.linkID).last
        case .activated: return successors(of: source, presenting: value).last
        }
    }

    /// The links that may stand where the activated one did: they were made later, on the same screen, with the same
    /// identifier.
    private func successors(of source: PresentationSource, presenting value: FlowValue) -> [LinkInstance] {
        let made = links.links(presenting: value, linkID: source.linkID)
        return made.drop { $0.number < source.firstLater }.filter { links[$0]?.screen == source.screen }
    }

    private func hides(
        _ presentation: Presentation, _ instance: LinkInstance, _ location: LinkTable.Location
    ) -> Bool {
        guard presentation.isZooming else { return false }
        let source = presentation.source
        switch source.kind {
        case .latest: return true
        case .identified: return currentLink(of: presentation) == instance
        case .activated:
            if let activated = source.instance, links[activated] != nil { return activated == instance }
            let value = location.value
            // A link of old on the same screen is known not to be the one, and the newest later one must be.
            let hasSibling = links.links(presenting: value, linkID: source.linkID).contains {
                $0.number < source.firstLater && links[$0]?.screen == source.screen
            }
            if hasSibling { return currentLink(of: presentation) == instance }
            // Nothing says which of several it is: any of them might be.
            return successors(of: source, presenting: value).contains(instance)
        }
    }
}
