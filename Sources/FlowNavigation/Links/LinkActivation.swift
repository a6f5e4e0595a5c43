/// How a link is activated.
public enum LinkActivation: String, Hashable, Sendable, CaseIterable {
    /// A button covers the label: the label shrinks while pressed, and controls inside it cannot be reached.
    case button
    /// A tap on the label: controls inside the label take precedence, and nothing shrinks.
    case tapGesture

    /// The scale of a label while its button is pressed: a slight shrink. The number is our own.
    public static let pressedScale = 0.97
}
