extension FlowStack {
    /// Dismisses a destination and everything above it, by default the one on top, as a program does. Scrolls its link
    /// into view first.
    @discardableResult
    public mutating func flowDismiss(_ id: PresentationID? = nil) -> [FlowEffect] {
        guard let id = id ?? presentations.last?.id, let depth = depth(of: id) else { return [] }
        return remove(downTo: depth, .flowDismiss)
    }

    /// Dismisses the destination on top on behalf of the user, unless that is disabled or not possible in this way:
    /// swiping up needs the link's permission, a pushed screen goes only from the edge, a sheet only down, a cover not
    /// at all.
    @discardableResult
    public mutating func dismissInteractively(by cause: DismissCause) -> [FlowEffect] {
        guard let top else { return [] }
        let isForbidden =
            cause.isInteractive && !canDismissInteractively
            || !isOpen(to: cause)
        guard !isForbidden else { return [.refused(top.id, cause)] }
        return remove(downTo: path.count - 1, cause)
    }

    /// Whether the user may dismiss the destination on top, if there is one.
    public var canDismissInteractively: Bool {
        !isInteractiveDismissDisabled && top?.isInteractiveDismissDisabled != true
    }

    /// Whether the destination on top can be dismissed in this way and dismissal is not disabled.
    public func isOpen(to cause: DismissCause) -> Bool {
        top.map { $0.isOpen(to: cause) || cause == .swipeUp && allowsSwipeUp } ?? false
    }

    /// Disables or enables dismissal by the user, by default for the destination on top.
    public mutating func setInteractiveDismissDisabled(_ isDisabled: Bool, for id: PresentationID? = nil) {
        guard let id = id ?? presentations.last?.id, let depth = depth(of: id) else { return }
        presentations[depth].isInteractiveDismissDisabled = isDisabled
    }

    mutating func remove(downTo depth: Int, _ cause: DismissCause) -> [FlowEffect] {
        var effects: [FlowEffect] = []
        while presentations.count > max(0, depth), var leaving = presentations.last {
            // Only scroll for destinations whose parent screen stays.
            let isLowest = presentations.count == depth + 1
            if cause != .path, isLowest { effects += bringSourceIntoView(of: leaving) }
            leaving = presentations.last ?? leaving
            let target = origin(of: leaving)
            empty(.destination(leaving.id))
            presentations.removeLast()
            path.removeLast()
            leaving.screen = FlowScreen(id: leaving.screen.id, content: ScreenContent())
            leaving.phase = .dismissing
            departures[leaving.id] = Departure(presentation: leaving, target: target)
            arriving.remove(leaving.id)
            effects.append(.dismissed(leaving.id, cause, to: target, animation: animation))
            if let key = leaving.element.value.as(PresentedDestination.self)?.key {
                effects.append(.isPresentedChanged(key: key, false))
            }
            if cause == .path, isLowest {
                effects += bringSourceIntoView(of: leaving)
                effects += retargetDeparture(leaving.id)
            }
        }
        return effects
    }
}
