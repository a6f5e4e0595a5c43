/// Takes the drag away where a contact leapt and stays: a drumroll is no pull.
///
/// ``JumpFilter`` finds the leap and waits until ``JumpFilter/agreement`` positions agree. Switched off, the drag goes on
/// from where the contact is, and the leap moves nothing.
public enum TeleportFilter: FilterKind {
    static func note(_ count: Int) -> String {
        count == 1 ? "1 contact was suddenly elsewhere" : "\(count) contacts were suddenly elsewhere"
    }
}
