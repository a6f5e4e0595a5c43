import FlowNavigation
import Geometry
import Testing

@Suite("Links and Booleans that push, or present a sheet or a cover")
struct LinkStyleTests {
    private let tablet = FlowEnvironment(device: .iPad, size: Size(width: 1024, height: 1366))

    /// A root with a link to `0` in this style. Each number's screen has a link that pushes the next one.
    private func stack(
        _ style: RouteStyle?, withNavigation: Bool = true, environment: FlowEnvironment = phone
    ) throws -> FlowStack {
        var destinations = FlowDestinations()
        let place = Rect(x: 0, y: 100, width: 400, height: 44)
        try destinations.register(for: Int.self) { number in
            ScreenContent(links: [FlowLink(value: number + 1, style: .push, frame: place)])
        }
        try destinations.register(isPresented: "welcome", style: .sheet) { ScreenContent() }
        return try FlowStack(
            root: ScreenContent(
                links: [FlowLink(value: 0, style: style, frame: place)], hostsNavigation: withNavigation),
            destinations: destinations, environment: environment)
    }

    private func present(_ stack: inout FlowStack) throws -> ZoomOrigin {
        let top = stack.top.map { ScreenID.destination($0.id) } ?? .root
        let effects = try stack.activate(stack.link(0, on: top))
        guard case .presented(_, let origin, _) = effects.last else {
            Issue.record("\(effects)")
            return .side
        }
        return origin
    }

    private static let all: [RouteStyle] = [
        .push, .sheet, .cover, .sheet(withNavigation: true), .cover(withNavigation: true),
    ]

    @Test("A link with a style presents from the side or from below, and stays visible", arguments: all)
    func styles(_ style: RouteStyle) throws {
        var stack = try stack(style)
        let link = try stack.link(0)
        #expect(try present(&stack) == (style == .push ? .side : .below))
        #expect(stack.routes == [Route(FlowValue(0), style: style)] && !stack.isHidden(link))
        #expect(stack.top?.hasNavigation == (style != .sheet && style != .cover))
        let effects = stack.flowDismiss()
        #expect(effects.dismissalTargets == [style == .push ? .side : .below])
    }

    @Test("Without a style a link zooms, and counts as a cover among the routes")
    func zooms() throws {
        var stack = try stack(nil)
        let link = try stack.link(0)
        guard case .link = try present(&stack) else {
            Issue.record("it does not zoom")
            return
        }
        #expect(stack.isHidden(link) && stack.routes == [.cover(FlowValue(0))])
    }

    @Test("Pushing without navigation is refused and changes nothing", arguments: all)
    func navigation(_ style: RouteStyle) throws {
        var stack = try stack(style, withNavigation: false)
        guard style != .push else {
            #expect(throws: FlowError.noNavigation) { try present(&stack) }
            #expect(stack.path.isEmpty)
            return
        }
        _ = try present(&stack)
        if style == .sheet(withNavigation: true) || style == .cover(withNavigation: true) {
            #expect(try present(&stack) == .side)
            #expect(try present(&stack) == .side)
            #expect(stack.values == [FlowValue(0), FlowValue(1), FlowValue(2)])
        } else {
            #expect(throws: FlowError.noNavigation) { try present(&stack) }
            #expect(throws: FlowError.noNavigation) { try stack.append(1) }
            #expect(throws: FlowError.noNavigation) { try stack.show(7, style: .push) }
            #expect(stack.values == [FlowValue(0)] && stack.departingCount == 0)
        }
    }

    @Test("A path that would push without navigation changes nothing")
    func path() throws {
        var stack = try stack(.sheet, withNavigation: false)
        _ = try present(&stack)
        let id = stack.top?.id
        #expect(throws: FlowError.noNavigation) { try stack.setPath([0, 1]) }
        #expect(stack.top?.id == id && stack.path.count == 1)
    }

