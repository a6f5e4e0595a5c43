import Geometry
import Gestures
import TouchInput

/// What a lift comes to under the rules, by how far down the finger went and how fast it moved down, as values.
///
/// Every point is decided by the gesture itself, so the picture always agrees with it.
public struct DecisionPicture: Sendable {
    /// The rules.
    public let rules: DismissRules
    /// The size of the dragged view, in points.
    public let extent: Size

    private static let columns = 150
    private static let rows = 100
    private static let fastest = 3000.0

    /// A picture of the rules for a view of this size.
    public init(_ rules: DismissRules, extent: Size = Size(width: 393, height: 852)) {
        self.rules = rules
        self.extent = extent
    }

    /// The range of translations, in points: three quarters of the view.
    public var translations: ClosedRange<Double> { 0...(extent.height * 0.75 / 100).rounded() * 100 }

    /// The range of velocities, in points per second.
    public var velocities: ClosedRange<Double> { -Self.fastest...Self.fastest }

    /// What a lift with this downward translation and velocity comes to; `nil`: the view returns.
    public func decision(translation: Double, velocity: Double) -> DismissEffects.Dismissal.Cause? {
        var scene = DismissScene()
        scene.extent = extent
        scene.screenHeight = extent.height
        var gesture = DismissGesture()
        func sample(_ y: Double, _ milliseconds: Int64) -> DragSample {
            DragSample(time: Timestamp(microseconds: milliseconds * 1000), position: Point(x: extent.width / 2, y: y))
        }
        let start = 100.0
        // If the rules measure from the edge of the slop, the finger goes down that much earlier.
        let slop = rules.slop.points(extent: extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        let crossing = slop + 0.01
        let origin =
            switch rules.origin {
            case .touchDown: start
            case .slopCrossing: start - crossing
            case .slopEdge: start - slop
            }
        _ = gesture.handle(.touchedDown(sample(origin, 0)), under: rules, in: scene)
        if rules.origin == .slopCrossing {
            _ = gesture.handle(.moved(sample(start, 50)), under: rules, in: scene)
        }
        _ = gesture.handle(.moved(sample(start + translation, 100)), under: rules, in: scene)
        let lift = gesture.handle(
            .lifted(sample(start + translation, 108), velocity: Velocity(x: 0, y: velocity)), under: rules, in: scene)
        return lift.effects.dismiss?.cause
    }

    /// The areas in which a lift dismisses, by cause: polygons with the translation as `x` and the velocity as `y`.
    public var areas: [DismissEffects.Dismissal.Cause: [[Point]]] {
        var growing: [GrowingArea] = []
        let width = translations.upperBound / Double(Self.columns)
        for column in 0..<Self.columns {
            let (left, right) = (Double(column) * width, Double(column + 1) * width)
            var spans = spans(at: (left + right) / 2)
            for index in growing.indices where growing[index].right == left {
                guard let match = spans.firstIndex(where: { growing[index].touches($0) }) else { continue }
                growing[index].grow(to: right, spans.remove(at: match))
            }
            growing += spans.map { GrowingArea(from: left, to: right, $0) }
        }
        return Dictionary(grouping: growing, by: \.cause).mapValues { $0.map(\.polygon) }
    }

    /// The velocities at which a lift with this translation dismisses, by cause, slow to fast.
    private func spans(at translation: Double) -> [GrowingArea.Span] {
        let height = 2 * Self.fastest / Double(Self.rows)
        func decision(_ velocity: Double) -> DismissEffects.Dismissal.Cause? {
            self.decision(translation: translation, velocity: velocity)
        }
        var spans: [GrowingArea.Span] = []
        var (cause, start) = (decision(height / 2 - Self.fastest), -Self.fastest)
        for row in 1...Self.rows {
            let velocity = (Double(row) + 0.5) * height - Self.fastest
            let next = row < Self.rows ? decision(velocity) : nil
            guard next != cause || row == Self.rows else { continue }
            let end = row < Self.rows ? border(between: velocity - height, velocity, decision) : Self.fastest
            if let cause { spans.append(GrowingArea.Span(cause: cause, slowest: start, fastest: end)) }
            (cause, start) = (next, end)
        }
        return spans
    }

    /// The velocity, to within a point per second, at which the decision stops being the one at `slow`.
    private func border(
        between slow: Double, _ fast: Double, _ decision: (Double) -> DismissEffects.Dismissal.Cause?
    ) -> Double {
        let before = decision(slow)
        var (low, high) = (slow, fast)
        while high - low > 0.5 {
            let middle = (low + high) / 2
            if decision(middle) == before { low = middle } else { high = middle }
        }
        return ((low + high) / 2).rounded()
    }
}

/// An area that is traced from column to column.
private struct GrowingArea {
    /// One column of it.
    struct Span {
        let cause: DismissEffects.Dismissal.Cause
        let slowest: Double, fastest: Double
    }

    let cause: DismissEffects.Dismissal.Cause
    private(set) var right: Double
    private var last: Span
    private var lower: [Point], upper: [Point]

    init(from left: Double, to right: Double, _ span: Span) {
        cause = span.cause
        last = span
        self.right = right
        lower = [Point(x: left, y: span.slowest)]
        upper = [Point(x: left, y: span.fastest)]
    }

    func touches(_ span: Span) -> Bool {
        span.cause == cause && span.slowest < last.fastest && span.fastest > last.slowest
    }

    mutating func grow(to right: Double, _ span: Span) {
        Self.step(&lower, at: self.right, from: last.slowest, to: span.slowest)
        Self.step(&upper, at: self.right, from: last.fastest, to: span.fastest)
        (self.right, last) = (right, span)
    }

    /// Level stretches of an edge become one line.
    private static func step(_ edge: inout [Point], at x: Double, from: Double, to: Double) {
        if from != to { edge += [Point(x: x, y: from), Point(x: x, y: to)] }
    }

    var polygon: [Point] {
        lower + [Point(x: right, y: last.slowest), Point(x: right, y: last.fastest)] + upper.reversed()
    }
}
