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

    @Test("With NO_COLOR a picture is drawn only on request, unless the variable is empty")
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
        // Its font lacks dots, dashes and Braille.
        #expect(!abilities(["TERM": "linux", "LANG": "de_DE.UTF-8"]).isUnicode)
    }
}
