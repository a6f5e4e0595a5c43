import Geometry
import Gestures
import Harness

/// The rules and what surrounds the view, as keys change them while one plays.
struct RulesDial: Hashable {
    /// Where the content of a scroll view in the view stands.
    enum ScrollPlace: String, CaseIterable {
        /// As the command line or the recording has it.
        case own
        /// There is no scroll view.
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

    /// The rules that judge now: the chosen ones with their thresholds moved.
    var rules: DismissRules {
        var rules = base
        let factor = factor
        rules.down = rules.down?.scaled(by: factor)
        rules.up = rules.up?.scaled(by: factor)
        rules.right = rules.right?.scaled(by: factor)
        return rules
    }

    /// Whether the thresholds are not those that the rules came with.
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

    /// Moves the threshold down by 5 pt, 1 mm or a fiftieth of the view, by its unit, and the others in proportion.
    /// - Returns: whether there is one to move, and room.
    mutating func moveThresholds(by step: Int) -> Bool {
        guard let leading else { return false }
        let moved = leading.number + Double(steps + step) * leading.step
        guard moved >= leading.step, moved <= leading.step * 1000 else { return false }
        steps += step
        return true
    }

    mutating func toggleSwipeUp() { allowsSwipeUp.toggle() }
    mutating func toggleDisabled() { isDisabled.toggle() }

    /// The next preset, or the one before; the thresholds are its own again.
    mutating func choosePreset(_ direction: Int) {
        var choices = DismissRules.presets
        if !choices.contains(ownRules) { choices.insert(ownRules, at: 0) }
        let place = choices.firstIndex(of: base) ?? 0
        base = choices[(place + direction + choices.count) % choices.count]
        steps = 0
    }

    mutating func chooseScroll() {
        let choices = ScrollPlace.allCases.filter { $0 != .own || own.scroll != nil }
        let place = choices.firstIndex(of: scrollPlace) ?? 0
        scrollPlace = choices[(place + 1) % choices.count]
    }

    /// All as it was at the start.
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

    /// The distance times the factor, rounded so that 80 pt moved by 5 pt sixteen times over is a round number still.
    fileprivate func scaled(by factor: Double) -> Length {
        func round(_ value: Double) -> Double { (value * factor * 1e6).rounded() / 1e6 }
        return switch self {
        case .points(let value): .points(round(value))
        case .millimetres(let value): .millimetres(round(value))
        case .fraction(let value): .fraction(round(value))
        }
    }
}
