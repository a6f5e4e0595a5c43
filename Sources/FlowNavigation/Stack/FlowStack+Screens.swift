extension FlowStack {
    /// The depth of a screen: 0 for the root. The overlay is above everything.
    func depth(of screen: ScreenID) -> Int {
        switch screen {
        case .root: 0
        case .overlay: path.count
        case .destination(let id): depth(of: id).map { $0 + 1 } ?? 0
        }
    }

    /// The index of a presentation on the path, if it is there. The numbers are ascending, so a binary search finds it.
    func depth(of id: PresentationID) -> Int? {
        var (low, high) = (0, presentations.count)
        while low < high {
            let middle = (low + high) / 2
            if presentations[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < presentations.count && presentations[low].id == id ? low : nil
    }

    /// The presentation, including departing ones.
    func presentation(_ id: PresentationID) -> Presentation? {
        if let depth = depth(of: id) { return presentations[depth] }
        return departures[id]?.presentation
    }

    func exists(_ screen: ScreenID) -> Bool {
        switch screen {
        case .root: true
        case .overlay: overlay != nil
        case .destination(let id): depth(of: id) != nil
        }
    }

    var screenIDs: [ScreenID] {
        [.root] + presentations.map { .destination($0.id) }
    }

    /// The screen, or an empty one if it does not exist.
    func screen(_ id: ScreenID) -> FlowScreen {
        switch id {
        case .root: return root
        case .overlay: return overlay ?? FlowScreen(id: .overlay, content: ScreenContent())
        case .destination(let presentation):
            guard let depth = depth(of: presentation) else { return FlowScreen(id: id, content: ScreenContent()) }
            return presentations[depth].screen
        }
    }

    /// Changes a screen in place.
    @discardableResult
    mutating func withScreen<Result>(_ id: ScreenID, _ body: (inout FlowScreen) -> Result) -> Result {
        switch id {
        case .root: return body(&root)
        case .overlay:
            var screen = overlay ?? FlowScreen(id: .overlay, content: ScreenContent())
            overlay = nil
            defer { overlay = screen }
            return body(&screen)
        case .destination(let presentation):
            guard let depth = depth(of: presentation) else {
                preconditionFailure("a screen is changed that does not exist")
            }
            return body(&presentations[depth].screen)
        }
    }
}
