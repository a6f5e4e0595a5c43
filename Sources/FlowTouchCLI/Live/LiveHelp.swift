/// What the keys of the picture do.
enum LiveHelp {
    static let lines: [(keys: String, words: String)] = [
        ("+ -", "move the threshold by 5 pt, 1 mm or 2 %, by its unit"),
        ("u", "allow or forbid swiping up"),
        ("d", "disable or enable dismissal"),
        ("p P", "the next preset, the one before"),
        ("s", "a scroll view: none, at its top, middle, bottom"),
        ("0", "all as it was at the start"),
        ("r", "play the recording again (--replay)"),
        ("b", "a bell when a drag arms, or none"),
        ("c", "clear the outcomes"),
        ("q", "quit; so does Ctrl-C"),
        ("", "After each change the last gesture is judged again:"),
        ("", "“now:” under its outcome says what would become of it."),
    ]
}
