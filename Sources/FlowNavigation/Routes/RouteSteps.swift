/// One step in a change of routes.
public struct RouteStep<Screen> {
    /// The routes after the step.
    public var routes: Routes<Screen>
    /// The delay that the platform needs before the next step, in seconds.
    public var delay: Double
}

extension RouteStep: Sendable where Screen: Sendable {}
extension RouteStep: Equatable where Screen: Equatable {}

/// Splits a change of routes into steps that a platform supports.
public enum RouteSteps {
    /// The steps from one set of routes to another. Routes that the two do not share are removed from the top down,
    /// then the new ones are added. The last step is the target. If nothing changes, there are no steps.
    ///
    /// If only the state of a screen changed and nothing above it has to go, it is changed in place, as a binding does.
    public static func steps<Screen: Equatable>(
        from old: Routes<Screen>, to new: Routes<Screen>, within limits: RouteLimits
    ) -> [RouteStep<Screen>] {
        guard old != new else { return [] }
        var steps: [RouteStep<Screen>] = []
        var current = old
        let kept = zip(old, new).prefix { $0.style == $1.style }.count
        while current.count > kept {
            let (count, isPresented) = removal(from: current.routes, downTo: kept, limits)
            current.goBack(count)
            steps.append(RouteStep(routes: current, delay: isPresented ? limits.delayAfterPresenting : 0))
        }
        if Array(current) != Array(new.prefix(kept)) {
            current = Routes(Array(new.prefix(kept)))
            steps.append(RouteStep(routes: current, delay: 0))
        }
        while current.count < new.count {
            let (count, isPresented) = addition(of: Array(new[current.count...]), limits)
            current.append(contentsOf: new[current.count..<current.count + count])
            steps.append(RouteStep(routes: current, delay: isPresented ? limits.delayAfterPresenting : 0))
        }
        if !steps.isEmpty { steps[steps.count - 1].delay = 0 }
        return steps
    }

    private static func removal<Screen>(
        from routes: [Route<Screen>], downTo kept: Int, _ limits: RouteLimits
    ) -> (count: Int, isPresented: Bool) {
        // Dismissing a presented screen also removes everything pushed from it.
        let going = routes[kept...]
        guard let presented = going.lastIndex(where: { $0.style.isPresented }) else {
            return (min(limits.pops ?? .max, going.count), false)
        }
        var (lowest, left) = (presented, limits.dismissals ?? .max)
        left -= 1
        while left > 0, let next = routes[kept..<lowest].lastIndex(where: { $0.style.isPresented }) {
            lowest = next
            left -= 1
        }
        return (routes.count - lowest, true)
    }

    private static func addition<Screen>(
        of coming: [Route<Screen>], _ limits: RouteLimits
    ) -> (count: Int, isPresented: Bool) {
        var (pushes, presentations, count) = (limits.pushes ?? .max, limits.presentations ?? .max, 0)
        // A limit of one applies to both kinds together: a platform that pushes one screen cannot present another in
        // the same step.
        let isAlone = limits.pushes == 1 || limits.presentations == 1
        for route in coming {
            if route.style.isPresented { presentations -= 1 } else { pushes -= 1 }
            if presentations < 0 || pushes < 0 || (isAlone && count > 0 && route.style != coming[0].style) { break }
            count += 1
        }
        return (max(1, count), coming.prefix(max(1, count)).contains { $0.style.isPresented })
    }
}
