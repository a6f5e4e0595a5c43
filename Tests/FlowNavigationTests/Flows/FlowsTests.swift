import FlowNavigation
import Geometry
import Testing

@Suite("Root flows")
struct RootFlowsTests {
    enum Flow: Hashable, Sendable { case login, main, none }

    private let flows = RootFlows(
        active: Flow.login,
        transitions: [
            .main: FlowTransition(insertion: .scale, removal: .opacity),
            .login: FlowTransition(insertion: .slide, removal: .opacity),
        ])

    @Test("One of several flows is shown, and any screen can switch to another")
    func shows() {
        var flows = flows
        #expect(flows.active == .login && flows.layers(at: 0).map(\.flow) == [.login])
        let change = flows.show(.main)
        #expect(change?.removed == .login && change?.removal == .opacity)
        #expect(change?.inserted == .main && change?.insertion == .scale)
        #expect(flows.active == .main && flows.leaving == .login)
        flows.settle()
        #expect(flows.layers(at: 0).map(\.flow) == [.main])
    }

    @Test("Appearing and disappearing are animated differently: the main flow grows while the login fades out")
    func apart() {
        var flows = flows
        flows.show(.main)
        let layers = flows.layers(at: 0.25)
        #expect(layers.map(\.flow) == [.login, .main])
        #expect(layers[0].appearance.opacity == 0.75 && layers[0].appearance.scale == 1)
        #expect(layers[1].appearance.scale == 0.25 && layers[1].appearance.opacity == 1)
        #expect(flows.layers(at: 1)[1].appearance == FlowAppearance())
        #expect(flows.layers(at: 7) == flows.layers(at: 1) && flows.layers(at: -1) == flows.layers(at: 0))
    }

    @Test("On the way back the login slides in and the main flow fades out")
    func back() {
        var flows = flows
        flows.show(.main)
        flows.settle()
        let change = flows.show(.login)
        #expect(change?.insertion == .slide && change?.removal == .opacity)
        let layers = flows.layers(at: 0.25)
        #expect(layers[1].appearance.offset == -0.75 && layers[0].appearance.opacity == 0.75)
    }

    @Test("Showing the current flow again changes nothing")
    func same() {
        var flows = flows
        let change = flows.show(.login)
        #expect(change == nil && flows.leaving == nil)
    }

    @Test("Without an active flow nothing is shown")
    func empty() {
        var flows = RootFlows<Flow?>(active: nil, transitions: [.main: FlowTransition(.opacity)])
        #expect(flows.layers(at: 0).map(\.flow) == [nil])
        let change = flows.show(.main)
        #expect(change?.removed == .some(nil) && change?.removal == .identity && change?.insertion == .opacity)
    }

    @Test("Without animation or a transition, the change is immediate")
    func atOnce() {
        var flows = flows
        let change = flows.show(.main, animated: false)
        #expect(change?.insertion == .identity && change?.removal == .identity && flows.leaving == nil)
        let other = flows.show(.none)
        #expect(other?.insertion == .identity && other?.removal == .opacity)
    }

    @Test("A flow that slides out leaves on the opposite side; a shrinking one shrinks to a point")
    func removals() {
        var flows = RootFlows(
            active: 1, transitions: [1: FlowTransition(.slide), 2: FlowTransition(.scale), 3: FlowTransition(.opacity)])
        flows.show(2)
        #expect(flows.layers(at: 0.5)[0].appearance.offset == 0.5 && flows.layers(at: 0.5)[1].appearance.scale == 0.5)
        flows.show(3)
        #expect(flows.layers(at: 0.5)[0].appearance.scale == 0.5 && flows.layers(at: 0.5)[1].appearance.opacity == 0.5)
    }
}

@Suite("Value links and one destination")
struct ValueLinksTests {
    private let fruits = ["Apple", "Banana", "Cherry"]

