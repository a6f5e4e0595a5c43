import Geometry
import Gestures
import Harness

/// The rules and the surroundings of the view, as keys change them.
struct RulesDial: Hashable {
    /// How far the content of a scroll view in the view is scrolled.
    enum ScrollPlace: String, CaseIterable {
        /// As on the command line or in the recording.
        case own
        /// No scroll view.
        case none
        /// Three screens of content, at its top, in its middle, at its bottom.
        case top, middle, bottom
    }

    private(set) var allowsSwipeUp: Bool
    private(set) var isDisabled: Bool
    private(set) var scrollPlace: ScrollPlace
    private var base: DismissRules
    private var steps = 0
    private let ownRules: DismissRules
    private let own: Scenario

    init(_ rules: DismissRules, _ scenario: Scenario) {
        base = rules
        ownRules = rules
        own = scenario
        allowsSwipeUp = scenario.allowsSwipeUp
        isDisabled = scenario.isDismissalDisabled
        scrollPlace = scenario.scroll == nil ? .none : .own
    }

    /// The rules in effect: the chosen rules with moved thresholds.
    var rules: DismissRules {
        var rules = base
        let factor = factor
        rules.down = rules.down?.scaled(by: factor)
        rules.up = rules.up?.scaled(by: factor)
        rules.right = rules.right?.scaled(by: factor)
        return rules
    }

    /// Whether keys moved the thresholds.
    var hasMovedThresholds: Bool { steps != 0 }

    /// The scroll view in a view of this size.
    func scroll(in extent: Size) -> ScrollState? {
        let content = extent.height * 3
        let reach = content - extent.height
        let offset: Double
        switch scrollPlace {
        case .own: return own.scroll
        case .none: return nil
        case .top: offset = 0
        case .middle: offset = reach / 2
        case .bottom: offset = reach
        }
        return ScrollState(offset: offset, contentHeight: content, viewportHeight: extent.height)
    }

    /// Moves the threshold for a downward drag by `step` times 5 pt, 1 mm or 2 % of the view, depending on its unit, and the
    /// other thresholds in proportion.
    /// - Returns: false if there is no threshold, or it cannot move further.
    mutating func moveThresholds(by step: Int) -> Bool {
        guard let leading else { return false }
        let moved = leading.number + Double(steps + step) * leading.step
        guard moved >= leading.step, moved <= leading.step * 1000 else { return false }
        steps += step
        return true
    }

    mutating func toggleSwipeUp() { allowsSwipeUp.toggle() }
    mutating func toggleDisabled() { isDisabled.toggle() }

    /// Chooses the next or the previous preset, with its own thresholds.
    mutating func choosePreset(_ direction: Int) {
        var choices = DismissRules.presets
        if !choices.contains(ownRules) { choices.insert(ownRules, at: 0) }
        let index = choices.firstIndex(of: base) ?? 0
        base = choices[(index + direction + choices.count) % choices.count]
        steps = 0
    }

    mutating func chooseScroll() {
        let choices = ScrollPlace.allCases.filter { $0 != .own || own.scroll != nil }
        let index = choices.firstIndex(of: scrollPlace) ?? 0
        scrollPlace = choices[(index + 1) % choices.count]
    }

    /// Resets everything to the start.
    mutating func reset() { self = RulesDial(ownRules, own) }

    private var leading: Length? { base.down ?? base.right ?? base.up }

    private var factor: Double {
        guard let leading, steps != 0, leading.number > 0 else { return 1 }
        return (leading.number + Double(steps) * leading.step) / leading.number
    }
}

extension Length {
    fileprivate var number: Double {
        switch self {
        case .points(let value), .millimetres(let value), .fraction(let value): value
        }
    }

    fileprivate var step: Double {
        switch self {
        case .points: 5
        case .millimetres: 1
        case .fraction: 0.02
        }
    }

    /// The distance times the factor, rounded so that 80 pt moved by sixteen steps of 5 pt is still a round number.
    fileprivate func scaled(by factor: Double) -> Length {
        func round(_ value: Double) -> Double { (value * factor * 1e6).rounded() / 1e6 }
        return switch self {
        case .points(let value): .points(round(value))
        case .millimetres(let value): .millimetres(round(value))
        case .fraction(let value): .fraction(round(value))
        }
    }
}
