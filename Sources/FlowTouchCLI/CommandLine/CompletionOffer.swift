import Gestures
import TouchSynthesis

/// What a shell offers for a value. It is derived from the placeholder, so that help and completions agree.
struct CompletionOffer: Hashable {
    /// Words to choose from.
    var words: [String]
    /// Whether file names are offered if no word matches.
    var hasFiles: Bool

    /// The operand of commands that read a plugged-in device, whose node is a file.
    static let pluggedDevice = "[DEVICE]"

    /// For the value of an option.
    init(_ option: Command.Option) {
        self.init(placeholder: option.value ?? "")
        if !option.choices.isEmpty { words = option.choices }
    }

    /// For a placeholder such as `FILE|FOLDER…`, `[PRESET|FILE]`, `IN OUT` or `bash|zsh`. Words in lower case are the
    /// values themselves.
    init(placeholder: String) {
        words = []
        hasFiles = placeholder == Self.pluggedDevice
        if hasFiles { return }
        for name in placeholder.split(whereSeparator: { !$0.isLetter }) {
            switch name {
            case "FILE", "FOLDER", "IN", "OUT", "NODE": hasFiles = true
            case "PRESET": words += DismissRules.presets.map(\.name)
            case "DEVICE": words += DeviceCatalog.devices.map(\.shortName)
            case "COMMAND": words += Program.commands().map(\.name)
            default:
                if name.allSatisfy(\.isLowercase) { words.append(String(name)) }
            }
        }
    }
}

extension Command.Option {
    /// The ways to write it: `-r`, `--rules`.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
