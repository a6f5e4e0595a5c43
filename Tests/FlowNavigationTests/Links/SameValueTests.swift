import FlowNavigation
import Geometry
import Testing

@Suite("Links that present the same value")
struct SameValueTests {
    private let pen = Product(name: "pen")

    private func link(_ y: Double, _ linkID: FlowLinkID? = nil) -> FlowLink {
        FlowLink(value: pen, linkID: linkID, frame: Rect(x: 0, y: y, width: 100, height: 50))
    }

    private func two(_ first: FlowLinkID? = nil, _ second: FlowLinkID? = nil) -> ScreenContent {
        ScreenContent(links: [link(0, first), link(100, second)])
    }

    @Test("Only the activated link is hidden, and the destination returns to it", arguments: [0, 1])
    func activated(_ index: Int) throws {
        var stack = try stack(two())
        let link = try stack.link(index)
        _ = try stack.activate(link)
        #expect(stack.hiddenLinks == [link])
        #expect(
            stack.flowDismiss().dismissalTargets
                == [.link(link, Rect(x: 0, y: Double(index) * 100, width: 100, height: 50))])
    }

    @Test("If only the activated link was recreated, the new one replaces it")
    func byElimination() throws {
        var stack = try stack(two())
        let link = try stack.link(0)
        _ = try stack.activate(link)
        stack.removeLink(link)
        #expect(stack.hiddenLinks.isEmpty)
        let again = try stack.add(self.link(30))
        #expect(stack.hiddenLinks == [again])
        #expect(stack.flowDismiss().dismissalTargets == [.link(again, Rect(x: 0, y: 30, width: 100, height: 50))])
    }

    @Test("If all were recreated, the newest is used, and every candidate is hidden")
    func ambiguous() throws {
        var stack = try stack(two())
        _ = try stack.activate(stack.link(0))
        stack.layOut(.root, two(), recreatesLinks: true)
        let links = stack.instances(on: .root)
        #expect(stack.hiddenLinks == Set(links))
        #expect(stack.flowDismiss().dismissalTargets == [.link(links[1], Rect(x: 0, y: 100, width: 100, height: 50))])
    }

    @Test("Identifiers tell links apart even when all are recreated", arguments: [0, 1])
    func identifiers(_ index: Int) throws {
        for (first, second) in [("featured", nil), (nil, "list"), ("featured", "list")] as [(FlowLinkID?, FlowLinkID?)]
        {
            var stack = try stack(two(first, second))
            _ = try stack.activate(stack.link(index))
            stack.layOut(.root, two(first, second), recreatesLinks: true)
            let links = stack.instances(on: .root)
            #expect(stack.hiddenLinks == [links[index]])
            #expect(
                stack.flowDismiss().dismissalTargets
                    == [.link(links[index], Rect(x: 0, y: Double(index) * 100, width: 100, height: 50))])
        }
    }

    @Test("One identifier can apply to a whole section; a link keeps its own")
    func section() {
        let links = [link(0), link(50, "own")].flowLinkID("featured")
        #expect(links.map(\.linkID) == ["featured", "own"])
    }

    @Test("Links to different values may share an identifier")
    func differentValues() throws {
        let links = [pen, Product(name: "ink")].enumerated().map {
            FlowLink(
                value: $1, linkID: "featured", frame: Rect(x: 0, y: Double($0) * 100, width: 100, height: 50))
        }
        var stack = try stack(ScreenContent(links: links))
        let second = try stack.link(1)
        _ = try stack.activate(second)
        #expect(stack.hiddenLinks == [second])
    }

    @Test("A value appended with an identifier comes from the link with that identifier, and only that one is hidden")
    func appendedWithIdentifier() throws {
        var stack = try stack(two("featured"))
        let featured = try stack.link(0)
        let effects = try stack.append(pen, linkID: "featured")
        let place = Rect(x: 0, y: 0, width: 100, height: 50)
        #expect(effects.contains(.presented(effects.presented[0], from: .link(featured, place), animation: .standard)))
        #expect(stack.hiddenLinks == [featured])
        #expect(stack.path.last?.linkID == "featured")
    }

    @Test("Without an identifier it comes from the newest link, and every link to the value is hidden")
    func appendedWithout() throws {
        var stack = try stack(two("featured"))
        let newest = try stack.add(link(40, "third"))
        let effects = try stack.append(pen)
        let place = Rect(x: 0, y: 40, width: 100, height: 50)
        #expect(effects.contains(.presented(effects.presented[0], from: .link(newest, place), animation: .standard)))
        #expect(stack.hiddenLinks == Set(stack.instances(on: .root)) && stack.hiddenLinks.count == 3)
        #expect(stack.flowDismiss().dismissalTargets == [.link(newest, place)])
    }

    @Test("A layout that keeps its links keeps the activated one")
    func kept() throws {
        var stack = try stack(two())
        let link = try stack.link(0)
        _ = try stack.activate(link)
        stack.layOut(.root, ScreenContent(links: [self.link(7), self.link(300)]))
        #expect(stack.flowDismiss().dismissalTargets == [.link(link, Rect(x: 0, y: 7, width: 100, height: 50))])
    }

    @Test("Links on other screens never replace the activated one")
    func otherScreens() throws {
        var destinations = FlowDestinations()
        let again = link(500)
        try destinations.register(for: Product.self) { _ in ScreenContent(links: [again]) }
        var stack = try FlowStack(root: two(), destinations: destinations, environment: phone)
        let link = try stack.link(0)
        _ = try stack.activate(link)
        stack.removeLink(link)
        #expect(stack.hiddenLinks.isEmpty)
        #expect(stack.flowDismiss().dismissalTargets == [.lastKnown(Rect(x: 0, y: 0, width: 100, height: 50))])
    }
}

