/// Whether the process has a terminal on which a picture can be drawn and keys be read, and what it can show.
public struct ScreenAbilities: Hashable, Sendable {
    /// Whether input and output are a terminal that moves its cursor where it is told.
    public var isScreen: Bool
    /// Whether the user wants colours.
    public var wantsColour: Bool
    /// Whether it shows more than ASCII.
    public var isUnicode: Bool

    /// No terminal.
    public static let none = ScreenAbilities(isTerminal: false) { _ in nil }

    /// Decides from what the system and the environment say: `TERM` names the terminal, and is `dumb` for one that
    /// cannot; `NO_COLOR`, when set and not empty, wants none; the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is
    /// set and not empty names the encoding.
    public init(isTerminal: Bool, environment: (String) -> String?) {
        func word(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        isScreen = isTerminal && word("TERM") != nil && word("TERM") != "dumb"
        wantsColour = word("NO_COLOR") == nil
        let locale = (word("LC_ALL") ?? word("LC_CTYPE") ?? word("LANG") ?? "").lowercased()
        // The kernel's own terminal takes UTF-8 and draws one box for whatever is not in its font.
        isUnicode = word("TERM") != "linux" && (locale.contains("utf-8") || locale.contains("utf8"))
    }

    /// Whether a picture is drawn without being asked for: colour and moving the cursor are one wish.
    public var drawsUnasked: Bool { isScreen && wantsColour }
}
