import Harness
import RecordingFormats

/// What to report about a damaged recording, and the exit status that the damage asks for.
struct DamageRemark {
    /// The path, the place, what was expected and found, and what was done with the rest.
    let text: String
    /// `done` if the `.json` beside the recording says that it is damaged.
    let status: ExitStatus

    /// `rest` begins with a semicolon and says what was done with the part before the damage.
    init(_ path: String, _ damage: RecordingDamage, beside sidecar: Sidecar, rest: String = "") {
        let known = sidecar.isReadable ? "" : " (damaged, as its .json says)"
        text = InputName(path).sentence("\(damage.sentence)\(known)\(rest)", at: damage.place)
        status = sidecar.isReadable ? .unreadable : .done
    }
}
