import TextScreen

/// What the keys of the picture do.
enum LiveHelp {
    /// Each with what it does, and the same in a word or two for small screens.
    static let lines: [(keys: String, words: String, short: String)] = [
        ("+ -", "move the threshold by 5 pt, 1 mm or 2 %, by its unit", "threshold"),
        ("u", "allow or forbid swiping up", "swipe up"),
        ("d", "disable or enable dismissal", "disable"),
        ("p P", "the next preset, the one before", "preset"),
        ("s", "a scroll view: none, at its top, middle, bottom", "scroll"),
        ("0", "all as it was at the start", "as at first"),
        ("r", "play the recording again (--replay)", "replay"),
        ("b", "a bell when a drag arms, or none", "bell"),
        ("c", "clear the outcomes", "clear"),
        ("q", "quit; so does Ctrl-C", "quit"),
        ("", "After each change the last gesture is judged again:", ""),
        ("", "“now:” under its outcome says what would become of it.", "now: = the last gesture under these rules"),
    ]

    private static let column = 10

    /// Draws it below the title, in as many words as there is room for.
    static func draw(on grid: inout CellGrid, _ theme: PictureTheme) {
        let last = grid.height - 1
        grid.put(theme.text("any key closes this"), 1, last, theme.faint)
        let wrapped = lines.map { TextWrapping.lines(theme.text($0.words), width: max(12, grid.width - column - 1)) }
        var row = 2
        if wrapped.reduce(0, { $0 + $1.count }) <= last - row {
            for (line, words) in zip(lines, wrapped) {
                grid.put(line.keys, 2, row, theme.strong)
                for text in words {
                    grid.put(text, column, row)
                    row += 1
                }
            }
            return
        }
        let few = lines.filter { !$0.short.isEmpty }.map { $0.keys.isEmpty ? $0.short : "\($0.keys) \($0.short)" }
        row = 1
        for text in TextWrapping.lines(theme.text(few.joined(separator: ", ")), width: grid.width - 2) where row < last
        {
            grid.put(text, 1, row)
            row += 1
        }
    }
}
