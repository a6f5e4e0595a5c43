import FlowNavigation
import Geometry
import Testing

@Suite("Dismissing")
struct DismissalTests {
    private let configured = LinkConfiguration(swipeUpToDismiss: true, presentationStyle: .card)

    private func presenting(_ configuration: LinkConfiguration, _ environment: FlowEnvironment = phone) throws
        -> FlowStack
    {
        let link = FlowLink(value: 1, frame: Rect(x: 0, y: 100, width: 100, height: 100), configuration: configuration)
        var stack = try stack(ScreenContent(links: [link]), environment: environment)
        _ = try stack.activate(stack.link(0))
        return stack
    }

    private let tablet = FlowEnvironment(device: .iPad, size: Size(width: 1024, height: 1366))

    @Test("By default the user may drag a destination away", arguments: [DismissCause.drag, .edge])
    func drag(_ cause: DismissCause) throws {
        var stack = try presenting(LinkConfiguration())
        #expect(stack.dismissInteractively(by: cause).dismissed.count == 1 && stack.path.isEmpty)
    }

    @Test("Swiping up dismisses only if the link allows it")
    func swipeUp() throws {
        var stack = try presenting(LinkConfiguration())
        let id = try #require(stack.top?.id)
        #expect(stack.dismissInteractively(by: .swipeUp) == [.refused(id, .swipeUp)] && stack.path.count == 1)
        stack = try presenting(LinkConfiguration(swipeUpToDismiss: true))
        #expect(stack.dismissInteractively(by: .swipeUp).dismissed.count == 1)
    }

    @Test("A tap on the scrim beside a card dismisses it; a tap on the card does not")
    func scrim() throws {
        var stack = try presenting(LinkConfiguration(), tablet)
        #expect(stack.target(at: Point(x: 512, y: 600)) == .nothing)
        #expect(stack.target(at: Point(x: 158, y: 600)) == .scrim)
        #expect(stack.target(at: Point(x: 159, y: 600)) == .nothing)
        #expect(try stack.tap(at: Point(x: 100, y: 600)).dismissed.count == 1)
    }

    @Test("On a tablet the destination is a centred card over the dimmed stack")
    func dimmed() throws {
        let stack = try presenting(LinkConfiguration(), tablet)
        let top = try #require(stack.top)
        let layout = try #require(stack.layout(of: top.id))
        #expect(layout.isCard && layout.frame.center == Point(x: 512, y: 683))
        let zoom = ZoomTransition(
            from: Rect(x: 0, y: 100, width: 100, height: 100), to: layout, configuration: top.configuration)
        #expect(zoom.scrimOpacity(at: 1) == 0.5 && zoom.frame(at: 1) == layout.frame)
    }

    @Test("Without a scrim a tap beside the card does nothing, and the stack behind cannot be reached")
    func noScrim() throws {
        var stack = try presenting(LinkConfiguration(showsScrim: false), tablet)
        #expect(stack.target(at: Point(x: 50, y: 150)) == .nothing)
        #expect(try stack.tap(at: Point(x: 50, y: 150)).isEmpty)
    }

    @Test("A program can dismiss at any time")
    func flowDismiss() throws {
        var stack = try presenting(LinkConfiguration())
        #expect(stack.flowDismiss().dismissed.count == 1 && stack.flowDismiss().isEmpty)
    }

    @Test("A destination below others dismisses itself together with them")
    func flowDismissBelow() throws {
        var stack = try stack(path: FlowPath([1, 2, 3]))
        let ids = stack.presented.map(\.id)
        #expect(stack.flowDismiss(ids[1]).dismissed == [ids[2], ids[1]])
        #expect(stack.flowDismiss(ids[2]).isEmpty && stack.path.count == 1)
    }

    @Test("While interactive dismissal is disabled no drag dismisses", arguments: [DismissCause.drag, .edge, .swipeUp])
    func disabled(_ cause: DismissCause) throws {
        var stack = try presenting(configured)
        let id = try #require(stack.top?.id)
        stack.setInteractiveDismissDisabled(true)
        #expect(stack.dismissInteractively(by: cause) == [.refused(id, cause)] && stack.path.count == 1)
        stack.setInteractiveDismissDisabled(false)
        #expect(stack.dismissInteractively(by: cause).dismissed == [id])
    }

    @Test("Nor does a tap outside a card")
    func disabledScrim() throws {
        var stack = try presenting(configured, tablet)
        stack.setInteractiveDismissDisabled(true)
        let id = try #require(stack.top?.id)
        #expect(try stack.tap(at: Point(x: 10, y: 10)) == [.refused(id, .scrim)] && stack.path.count == 1)
    }

    @Test("Disabling affects neither flowDismiss nor changes of the path")
    func disabledProgram() throws {
        var stack = try presenting(configured)
        stack.setInteractiveDismissDisabled(true)
        #expect(stack.flowDismiss().dismissed.count == 1)
        stack = try presenting(configured)
        stack.setInteractiveDismissDisabled(true)
        #expect(stack.removeLast().dismissed.count == 1)
    }

    @Test("A destination can start with interactive dismissal disabled")
    func disabledFromTheStart() throws {
        var destinations = FlowDestinations()
        try destinations.register(for: Int.self) { ScreenContent(isInteractiveDismissDisabled: $0 > 0) }
        var stack = try FlowStack(root: ScreenContent(), destinations: destinations, path: FlowPath([1]))
        #expect(stack.dismissInteractively(by: .drag).dismissed.isEmpty && stack.path.count == 1)
    }

    @Test("Presenting and dismissing each report once, with the transition's spring")
    func callbacks() throws {
        let spring = Spring(duration: 0.3, bounce: 0.1)
        var stack = try stack(animation: spring)
        let presenting = try stack.activate(stack.link(1))
        let id = presenting.presented[0]
        let place = Rect(x: 0, y: 150, width: 400, height: 100)
        let link = try stack.link(1)
        #expect(presenting.last == .presented(id, from: .link(link, place), animation: spring))
        #expect(stack.flowDismiss() == [.dismissed(id, .flowDismiss, to: .link(link, place), animation: spring)])
    }

    @Test("The stack has one spring: 0.24 s with a bounce of 0.2 by default")
    func spring() throws {
        #expect(try stack().animation == Spring(duration: 0.24, bounce: 0.2))
    }

    @Test("An empty stack has nothing to dismiss")
    func nothing() throws {
        var stack = try stack()
        for cause in DismissCause.allCases { #expect(stack.dismissInteractively(by: cause).isEmpty) }
    }
}
