import Testing

@testable import FlowTouchCLI

@Suite("Offers for completion")
struct CompletionOfferTests {
    @Test("The placeholder determines what is offered")
    func placeholders() {
        func offer(_ placeholder: String) -> CompletionOffer { CompletionOffer(placeholder: placeholder) }
        #expect(offer("FILE|FOLDER…").hasFiles)
        #expect(offer("IN OUT").hasFiles)
        #expect(offer("[PRESET|FILE]").hasFiles)
        #expect(offer("[PRESET|FILE]").words.contains("flowstack"))
        #expect(offer("DEVICE|FILE").words.contains("phone"))
        // A plugged-in device is a node, not a device of the catalogue.
        #expect(offer("[DEVICE]").hasFiles && offer("[DEVICE]").words.isEmpty)
        #expect(offer("NODE").hasFiles)
        #expect(offer("bash|zsh").words == ["bash", "zsh"])
        for placeholder in ["N", "WxH", "O/C/V", "SENTENCE", "HZ", ""] {
            #expect(offer(placeholder) == CompletionOffer(placeholder: ""), "\(placeholder)")
        }
    }

    @Test("No offered word needs quotes in a shell")
    func quotes() {
        for command in Program.commands() {
            let offers = command.options.map { CompletionOffer($0) } + [CompletionOffer(placeholder: command.operands)]
            for word in offers.flatMap(\.words) {
                #expect(word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }, "\(word)")
            }
        }
    }
}
