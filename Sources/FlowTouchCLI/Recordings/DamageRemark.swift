import Harness
import RecordingFormats

/// What to say of a recording that is damaged, and what its damage means for the exit status.
struct DamageRemark {
    /// Its path, the place, what was expected and found, and what became of the rest.
    let text: String
    /// `done` when the `.json` beside the recording says that it is damaged.
    let status: ExitStatus

    /// `rest` says what was done with what stands before the damage, and begins with a semicolon.
    init(_ path: String, _ damage: RecordingDamage, beside sidecar: Sidecar, rest: String = "") {
        let known = sidecar.isReadable ? "" : " (damaged, as its .json says)"
        text = InputName(path).sentence("\(damage.sentence)\(known)\(rest)", at: damage.place)
        status = sidecar.isReadable ? .unreadable : .done
    }
}
