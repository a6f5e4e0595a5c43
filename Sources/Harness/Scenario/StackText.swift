import Documents
import FlowNavigation

/// Describes in words what happens to a stack.
enum StackText {
    static func lines(_ effects: [FlowEffect], in stack: FlowStack) -> [String] {
        effects.compactMap { effect in
            switch effect {
            case .takeSnapshot, .arrived, .departed, .isPresentedChanged: nil
            case .presented(let id, let origin, _):
                "\(value(id, in: stack)) is presented from \(self.origin(origin, in: stack))"
            case .dismissed(let id, let cause, let origin, _):
                "\(value(id, in: stack)) is dismissed by \(words(cause)) and returns to \(self.origin(origin, in: stack))"
            case .refused(let id, let cause):
                "\(value(id, in: stack)) stays: dismissal by \(words(cause)) is disabled"
            case .scrolled(_, let offset): "scrolled to \(DecimalText.short(offset)) pt to show the link"
            case .retargeted(let id, let origin):
                "\(value(id, in: stack)) returns to \(self.origin(origin, in: stack)) from now on"
            }
        }
    }

    static func origin(_ origin: ZoomOrigin, in stack: FlowStack) -> String {
        switch origin {
        case .link(let instance, let rect): "\(link(instance, in: stack)) at \(StackWords.text(rect))"
        case .lastKnown(let rect): "where its link was, at \(StackWords.text(rect))"
        case .side: "the side"
        case .below: "the bottom"
        }
    }

    static func link(_ instance: LinkInstance, in stack: FlowStack) -> String {
        guard let link = stack.link(instance) else { return "its link" }
        return "link \(link.value)" + (link.linkID.map { " “\($0.value)”" } ?? "")
    }

    private static func value(_ id: PresentationID, in stack: FlowStack) -> String {
        stack.value(of: id).map { "\($0)" } ?? "destination \(id.number + 1)"
    }

    private static func words(_ cause: DismissCause) -> String {
        switch cause {
        case .drag: "a drag"
        case .edge: "a drag from the edge"
        case .swipeUp: "a swipe up"
        case .scrim: "a tap on the scrim"
        case .flowDismiss: "the program"
        case .path: "the path"
        }
    }
}
