import FlowNavigation

extension StackScenario {
    /// An action of a program on its stack, at a given time or when a button is tapped.
    public enum Action: Hashable, Sendable {
        /// Turns the device this many degrees clockwise from upright.
        case rotate(Int)
        /// Sets how many points of the bottom the keyboard covers.
        case keyboard(Double)
        /// Disables or enables dismissal of the destination on top.
        case dismissDisabled(Bool)
        /// Replaces the content of a screen with that of another. With `recreatesLinks` all links become new instances.
        case relayout(String, as: String, recreatesLinks: Bool)
        /// Dismisses the destination on top by the program.
        case flowDismiss
        /// Opens a URL.
        case open(String)
        /// Appends a value to the path.
        case append(ScenarioValue, linkID: String?)
        /// Removes this many values from the path.
        case removeLast(Int)
        /// Shows another root: a flow, or a tab.
        case show(String)
        /// Presents or dismisses the destination with this key.
        case toggle(String)
        /// Shows a value in this style: pushed, or as a sheet or a cover.
        case present(ScenarioValue, RouteStyle)
        /// Goes back this many screens.
        case goBack(Int)
        /// Goes back to the root.
        case goBackToRoot
        /// Goes back to the topmost screen that shows this value.
        case goBackTo(ScenarioValue)
        /// Pops this many screens, if that many were pushed in a row.
        case pop(Int)
        /// Dismisses this many sheets and covers, with everything pushed from them.
        case dismiss(Int)

        /// The same action, resolved on the screen of a value with this name.
        func filled(with name: String) -> Action {
            switch self {
            case .append(let value, let linkID): .append(value.filled(with: name), linkID: linkID)
            case .present(let value, let style): .present(value.filled(with: name), style)
            case .goBackTo(let value): .goBackTo(value.filled(with: name))
            case .rotate, .keyboard, .dismissDisabled, .relayout, .flowDismiss, .open, .removeLast, .show, .toggle,
                .goBack, .goBackToRoot, .pop, .dismiss:
                self
            }
        }
    }

    /// A button of a screen that makes the program do something. It takes the place of a link, with this as its value.
    public struct Button: Hashable, Sendable, CustomStringConvertible {
        /// Its title.
        public var title: String
        /// What a tap does, in order.
        public var actions: [Action]

        /// Its title.
        public var description: String { title }
    }
}