@Suite("Snapshots of links")
struct LinkSnapshotTests {
    private let instance: LinkInstance
    private var link: FlowLink

    init() throws {
        let stack = try stack()
        instance = try stack.link(0)
        link = try #require(stack.link(instance))
    }

    @Test("The first activation takes a snapshot, later ones reuse it")
    func reused() {
        var snapshots = LinkSnapshots()
        #expect(snapshots.activate(instance, link, SnapshotTraits()) == .take)
        #expect(snapshots.activate(instance, link, SnapshotTraits()) == .reuse)
    }

    @Test("A new snapshot is taken when size, value, colours or text settings change")
    func changed() {
        var snapshots = LinkSnapshots()
        _ = snapshots.activate(instance, link, SnapshotTraits())
        var other = link
        other.frame.width += 1
        #expect(snapshots.activate(instance, other, SnapshotTraits()) == .take)
        other.value = FlowValue(Park(id: 77))
        #expect(snapshots.activate(instance, other, SnapshotTraits()) == .take)
        #expect(snapshots.activate(instance, other, SnapshotTraits(colorScheme: .dark)) == .take)
        #expect(snapshots.activate(instance, other, SnapshotTraits(textSettings: "large")) == .take)
        other.frame = other.frame.offset(x: 5, y: 5)
        #expect(snapshots.activate(instance, other, SnapshotTraits(textSettings: "large")) == .reuse)
    }

    @Test("A link can ask for a new snapshot every time")
    func retaken() {
        var snapshots = LinkSnapshots()
        var own = link
        own.configuration.retakeSnapshots = true
        for _ in 0..<3 { #expect(snapshots.activate(instance, own, SnapshotTraits()) == .take) }
    }

    @Test("A link whose transition does not start with a snapshot has none")
    func none() {
        var snapshots = LinkSnapshots()
        var own = link
        own.configuration.transitionFromSnapshot = false
        #expect(snapshots.activate(instance, own, SnapshotTraits()) == .none)
    }

    @Test("The stack asks for the snapshot before it presents")
    func asked() throws {
        var stack = try stack()
        let link = try stack.link(0)
        let first = try stack.activate(link)
        #expect(first.first == .takeSnapshot(link))
        stack.flowDismiss()
        _ = stack.settle()
        #expect(try stack.activate(link).count == 1)
        stack.flowDismiss()
        _ = stack.settle()
        var dark = stack.environment
        dark.traits.colorScheme = .dark
        stack.setEnvironment(dark)
        #expect(try stack.activate(link).first == .takeSnapshot(link))
    }
}
