import FlowNavigation
import Geometry
import Testing

@Suite("Activating links")
struct ActivationTests {
    private func link(_ activation: LinkActivation) -> ScreenContent {
        ScreenContent(links: [
            FlowLink(
                value: Park(id: 1), frame: Rect(x: 0, y: 100, width: 400, height: 100), activation: activation,
                controls: [Rect(x: 350, y: 0, width: 50, height: 50)])
        ])
    }

    @Test("A tap on a link presents its value")
    func tap() throws {
        var stack = try stack()
        let effects = try stack.tap(at: Point(x: 200, y: 260))
        #expect(effects.presented.count == 1 && stack.values == [FlowValue(Park(id: 2))])
    }

    @Test("A tap outside all links does nothing")
    func tapBeside() throws {
        var stack = try stack(link(.button))
        #expect(stack.target(at: Point(x: 200, y: 99)) == .nothing)
        #expect(try stack.tap(at: Point(x: 200, y: 99)).isEmpty)
        #expect(stack.target(at: Point(x: 200, y: 100)) != .nothing)
        #expect(stack.target(at: Point(x: 200, y: 200)) == .nothing)
    }

    @Test("A button covers the label: it shrinks while pressed, and inner controls cannot be tapped")
    func button() throws {
        var stack = try stack(link(.button))
        let instance = try stack.link(0)
        #expect(stack.labelScale(of: instance) == 1)
        stack.touchDown(at: Point(x: 360, y: 110))
        #expect(stack.labelScale(of: instance) < 1)
        stack.touchUp()
        #expect(stack.labelScale(of: instance) == 1)
        #expect(try stack.tap(at: Point(x: 360, y: 110)).presented.count == 1)
    }

    @Test("With a tap gesture, inner controls take precedence, and nothing shrinks")
    func tapGesture() throws {
        var stack = try stack(link(.tapGesture))
        let instance = try stack.link(0)
        #expect(stack.target(at: Point(x: 360, y: 110)) == .control(instance, 0))
        #expect(try stack.tap(at: Point(x: 360, y: 110)).isEmpty)
        stack.touchDown(at: Point(x: 300, y: 110))
        #expect(stack.pressedLink == instance && stack.labelScale(of: instance) == 1)
        #expect(try stack.tap(at: Point(x: 300, y: 110)).presented.count == 1)
    }

    @Test("A screen presents one destination at a time")
    func onePerDepth() throws {
        var stack = try stack()
        let (first, second) = (try stack.link(0), try stack.link(1))
        _ = try stack.activate(first)
        #expect(throws: FlowError.alreadyPresenting(depth: 0)) { try stack.activate(second) }
        #expect(stack.path.count == 1)
        #expect(stack.target(at: Point(x: 200, y: 160)) == .nothing)
    }

    @Test("A removed link presents nothing")
    func unknown() throws {
        var stack = try stack()
        let first = try stack.link(0)
        stack.removeLink(first)
        #expect(throws: FlowError.unknownLink) { try stack.activate(first) }
        #expect(stack.link(first) == nil && stack.place(of: first) == nil)
    }

    @Test("Of two overlapping links the later one is in front")
    func overlap() throws {
        let frame = Rect(x: 0, y: 100, width: 100, height: 100)
        var stack = try stack(
            ScreenContent(links: [
                FlowLink(value: 1, frame: frame), FlowLink(value: 2, frame: frame.offset(x: 50)),
                FlowLink(value: 3, frame: Rect(x: 0, y: 100, width: 20, height: 20)),
            ]))
        for (x, value) in [(10.0, 3), (40, 1), (60, 2), (149, 2)] {
            let target = stack.target(at: Point(x: x, y: 110))
            guard case .link(let instance) = target else {
                Issue.record("\(target) at \(x)")
                continue
            }
            #expect(stack.link(instance)?.value == FlowValue(value))
        }
        _ = stack.settle()
    }

    @Test("Taps hit the links of a scrolled screen at their current positions, but not under its bar")
    func scrolled() throws {
        var stack = try stack(parkList(bars: Insets(top: 90)))
        #expect(stack.scrollOffset(of: .root) == -90)
        stack.scroll(.root, to: 500)
        #expect(stack.target(at: Point(x: 200, y: 89)) == .nothing)
        _ = try stack.tap(at: Point(x: 200, y: 110))
        #expect(stack.values == [FlowValue(Park(id: 6))])
    }

    @Test("A destination's links present further destinations")
    func deeper() throws {
        var stack = try stack(path: FlowPath([1]))
        _ = try stack.tap(at: Point(x: 200, y: 150))
        _ = try stack.tap(at: Point(x: 200, y: 150))
        #expect(stack.path.values(as: Int.self) == [1, 2, 3])
    }

