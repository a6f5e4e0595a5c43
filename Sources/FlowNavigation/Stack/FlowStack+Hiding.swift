extension FlowStack {
    /// Whether the link is hidden because its destination is presented or still departing.
    public func isHidden(_ instance: LinkInstance) -> Bool {
        guard let location = links[instance], let ids = active[location.value] else { return false }
        return ids.contains { id in
            guard let presentation = presentation(id) else { return false }
            return hides(presentation, instance, location)
        }
    }

    /// All hidden links.
    public var hiddenLinks: Set<LinkInstance> {
        var hidden: Set<LinkInstance> = []
        for value in active.keys {
            for instance in links.links(presenting: value) where isHidden(instance) { hidden.insert(instance) }
        }
        return hidden
    }

    /// The link that a destination would return to now: the activated one if it still exists, otherwise its
    /// replacement.
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

    /// Possible replacements of the activated link: created later, on the same screen, with the same identifier.
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
            // An older link on the same screen cannot be the replacement, so the newest later one must be.
            let hasSibling = links.links(presenting: value, linkID: source.linkID).contains {
                $0.number < source.firstLater && links[$0]?.screen == source.screen
            }
            if hasSibling { return currentLink(of: presentation) == instance }
            // Nothing tells the candidates apart, so it may be any of them.
            return successors(of: source, presenting: value).contains(instance)
        }
    }
}
