import Testing

@testable import FlowTouchCLI

@Suite("Numbered paths")
struct NumberedPathTests {
    @Test(
        "The number stands before the extension of the file's name",
        arguments: [
            ("a.b/pull.svg", "a.b/pull-3.svg"), ("corpus.jsonl", "corpus-3.jsonl"), ("a.b/c", "a.b/c-3"),
            (".hidden", ".hidden-3"), ("a/.hidden.csv", "a/.hidden-3.csv"), ("", "-3"),
        ])
    func numbered(path: String, expected: String) {
        #expect(NumberedPath.path(path, 3) == expected)
    }
}
