/// What is known about the terminal at the other end of a file descriptor.
public struct Terminal: Hashable, Sendable {
    /// Whether the cursor may be moved: on a terminal that can, unless the user wants none of it.
    public var allowsCursorMovement: Bool
    /// The number of columns.
    public var width: Int

    /// No terminal.
    public static let none = Terminal(allowsCursorMovement: false, width: 80)

    /// Decides from what the system and the environment say. `NO_COLOR` forbids cursor movement when it is set and
    /// not empty, `TERM` when it is `dumb`. Without a size of its own, `COLUMNS` counts, then 80.
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

    /// As much of the text as stands in one line, a column left free for the cursor. What is not ASCII is counted
    /// with two columns, which is the most that it can take.
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
