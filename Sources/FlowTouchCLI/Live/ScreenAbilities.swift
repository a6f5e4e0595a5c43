/// Whether the process has a terminal for the picture and its keys, and what the terminal can show.
public struct ScreenAbilities: Hashable, Sendable {
    /// Whether input and output are a terminal that can move its cursor.
    public var isScreen: Bool
    /// Whether the user allows colours.
    public var wantsColour: Bool
    /// Whether it shows characters beyond ASCII.
    public var isUnicode: Bool

    /// No terminal.
    public static let none = ScreenAbilities(isTerminal: false) { _ in nil }

    /// Decides from the system and the environment: `TERM` names the terminal, and is `dumb` if it cannot move its cursor;
    /// `NO_COLOR` forbids colours if it is set and not empty; the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and
    /// not empty names the encoding.
    public init(isTerminal: Bool, environment: (String) -> String?) {
        func word(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        isScreen = isTerminal && word("TERM") != nil && word("TERM") != "dumb"
        wantsColour = word("NO_COLOR") == nil
        let locale = (word("LC_ALL") ?? word("LC_CTYPE") ?? word("LANG") ?? "").lowercased()
        // The kernel's own terminal accepts UTF-8, but draws a box for every character that its font lacks.
        isUnicode = word("TERM") != "linux" && (locale.contains("utf-8") || locale.contains("utf8"))
    }

    /// Whether to draw a picture without `--picture`: who forbids colours also forbids moving the cursor.
    public var drawsUnasked: Bool { isScreen && wantsColour }
}
