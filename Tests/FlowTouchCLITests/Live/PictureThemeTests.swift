import Testing
import TextScreen

@testable import FlowTouchCLI

@Suite("The appearance of the picture")
struct PictureThemeTests {
    @Test("Without colours the view is reversed, and in ASCII not even that")
    func plain() {
        let plain = PictureTheme(isUnicode: true, hasColour: false)
        #expect(plain.card == CellStyle(isReversed: true))
        #expect(plain.below == CellStyle(isFaint: true))
        #expect(plain.cardEdge == .plain && plain.belowEdge == CellStyle(isReversed: true))
        #expect(PictureTheme(isUnicode: false, hasColour: false).card == .plain)
    }

    @Test(
        "With colours, the edge of the view is drawn in the paper of the view on that of the stack, or the other way round"
    )
    func colours() {
        let theme = PictureTheme(isUnicode: true, hasColour: true)
        #expect(theme.card.paper != theme.below.paper)
        #expect(theme.cardEdge.ink == theme.card.paper && theme.cardEdge.paper == theme.below.paper)
        #expect(theme.belowEdge.ink == theme.below.paper && theme.belowEdge.paper == theme.card.paper)
    }
}
