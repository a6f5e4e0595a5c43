import Documents
import Gestures

extension FilterAction {
    /// What the filter did, as it stands in a trace: `contact 1: held back, 72 mm away`.
    public var words: String {
        let subject = contact.map { "contact \($0 + 1): " } ?? ""
        return subject + deed.words(Self.wording)
    }

    private static let wording = NumberWording { DecimalText.short($0) }
}
