/// How a link is activated.
public enum LinkActivation: String, Hashable, Sendable, CaseIterable {
    /// By a button laid over its label: the label shrinks while it is pressed, and its controls cannot be reached.
    case button
    /// By a tap on its label: the label's controls take precedence, and nothing shrinks.
    case tapGesture

    /// What a label pressed under a button is scaled by: a slight shrink, our own number.
    public static let pressedScale = 0.97
}
