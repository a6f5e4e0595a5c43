import TextScreen

/// The help for the keys of the picture.
enum LiveHelp {
    /// Each key with its effect, and a short version for small screens.
    static let lines: [(keys: String, words: String, short: String)] = [
        ("+ -", "move the threshold by 5 pt, 1 mm or 2 %, depending on its unit", "threshold"),
        ("u", "allow or forbid swiping up", "swipe up"),
        ("d", "disable or enable dismissal", "disable"),
        ("p P", "the next or the previous preset", "preset"),
        ("s", "a scroll view: none, at its top, middle, bottom", "scroll"),
        ("0", "reset everything to the start", "reset"),
        ("r", "play the recording again (--replay)", "replay"),
        ("b", "turn the bell for arming on or off", "bell"),
        ("c", "clear the outcomes", "clear"),
        ("q", "quit; so does Ctrl-C", "quit"),
        ("", "After each change the last gesture is judged again:", ""),
        ("", "“now:” shows its outcome under the changed rules.", "now: = the last gesture under these rules"),
    ]

    private static let column = 10

    /// Draws the help below the title, with as many words as fit.
    static func draw(on grid: inout CellGrid, _ theme: PictureTheme) {
        let last = grid.height - 1
        grid.put(theme.text("any key closes this"), column: 1, row: last, theme.faint)
        let wrapped = lines.map { TextWrapping.lines(theme.text($0.words), width: max(12, grid.width - column - 1)) }
        var row = 2
        if wrapped.reduce(0, { $0 + $1.count }) <= last - row {
            for (line, words) in zip(lines, wrapped) {
                grid.put(line.keys, column: 2, row: row, theme.strong)
                for text in words {
                    grid.put(text, column: column, row: row)
                    row += 1
                }
            }
            return
        }
        let few = lines.filter { !$0.short.isEmpty }.map { $0.keys.isEmpty ? $0.short : "\($0.keys) \($0.short)" }
        row = 1
        for text in TextWrapping.lines(theme.text(few.joined(separator: ", ")), width: grid.width - 2) where row < last
        {
            grid.put(text, column: 1, row: row)
            row += 1
        }
    }
}
