import Testing

@testable import FlowTouchCLI

@Suite("flowtouch completions")
struct CompletionsCommandTests {
    @Test("The script for the requested shell is printed")
    func scripts() {
        #expect(Run("completions", "bash").output == BashCompletion.script(for: Program.commands()))
        #expect(Run("completions", "zsh").output == ZshCompletion.script(for: Program.commands()))
    }
}
