import Testing

@testable import FlowTouchCLI

@Suite("The table of commands")
struct CommandTests {
    @Test("Names of commands and options are unique and consist of lower-case letters and dashes")
    func names() {
        let commands = Program.commands()
        #expect(Set(commands.map(\.name)).count == commands.count)
        for command in commands {
            let names = command.options.map(\.name) + ["help"]
            let letters = command.options.compactMap(\.letter) + ["h"]
            #expect(Set(names).count == names.count, "\(command.name)")
            #expect(Set(letters).count == letters.count, "\(command.name)")
            for name in names + [command.name] {
                #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(name)")
            }
            #expect(letters.allSatisfy { ("a"..."z").contains($0) }, "a digit would hide negative numbers")
        }
    }
}