    /// A list of fruits, two links outside it, and one destination whose height is the fruit's position in the list.
    private func fruitStack() throws -> FlowStack {
        let fruits = fruits
        var destinations = FlowDestinations()
        try destinations.register(for: String.self) { fruit in
            ScreenContent(contentHeight: fruits.firstIndex(of: fruit).map { 1000 + Double($0) } ?? 5000)
        }
        let list = fruits.enumerated().map {
            FlowLink(value: $1, frame: Rect(x: 0, y: 60 + Double($0) * 50, width: 400, height: 50))
        }
        let outside = [
            FlowLink(value: "Cherry", linkID: "favorite", frame: Rect(x: 0, y: 700, width: 100, height: 40)),
            FlowLink(value: "Smile", frame: Rect(x: 300, y: 700, width: 100, height: 40)),
        ]
        return try FlowStack(
            root: ScreenContent(links: list + outside), destinations: destinations, environment: phone)
    }

    /// What a tap presents: the value and the height of its screen.
    private func tapped(_ stack: inout FlowStack, at x: Double, _ y: Double) throws -> (value: String?, height: Double)
    {
        _ = try stack.tap(at: Point(x: x, y: y))
        let top = try #require(stack.top)
        let screen = ScreenID.destination(top.id)
        // The end of the content comes to rest above the bottom inset.
        let height = (stack.scrollRange(of: screen)?.upperBound ?? 0) - stack.covered(on: screen).bottom + 800
        let value = stack.path.values(as: String.self)?.last
        stack.flowDismiss()
        _ = stack.settle()
        return (value, height)
    }

    @Test("Links with values of one type share a destination, which tells them apart")
    func oneDestination() throws {
        var stack = try fruitStack()
        for (index, fruit) in fruits.enumerated() {
            let found = try tapped(&stack, at: 200, 70 + Double(index) * 50)
            #expect(found == (fruit, 1000 + Double(index)))
        }
    }

    @Test("A link outside the list and an unlisted value lead to the same destination")
    func anyValue() throws {
        var stack = try fruitStack()
        #expect(try tapped(&stack, at: 50, 710) == ("Cherry", 1002))
        #expect(try tapped(&stack, at: 350, 710) == ("Smile", 5000))
    }

    @Test("Going back restores the list")
    func back() throws {
        var stack = try stack(parkList())
        stack.scroll(.root, to: 600)
        _ = try stack.tap(at: Point(x: 200, y: 450))
        #expect(stack.path == FlowPath([Park(id: 10)]))
        stack.removeLast()
        _ = stack.settle()
        #expect(stack.top == nil && stack.scrollOffset(of: .root) == 600 && stack.hiddenLinks.isEmpty)
        _ = try stack.tap(at: Point(x: 200, y: 450))
        #expect(stack.path == FlowPath([Park(id: 10)]))
    }

    @Test("A destination that is presented by a button needs no value")
    func byButton() throws {
        var stack = try stack()
        try stack.setPresented("banana", true)
        #expect(stack.path.count == 1 && stack.isPresented("banana"))
    }

    @Test("One stack can have destinations of several types")
    func severalTypes() throws {
        var stack = try stack()
        _ = try stack.append("author")
        _ = try stack.append(1969)
        _ = try stack.append(Product(name: "book"))
        _ = try stack.append(Park(id: 1))
        #expect(stack.path.count == 4)
    }

    @Test("Removing all values goes to the root, and so does an empty array")
    func root() throws {
        var stack = try stack(path: FlowPath(fruits))
        #expect(stack.removeLast(stack.path.count).dismissed.count == 3 && stack.path.isEmpty)
        try stack.setPath(fruits)
        try stack.setPath([String]())
        #expect(stack.path.isEmpty)
    }

    @Test("A button on the third screen pops to the first")
    func backToTheFirst() throws {
        var stack = try stack(path: FlowPath([1]))
        _ = try stack.tap(at: Point(x: 200, y: 150))
        #expect(stack.path.count == 2)
        stack.removeAll()
        #expect(stack.top == nil)
    }
}

