import FlowNavigation

extension StackScenario {
    /// What a program can do with its stack, at a time or when a button is tapped.
    public enum Action: Hashable, Sendable {
        /// The device is turned to so many degrees clockwise from upright.
        case rotate(Int)
        /// The keyboard covers so many points of the bottom.
        case keyboard(Double)
        /// The destination on top can or cannot be dismissed by the user.
        case dismissDisabled(Bool)
        /// A screen shows what another one describes; `recreatesLinks`: nothing says which link was which.
        case relayout(String, as: String, recreatesLinks: Bool)
        /// The program dismisses the destination on top.
        case flowDismiss
        /// A URL is opened.
        case open(String)
        /// A value is appended to the path.
        case append(ScenarioValue, linkID: String?)
        /// So many values are removed from the path.
        case removeLast(Int)
        /// Another root is shown: a flow, or a tab.
        case show(String)
        /// The destination with this key is presented, or not any more.
        case toggle(String)
        /// A value is pushed, or presented as a sheet or a cover.
        case present(ScenarioValue, RouteStyle)
        /// So many screens back.
        case goBack(Int)
        /// Back to the root.
        case goBackToRoot
        /// Back to the topmost screen that shows this value.
        case goBackTo(ScenarioValue)
        /// So many pushed screens are popped, if that many lie on top.
        case pop(Int)
        /// So many sheets and covers are dismissed, with what was pushed from them.
        case dismiss(Int)

        /// The same on a screen that shows a value with this name.
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

    /// A button of a screen, which presents nothing and has the program do something. On its screen it lies as a link
    /// does, with this as its value.
    public struct Button: Hashable, Sendable, CustomStringConvertible {
        /// What stands on it.
        public var title: String
        /// What a tap does, in this order.
        public var actions: [Action]

        /// What stands on it.
        public var description: String { title }
    }
}
