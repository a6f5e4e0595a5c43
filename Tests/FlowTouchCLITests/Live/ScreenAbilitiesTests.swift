import FlowTouchCLI
import Testing

@Suite("What a terminal can show")
struct ScreenAbilitiesTests {
    private func abilities(_ environment: [String: String], isTerminal: Bool = true) -> ScreenAbilities {
        ScreenAbilities(isTerminal: isTerminal) { environment[$0] }
    }

    @Test("A picture needs a terminal with a name, and one that is not dumb")
    func screen() {
        #expect(abilities(["TERM": "xterm"]).drawsUnasked)
        #expect(!abilities(["TERM": "xterm"], isTerminal: false).isScreen)
        #expect(!abilities(["TERM": "dumb"]).isScreen)
        #expect(!abilities(["TERM": ""]).isScreen && !abilities([:]).isScreen)
    }

    @Test("NO_COLOR draws nothing unasked, unless it is empty")
    func colour() {
        let plain = abilities(["TERM": "xterm", "NO_COLOR": "1"])
        #expect(plain.isScreen && !plain.drawsUnasked && !plain.wantsColour)
        #expect(abilities(["TERM": "xterm", "NO_COLOR": ""]).drawsUnasked)
    }

    @Test("The first of LC_ALL, LC_CTYPE and LANG that is set names the encoding")
    func encoding() {
        #expect(abilities(["LANG": "de_DE.UTF-8"]).isUnicode)
        #expect(abilities(["LC_CTYPE": "C.utf8", "LANG": "C"]).isUnicode)
        #expect(!abilities(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).isUnicode)
        #expect(abilities(["LC_ALL": "", "LANG": "de_DE.UTF-8"]).isUnicode)
        #expect(!abilities([:]).isUnicode)
        // Its font has neither dots nor dashes nor Braille.
        #expect(!abilities(["TERM": "linux", "LANG": "de_DE.UTF-8"]).isUnicode)
    }
}