    @Test("A pushed screen goes from the edge, a sheet down, a cover not at all")
    func dismissals() throws {
        for style in Self.all {
            for cause in [DismissCause.drag, .edge, .swipeUp] {
                var stack = try stack(style)
                _ = try present(&stack)
                let goes =
                    style == .push
                    ? cause == .edge : style != .cover && style != .cover(withNavigation: true) && cause == .drag
                #expect(stack.isOpen(to: cause) == goes, "\(style), \(cause)")
                let effects = stack.dismissInteractively(by: cause)
                #expect((effects.dismissed.count == 1) == goes && stack.path.isEmpty == goes)
                if !goes { #expect(effects == [.refused(try #require(stack.top).id, cause)]) }
            }
        }
    }

    @Test("Swiping up works wherever the caller allows it")
    func swipeUp() throws {
        var stack = try stack(.sheet)
        stack.allowsSwipeUp = true
        #expect(!stack.isOpen(to: .swipeUp))
        _ = try present(&stack)
        #expect(stack.dismissInteractively(by: .swipeUp).dismissed.count == 1)
    }

    @Test("On a tablet a sheet is a card, screens pushed from it stay inside the card, and a cover covers everything")
    func layouts() throws {
        var stack = try stack(.sheet(withNavigation: true), environment: tablet)
        _ = try present(&stack)
        let sheet = try #require(stack.top)
        let card = stack.frame(of: .destination(sheet.id))
        #expect(card.width == 706 && stack.target(at: Point(x: 10, y: 10)) == .scrim)
        _ = try present(&stack)
        let pushed = try #require(stack.top)
        #expect(stack.frame(of: .destination(pushed.id)) == card && !pushed.configuration.showsScrim)
        try stack.show(9, style: .cover)
        #expect(stack.frame(of: .destination(try #require(stack.top).id)) == Rect(tablet.size))
    }

    @Test("A destination presented by a Boolean uses the style it was registered with")
    func isPresented() throws {
        var stack = try stack(nil)
        let effects = try stack.setPresented("welcome", true)
        let id = try #require(stack.top?.id)
        #expect(effects.first == .presented(id, from: .below, animation: .standard))
        #expect(effects.last == .isPresentedChanged(key: "welcome", true))
        let gone = stack.dismissInteractively(by: .drag)
        #expect(gone.contains(.isPresentedChanged(key: "welcome", false)) && !stack.isPresented("welcome"))
    }

    @Test("A number's screen has a link that pushes the next one, and a button back to the root")
    func next() throws {
        var stack = try stack(.sheet(withNavigation: true))
        for _ in 0..<4 { _ = try present(&stack) }
        #expect(stack.values == (0..<4).map { FlowValue($0) })
        #expect(stack.routes.map(\.style) == [.sheet(withNavigation: true), .push, .push, .push])
        #expect(try stack.navigate { $0.goBackToRoot() }.dismissed.count == 4 && stack.path.isEmpty)
    }

    @Test("The methods of routes change what is presented and keep the rest")
    func navigate() throws {
        var stack = try stack(.sheet(withNavigation: true))
        _ = try present(&stack)
        _ = try present(&stack)
        let ids = stack.presented.map(\.id)
        let effects = try stack.navigate { routes throws(RouteError) in
            routes.pop()
            try routes.push(FlowValue(5))
            routes.presentCover(FlowValue(6))
        }
        #expect(effects.dismissed == [ids[1]] && effects.presented.count == 2)
        #expect(stack.presented.map(\.id).first == ids[0] && stack.values == [0, 5, 6].map { FlowValue($0) })
        #expect(stack.routes.map(\.style) == [.sheet(withNavigation: true), .push, .cover])
        #expect(throws: FlowError.noNavigation) {
            try stack.navigate { routes throws(RouteError) in
                routes.goBack()
                routes.presentSheet(FlowValue(7))
                try routes.push(FlowValue(8))
            }
        }
        #expect(throws: FlowError.self) { try stack.navigate { $0.presentSheet(FlowValue("no destination")) } }
        #expect(stack.values == [0, 5, 6].map { FlowValue($0) })
        try stack.navigate { $0.goBackToRoot() }
        #expect(stack.path.isEmpty && stack.routes.isEmpty)
        #expect(try stack.navigate { $0.goBack() }.isEmpty)
    }
}
