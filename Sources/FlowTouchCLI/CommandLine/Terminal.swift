/// The properties of the terminal at a file descriptor.
public struct Terminal: Hashable, Sendable {
    /// Whether the cursor may be moved: the terminal can, and the user allows it.
    public var allowsCursorMovement: Bool
    /// The number of columns.
    public var width: Int

    /// No terminal.
    public static let none = Terminal(allowsCursorMovement: false, width: 80)

    /// Decides from the system and the environment. `NO_COLOR` forbids cursor movement if it is set and not empty, `TERM`
    /// if it is `dumb`. If the size is unknown, `COLUMNS` counts, or else 80.
    public init(isTerminal: Bool, columns: Int?, environment: (String) -> String?) {
        let wantsPlain = environment("NO_COLOR").map { !$0.isEmpty } ?? false
        allowsCursorMovement = isTerminal && !wantsPlain && environment("TERM") != "dumb"
        let known = [columns, environment("COLUMNS").flatMap { Int($0) }].compactMap(\.self).first { $0 > 0 }
        width = known ?? 80
    }

    /// A terminal with these properties.
    public init(allowsCursorMovement: Bool, width: Int) {
        self.allowsCursorMovement = allowsCursorMovement
        self.width = width
    }

    /// As much of the text as fits in one line, with a column free for the cursor. A character that is not ASCII counts as
    /// two columns, the most that it can take.
    public func cut(_ text: String) -> String {
        var result = ""
        var columns = 0
        for character in text {
            let needed = character.isASCII ? 1 : 2
            guard columns + needed < width else { return result }
            columns += needed
            result.append(character)
        }
        return result
    }
}
