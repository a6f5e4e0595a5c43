extension DismissRules {
    /// Something that the source of the rules does not publish, so that they assume it.
    public struct Assumption: Hashable, Sendable, CustomStringConvertible {
        /// The field that it is about, or the word that several fields share, such as `settle`; `nil` if it is about no
        /// field. Rules that change the field drop the assumption.
        public var field: String?
        /// What is assumed.
        public var text: String

        /// An assumption about a field.
        public init(_ field: String?, _ text: String) {
            self.field = field
            self.text = text
        }

        /// `slop: UIKit publishes no number`, as it stands in a rules file.
        public var description: String {
            field.map { "\($0): \(text)" } ?? text
        }
    }
}