    @Test("A link follows its configuration, and each option has its default")
    func defaults() {
        let configuration = LinkConfiguration()
        #expect(configuration.cornerRadius == 0 && configuration.cornerStyle == .circular)
        #expect(configuration.shadow == nil && configuration.zoomStyle == .scaleHorizontally)
        #expect(configuration.transitionFromSnapshot && !configuration.retakeSnapshots)
        #expect(configuration.animateFromAnchor && !configuration.swipeUpToDismiss)
        #expect(configuration.showsScrim && configuration.presentationStyle == .automatic)
        let own = LinkConfiguration(
            cornerRadius: 24, shadow: .init(radius: 8, opacity: 0.2, offset: Point(x: 0, y: 4)))
        #expect(own.cornerRadius == 24 && own.shadow?.radius == 8 && own.showsScrim)
    }

    @Test("A presentation takes the configuration of its link")
    func configuration() throws {
        let frame = Rect(x: 0, y: 100, width: 100, height: 100)
        let configuration = LinkConfiguration(cornerRadius: 12, swipeUpToDismiss: true)
        var stack = try stack(
            ScreenContent(links: [FlowLink(value: 1, frame: frame, configuration: configuration)]))
        _ = try stack.activate(stack.link(0))
        #expect(stack.top?.configuration == configuration)
    }
}

@Suite("The overlay")
struct OverlayTests {
    private func overlay(onlyOverRoot: Bool = false, ignoresKeyboard: Bool = false) -> FlowOverlay {
        FlowOverlay(
            alignment: .bottomTrailing, size: Size(width: 96, height: 96),
            links: [FlowLink(value: SearchRequest(), frame: Rect(x: 20, y: 20, width: 56, height: 56))],
            isOnlyOverRoot: onlyOverRoot, ignoresKeyboard: ignoresKeyboard)
    }
    private let button = Point(x: 400 - 48, y: 800 - 30 - 48)

    @Test("The overlay stays in front of everything, and its links present from any depth")
    func anyDepth() throws {
        var stack = try stack(overlay: overlay(), path: FlowPath([1, 2]))
        let effects = try stack.tap(at: button)
        #expect(stack.values == [FlowValue(1), FlowValue(2), FlowValue(SearchRequest())])
        let instance = try stack.link(0, on: .overlay)
        let place = Rect(x: 324, y: 694, width: 56, height: 56)
        #expect(effects.contains(.presented(effects.presented[0], from: .link(instance, place), animation: .standard)))
        #expect(stack.isHidden(instance))
        #expect(stack.flowDismiss().dismissalTargets == [.link(instance, place)])
        #expect(stack.path.count == 2)
    }

    @Test("The overlay's link is hidden while its destination is presented, and cannot be tapped again")
    func hides() throws {
        var stack = try stack(overlay: overlay())
        _ = try stack.tap(at: button)
        let instance = try stack.link(0, on: .overlay)
        #expect(stack.isHidden(instance) && stack.target(at: button) == .nothing)
        #expect(throws: FlowError.linkIsHidden) { try stack.activate(instance) }
        stack.flowDismiss()
        #expect(stack.isHidden(instance))
        _ = stack.settle()
        #expect(!stack.isHidden(instance))
    }

    @Test("An overlay for the root only is hidden while a destination is presented")
    func onlyOverRoot() throws {
        var stack = try stack(overlay: overlay(onlyOverRoot: true))
        #expect(stack.isOverlayShown)
        _ = try stack.append(Park(id: 99))
        #expect(!stack.isOverlayShown && stack.target(at: button) == .nothing)
        stack.flowDismiss()
        #expect(stack.isOverlayShown)
    }

    @Test("The overlay follows its alignment inside the safe area", arguments: FlowOverlay.Alignment.allCases)
    func alignment(_ alignment: FlowOverlay.Alignment) {
        var environment = phone
        environment.safeArea = Insets(top: 50, left: 10, bottom: 30, right: 60)
        var overlay = overlay()
        overlay.alignment = alignment
        let frame = overlay.frame(in: environment)
        #expect(Rect(x: 10, y: 50, width: 330, height: 720).contains(frame))
        switch alignment {
        case .topLeading: #expect(frame.x == 10 && frame.y == 50)
        case .bottomTrailing: #expect(frame.right == 340 && frame.bottom == 770)
        case .center: #expect(frame.center == Point(x: 175, y: 410))
        default: break
        }
    }

    @Test(
        "The overlay stays inside the safe area on every device, in portrait and landscape",
        arguments: DeviceClass.allCases, FlowOverlay.Alignment.allCases)
    func devices(_ device: DeviceClass, _ alignment: FlowOverlay.Alignment) {
        for safeArea in [
            Insets(top: 59, bottom: 34), Insets(left: 59, bottom: 21, right: 59), Insets(top: 24, bottom: 20),
            Insets(top: 20, right: 90), .none,
        ] {
            for size in [Size(width: 393, height: 852), Size(width: 1366, height: 1024)] {
                let environment = FlowEnvironment(device: device, size: size, safeArea: safeArea)
                var overlay = overlay()
                overlay.alignment = alignment
                #expect(Rect(size).inset(by: safeArea).contains(overlay.frame(in: environment)))
            }
        }
    }

    @Test("The keyboard moves the overlay unless it ignores the keyboard")
    func keyboard() {
        var environment = phone
        environment.keyboardHeight = 300
        #expect(overlay().frame(in: environment).bottom == 500)
        #expect(overlay(ignoresKeyboard: true).frame(in: environment).bottom == 770)
    }
}
