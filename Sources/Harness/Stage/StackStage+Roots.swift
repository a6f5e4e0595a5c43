import FlowNavigation
import Geometry

extension StackStage {
    /// The name of the screen of the shown root.
    var rootScreen: String { scenario.root(named: flows.active)?.screen ?? "" }

    /// The height of the tab bar; 0 if a sheet or a cover hides it.
    private var tabBar: Double {
        scenario.tabBar > 0 && !stack.presented.contains { $0.style?.isPresented == true } ? scenario.tabBar : 0
    }

    /// The roots for pictures.
    var roots: RecordedRoots {
        RecordedRoots(flows: flows, leaving: leaving, names: scenario.roots.map(\.name), tabBar: tabBar)
    }

    /// The tab at a position.
    func tab(at position: Point) -> String? {
        let (size, height) = (stack.environment.size, tabBar)
        guard height > 0, position.y >= size.height - height, size.width > 0 else { return nil }
        let index = Int(position.x / size.width * Double(scenario.roots.count))
        return scenario.roots.indices.contains(index) ? scenario.roots[index].name : nil
    }

    /// Shows another root. Returns false if it is already shown. A tab keeps what it presents, a flow loses it.
    mutating func change(to name: String) -> Bool {
        guard name != flows.active else { return false }
        let gone = stack
        let next: FlowStack
        do throws(FlowError) {
            if let kept = parked.removeValue(forKey: name) {
                next = kept
            } else {
                next = try scenario.makeStack(over: name)
            }
        } catch {
            tell("\(error)")
            return true
        }
        guard let change = flows.show(name) else { return false }
        leaving = scenario.tabBar > 0 ? nil : gone
        if scenario.tabBar > 0 { parked[change.removed] = gone } else { splits[change.removed] = nil }
        stack = next
        stack.isInteractiveDismissDisabled = gone.isInteractiveDismissDisabled
        stack.allowsSwipeUp = gone.allowsSwipeUp
        _ = stack.setEnvironment(gone.environment)
        if isSplit { stack.layOut(.root, rootContent) }
        tell(
            change.insertion == .identity && change.removal == .identity
                ? "\(name) is shown"
                : "\(name) \(change.insertion.words(isComing: true)), "
                    + "\(change.removed) \(change.removal.words(isComing: false))")
        return true
    }

    /// Whether the shown root has columns side by side. On a phone they are stacked instead.
    var isSplit: Bool {
        scenario.environment.device != .iPhone && (scenario.root(named: flows.active)?.columns ?? 1) > 1
    }

    private var split: SplitNavigation<ScenarioValue, ScenarioValue> {
        splits[flows.active] ?? SplitNavigation(hasContent: scenario.root(named: flows.active)?.columns == 3)
    }

    /// The current content of the shown root. A split shows its columns side by side, each with the selection of the
    /// one before it.
    var rootContent: ScreenContent {
        guard isSplit else { return scenario.content(of: rootScreen, isTurned: isTurned) }
        let split = split
        let width = stack.environment.size.width / Double(split.columns.count)
        var content = ScreenContent(hostsNavigation: true)
        for (index, column) in split.columns.enumerated() {
            let shown: ScenarioValue?
            switch column {
            case .sidebar: shown = nil
            case .content: shown = split.sidebarSelection
            case .detail: shown = split.columns.contains(.content) ? split.contentSelection : split.sidebarSelection
            }
            if column != .sidebar && shown == nil { continue }
            let name = shown.map { scenario.screenName(for: FlowValue($0)) } ?? rootScreen
            for var link in scenario.content(of: name, showing: shown, isTurned: isTurned).links {
                link.frame.width = max(0, min(link.frame.width, width - link.frame.x))
                link.frame.x += width * Double(index)
                content.links.append(link)
            }
        }
        return content
    }

    /// The column of a link in a split on top; `nil` elsewhere.
    func column(of link: LinkInstance) -> Int? {
        guard isSplit, stack.path.isEmpty, !stack.instances(on: .overlay).contains(link),
            let place = stack.place(of: link)
        else { return nil }
        return Int(place.center.x / stack.environment.size.width * Double(split.columns.count))
    }

    /// Selects a value in a column. Returns whether the column takes selections.
    mutating func select(_ value: ScenarioValue, in column: Int) -> Bool {
        var split = split
        guard split.columns.indices.contains(column) else { return false }
        switch split.columns[column] {
        case .sidebar: split.select(sidebar: value)
        case .content: split.select(content: value)
        case .detail: return false
        }
        splits[flows.active] = split
        stack.layOut(.root, rootContent)
        let name = scenario.screenName(for: FlowValue(value))
        tell("\(value) is selected in column \(column + 1), column \(column + 2) shows \(name)")
        return true
    }

    /// Selects values from the first column on, as a URL does.
    mutating func select(_ values: [ScenarioValue]) {
        guard values.count < split.columns.count else {
            return tell("the split has fewer columns than the link has parts")
        }
        for (column, value) in values.enumerated() { _ = select(value, in: column) }
    }
}

extension FlowTransition.Kind {
    fileprivate func words(isComing: Bool) -> String {
        switch self {
        case .identity: isComing ? "is there at once" : "is gone at once"
        case .opacity: isComing ? "fades in" : "fades out"
        case .scale: isComing ? "scales in" : "scales out"
        case .slide: isComing ? "slides in" : "slides out"
        }
    }
}
