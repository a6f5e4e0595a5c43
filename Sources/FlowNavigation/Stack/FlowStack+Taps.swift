import Geometry

/// What is under a finger.
public enum TapTarget: Hashable, Sendable {
    /// A link.
    case link(LinkInstance)
    /// A control in a link's label, by its index.
    case control(LinkInstance, Int)
    /// The dimmed area beside a card.
    case scrim
    /// Nothing that reacts.
    case nothing
}

extension FlowStack {
    /// What is at a position in the stack's coordinates: first the overlay, then the destination on top or, beside a
    /// card, its scrim. Anything behind those cannot be reached.
    public func target(at position: Point) -> TapTarget {
        if isOverlayShown, let target = target(on: .overlay, at: position) { return target }
        guard let top = presentations.last else { return target(on: .root, at: position) ?? .nothing }
        guard frame(of: .destination(top.id)).contains(position) else {
            return top.configuration.showsScrim ? .scrim : .nothing
        }
        return target(on: .destination(top.id), at: position) ?? .nothing
    }

    /// Taps at a position in the stack's coordinates: activates the link there, or dismisses by the scrim.
    public mutating func tap(at position: Point) throws(FlowError) -> [FlowEffect] {
        pressedLink = nil
        switch target(at: position) {
        case .link(let instance): return try activate(instance)
        case .scrim: return dismissInteractively(by: .scrim)
        case .control, .nothing: return []
        }
    }

    /// A finger went down: presses the link under it.
    public mutating func touchDown(at position: Point) {
        pressedLink = nil
        if case .link(let instance) = target(at: position) { pressedLink = instance }
    }

    /// The finger lifted or started a drag: releases the pressed link.
    public mutating func touchUp() {
        pressedLink = nil
    }

    /// The scale of a link's label: slightly below 1 while its button is pressed.
    public func labelScale(of instance: LinkInstance) -> Double {
        pressedLink == instance && link(instance)?.activation == .button ? LinkActivation.pressedScale : 1
    }

    /// Presents the link's destination. A link on a screen works only while that screen is on top; a link of the
    /// overlay works at any depth.
    public mutating func activate(_ instance: LinkInstance) throws(FlowError) -> [FlowEffect] {
        guard let location = links[instance], let link = link(instance) else { throw .unknownLink }
        if location.screen != .overlay {
            let depth = depth(of: location.screen)
            guard depth == path.count else { throw .alreadyPresenting(depth: depth) }
        }
        guard !isHidden(instance) else { throw .linkIsHidden }
        let content = try destinations.content(for: link.value)
        pressedLink = nil
        let source = PresentationSource(kind: .activated, instance: instance, firstLater: links.next)
        return try present(FlowPath.Element(link.value, linkID: link.linkID), content, source)
    }

    /// Whether the overlay is visible.
    public var isOverlayShown: Bool {
        overlay != nil && !(overlayLayout?.isOnlyOverRoot == true && !path.isEmpty)
    }

    private func target(on id: ScreenID, at position: Point) -> TapTarget? {
        let screen = screen(id)
        let frame = frame(of: id)
        guard frame.inset(by: screen.bars).contains(position) else { return nil }
        let inContent = Point(x: position.x - frame.x, y: position.y - frame.y + screen.scrollOffset)
        guard let found = screen.link(at: inContent, where: { !isHidden($0) }) else { return nil }
        if let control = found.link.control(at: inContent) { return .control(found.instance, control) }
        return .link(found.instance)
    }
}