@Suite("Columns")
struct SplitNavigationTests {
    @Test("There are two or three columns; the middle one is optional")
    func columns() {
        #expect(SplitNavigation<String, String>().columns == [.sidebar, .content, .detail])
        #expect(SplitNavigation<String, String>(hasContent: false).columns == [.sidebar, .detail])
    }

    @Test("Each column shows the selection of the previous one")
    func selection() {
        var split = SplitNavigation<String, String>()
        let early = split.select(content: "Rome")
        #expect(!early && !split.hasDetail)
        split.select(sidebar: "Italy")
        #expect(split.sidebarSelection == "Italy" && !split.hasDetail)
        let done = split.select(content: "Rome")
        #expect(done && split.contentSelection == "Rome" && split.hasDetail)
    }

    @Test("A new selection in the first column clears the second; the same one keeps it")
    func reselection() {
        var split = SplitNavigation<String, String>()
        split.select(sidebar: "Italy")
        split.select(content: "Rome")
        split.select(sidebar: "Italy")
        #expect(split.contentSelection == "Rome")
        split.select(sidebar: "France")
        #expect(split.contentSelection == nil && !split.hasDetail)
        split.select(sidebar: nil)
        #expect(split.sidebarSelection == nil)
    }

    @Test("With two columns the first selection is the detail")
    func twoColumns() {
        var split = SplitNavigation<Int, Int>(hasContent: false)
        split.select(sidebar: 1)
        let content = split.select(content: 2)
        #expect(split.hasDetail && !content && split.collapsed == [.sidebar, .detail])
    }

    @Test("A narrow display stacks the columns, as far as something is selected")
    func collapsed() {
        var split = SplitNavigation<Int, Int>()
        #expect(split.collapsed == [.sidebar])
        split.select(sidebar: 1)
        #expect(split.collapsed == [.sidebar, .content])
        split.select(content: 1)
        #expect(split.collapsed == [.sidebar, .content, .detail])
    }
}

@Suite("Deep links")
struct DeepLinkTests {
    private var router: DeepLinkRouter {
        var router = DeepLinkRouter(scheme: "Fruits")
        router.register(host: "numbers") { components in
            let numbers = components.compactMap { Int($0) }
            return numbers.count == components.count ? FlowPath(numbers) : nil
        }
        router.register(host: "text") { FlowPath($0) }
        router.register(host: "lost") { _ in FlowPath([1.5]) }
        return router
    }

    @Test("Scheme, host and components determine the path")
    func path() throws {
        var stack = try stack(path: FlowPath([1, 9]))
        let effects = try stack.open("fruits://numbers/1/2/3", by: router)
        #expect(stack.path.values(as: Int.self) == [1, 2, 3])
        #expect(effects.dismissed.count == 1 && effects.presented.count == 2)
        _ = try stack.open("FRUITS://Text/a%20b//caf%C3%A9/?x=1#y", by: router)
        #expect(stack.path.values(as: String.self) == ["a b", "café"])
        _ = try stack.open("fruits://numbers", by: router)
        #expect(stack.path.isEmpty)
    }

    @Test(
        "An invalid URL is an error that says what is wrong, and changes nothing",
        arguments: [
            ("fruits", "a scheme and a colon"), ("://x", "scheme of letters"), ("1a://x", "scheme of letters"),
            ("fruits:numbers", "two slashes"), ("fruits:///a", "a host"), ("", "a scheme"),
            ("fruits://text/%4", "hexadecimal"), ("fruits://text/%+1", "hexadecimal"),
            ("fruits://text/%-0", "hexadecimal"), ("fruits://text/%-1", "hexadecimal"), ("fruits://text/%ff", "UTF-8"),
            ("vegetables://numbers/1", "vegetables"), ("fruits://letters/1", "letters"),
            ("fruits://numbers/1/x", "1/x"), ("fruits://lost", "Swift.Double"),
        ])
    func bad(_ url: String, _ words: String) throws {
        var stack = try stack(path: FlowPath([1, 2]))
        let error = #expect(throws: DeepLinkError.self) { try stack.open(url, by: router) }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        #expect(stack.path.values(as: Int.self) == [1, 2])
    }
}
