import Geometry
import Gestures

/// Parses the short forms of scenarios on the command line and in files.
public enum ScenarioWords {
    /// `393x852`: width and height in points, each above 0 and at most 100000.
    public static func viewport(_ text: String) -> Size? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            width > 0, height > 0, width <= 100_000, height <= 100_000
        else { return nil }
        return Size(width: width, height: height)
    }

    /// `offset/content/viewport` in points. Content and viewport must not be negative. With the suffix `/reversed`, the
    /// offset counts from the bottom.
    public static func scroll(_ text: String) -> ScrollState? {
        var words = text.split(separator: "/", omittingEmptySubsequences: false)
        let isReversed = words.count == 4 && words[3] == "reversed"
        if isReversed { words.removeLast() }
        let numbers = words.map { Double($0) }
        guard numbers.count == 3, let offset = numbers[0], let content = numbers[1], let viewport = numbers[2],
            offset.magnitude <= 1e9, (0...1e9).contains(content), (0...1e9).contains(viewport)
        else { return nil }
        return ScrollState(offset: offset, contentHeight: content, viewportHeight: viewport, isReversed: isReversed)
    }

    /// The text that parses as this scroll view.
    static func text(_ scroll: ScrollState) -> String {
        "\(scroll.offset)/\(scroll.contentHeight)/\(scroll.viewportHeight)\(scroll.isReversed ? "/reversed" : "")"
    }

    /// `any`, or the number of fingers that make a drag: 1 to 5.
    public static func fingers(_ text: String) -> DragTracker.FingerPolicy.Count? {
        if text == "any" { return .any }
        guard text.utf8.count == 1, let number = Int(text), (1...5).contains(number) else { return nil }
        return .exactly(number)
    }

    /// `horizontal` or `vertical`.
    public static func flip(_ text: String) -> Orientation? {
        switch text {
        case "horizontal": .flippedHorizontally
        case "vertical": .flippedVertically
        default: nil
        }
    }
}
