extension FlowStack {
    /// Dismisses a destination and what lies above it, as a program does; by default the one on top. Its link is brought
    /// into view before the dismissal begins.
    @discardableResult
    public mutating func flowDismiss(_ id: PresentationID? = nil) -> [FlowEffect] {
        guard let id = id ?? presentations.last?.id, let depth = depth(of: id) else { return [] }
        return remove(downTo: depth, .flowDismiss)
    }

    /// The user dismisses the destination on top, unless that is disabled or it cannot be dismissed like this: a swipe up
    /// only where its link allows it, what was pushed only from the edge, a sheet only down, a cover not at all.
    @discardableResult
    public mutating func dismissInteractively(by cause: DismissCause) -> [FlowEffect] {
        guard let top else { return [] }
        let isForbidden =
            cause.isInteractive && !canDismissInteractively
            || !isOpen(to: cause)
        guard !isForbidden else { return [.refused(top.id, cause)] }
        return remove(downTo: path.count - 1, cause)
    }

    /// Whether nothing keeps the user from dismissing the destination on top, if there is one.
    public var canDismissInteractively: Bool {
        !isInteractiveDismissDisabled && top?.isInteractiveDismissDisabled != true
    }

    /// Whether there is a destination on top that can be dismissed like this, unless dismissal is disabled.
    public func isOpen(to cause: DismissCause) -> Bool {
        top.map { $0.isOpen(to: cause) || cause == .swipeUp && allowsSwipeUp } ?? false
    }

    /// Keeps the user from dismissing a destination, by default the one on top, or no longer.
    public mutating func setInteractiveDismissDisabled(_ isDisabled: Bool, for id: PresentationID? = nil) {
        guard let id = id ?? presentations.last?.id, let depth = depth(of: id) else { return }
        presentations[depth].isInteractiveDismissDisabled = isDisabled
    }

    mutating func remove(downTo depth: Int, _ cause: DismissCause) -> [FlowEffect] {
        var effects: [FlowEffect] = []
        while presentations.count > max(0, depth), var leaving = presentations.last {
            // Only what returns to a screen that stays has its link brought into view.
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
