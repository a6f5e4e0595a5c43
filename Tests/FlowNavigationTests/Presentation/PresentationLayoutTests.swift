import FlowNavigation
import Geometry
import Testing

@Suite("Full screen or card")
struct PresentationLayoutTests {
    private func layout(
        _ style: FlowPresentationStyle, _ device: DeviceClass, _ width: Double, height: Double = 1000,
        keyboard: Double = 0, safeArea: Insets = .none
    ) -> PresentationLayout {
        PresentationLayout(
            style: style,
            in: FlowEnvironment(
                device: device, size: Size(width: width, height: height), safeArea: safeArea,
                keyboardHeight: keyboard))
    }

    @Test(
        "On a phone a destination fills the stack, however wide the display is", arguments: [393.0, 794, 956, 1200])
    func iPhone(_ width: Double) {
        let layout = layout(.automatic, .iPhone, width)
        #expect(!layout.isCard && layout.frame == Rect(x: 0, y: 0, width: width, height: 1000))
        #expect(layout.cornerRadius == 0)
    }

    @Test("On a tablet it is a centred card if one fits, otherwise it fills the stack")
    func iPad() {
        #expect(!layout(.automatic, .iPad, 793.9).isCard)
        #expect(layout(.automatic, .iPad, 794).isCard)
        #expect(layout(.automatic, .other, 794).isCard)
        let card = layout(.automatic, .iPad, 1024, height: 1366)
        #expect(card.frame == Rect(x: 159, y: 184, width: 706, height: 998) && card.cornerRadius > 0)
        #expect(layout(.automatic, .iPad, 1366, height: 1024).frame.height == 936)
        #expect(layout(.automatic, .iPad, 1000, height: 1086).frame.height == 998)
        #expect(layout(.automatic, .iPad, 1000, height: 1085).frame.height == 997)
    }

    @Test("Full screen always fills the stack, even on a tablet", arguments: DeviceClass.allCases)
    func fullScreen(_ device: DeviceClass) {
        #expect(!layout(.fullScreen, device, 1366).isCard)
    }

    @Test("The card style is a card wherever one fits, on any device", arguments: DeviceClass.allCases)
    func card(_ device: DeviceClass) {
        #expect(layout(.card, device, 794).isCard)
        #expect(!layout(.card, device, 793).isCard)
    }

    @Test("A link's presentation style applies to its destination")
    func perLink() throws {
        let environment = FlowEnvironment(device: .iPad, size: Size(width: 1024, height: 1366))
        let frame = Rect(x: 0, y: 100, width: 100, height: 100)
        for (style, isCard) in [(FlowPresentationStyle.automatic, true), (.fullScreen, false), (.card, true)] {
            let configuration = LinkConfiguration(presentationStyle: style)
            var stack = try stack(
                ScreenContent(links: [FlowLink(value: 1, frame: frame, configuration: configuration)]),
                environment: environment)
            let effects = try stack.activate(stack.link(0))
            #expect(stack.layout(of: effects.presented[0])?.isCard == isCard)
        }
    }

    @Test("Content respects the safe area at every edge, including a camera on the right")
    func everyEdge() {
        let insets = Insets(top: 50, left: 0, bottom: 30, right: 60)
        #expect(layout(.automatic, .iPhone, 400, safeArea: insets).contentInsets() == insets)
        #expect(layout(.card, .iPad, 1024, height: 1366, safeArea: insets).contentInsets() == .none)
    }

    @Test("A control in the bar of hosted navigation respects the safe area")
    func hostedBar() throws {
        var environment = phone
        environment.safeArea = Insets(top: 50, right: 60)
        let stack = try stack(ScreenContent(bars: Insets(top: 94), hostsNavigation: true), environment: environment)
        #expect(stack.covered(on: .root) == Insets(top: 94, right: 60))
    }
}

@Suite("The keyboard")
struct KeyboardTests {
    private func layout(_ style: FlowPresentationStyle, keyboard: Double, height: Double = 1366) -> PresentationLayout {
        PresentationLayout(
            style: style,
            in: FlowEnvironment(
                device: .iPad, size: Size(width: 1024, height: height), safeArea: Insets(top: 24, bottom: 20),
                keyboardHeight: keyboard))
    }

    @Test("A full-screen destination keeps its size, and its content avoids the keyboard")
    func fullScreen() {
        let layout = layout(.fullScreen, keyboard: 400)
        #expect(layout.frame == Rect(x: 0, y: 0, width: 1024, height: 1366))
        #expect(layout.contentInsets() == Insets(top: 24, bottom: 400))
        #expect(self.layout(.fullScreen, keyboard: 10).contentInsets().bottom == 20)
    }

    @Test("A card moves up to avoid the keyboard")
    func card() {
        let (up, down) = (layout(.card, keyboard: 330), layout(.card, keyboard: 0))
        #expect(up.frame.y < down.frame.y && up.frame.extent == down.frame.extent)
        #expect(up.frame.bottom <= 1366 - 330 && up.contentInsets().bottom == 0)
    }

    @Test("A card that does not fit above the keyboard stays in the stack, and its content avoids the rest")
    func tallKeyboard() {
        let layout = layout(.card, keyboard: 600)
        #expect(layout.frame.y == 24)
        #expect(layout.contentInsets().bottom == layout.frame.bottom - (1366 - 600))
    }

    @Test("Ignoring the whole safe area includes the keyboard; ignoring the container at the top does not")
    func ignoring() {
        let layout = layout(.fullScreen, keyboard: 400)
        #expect(layout.contentInsets(ignoring: [IgnoredSafeArea()]) == .none)
        #expect(layout.contentInsets(ignoring: [IgnoredSafeArea(.container, edges: .top)]) == Insets(bottom: 400))
        #expect(
            layout.contentInsets(ignoring: [IgnoredSafeArea(.keyboard, edges: .bottom)]) == Insets(top: 24, bottom: 20))
    }

    @Test("Content in its own navigation stack avoids the keyboard either way")
    func hosted() {
        let insets = layout(.fullScreen, keyboard: 400).contentInsets(
            ignoring: [IgnoredSafeArea()], hostsNavigation: true)
        #expect(insets == Insets(bottom: 400))
    }

    @Test("The root avoids the keyboard unless it ignores it")
    func root() throws {
        var environment = phone
        environment.keyboardHeight = 300
        #expect(try stack(environment: environment).covered(on: .root).bottom == 300)
        let ignoring = ScreenContent(ignoredSafeArea: [IgnoredSafeArea(.keyboard, edges: .bottom)])
        #expect(try stack(ignoring, environment: environment).covered(on: .root).bottom == 30)
    }
}
