/// A position in a document: a line and a column, both counted from 1.
public struct DocumentPlace: Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public var line: Int
    /// The column, in characters.
    public var column: Int

    /// The position at this line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `12:7`, to follow the file's name and a colon.
    public var description: String { "\(line):\(column)" }
}
