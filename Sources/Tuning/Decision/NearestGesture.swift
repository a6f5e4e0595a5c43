import Gestures

/// The gesture closest to the decision border on one side of one field.
public struct NearestGesture: Hashable, Sendable {
    /// The index of the field in the grid.
    public var field: Int
    /// Whether it is on the side of larger values.
    public var isAbove: Bool
    /// The index of the labelled gesture.
    public var gesture: Int
    /// The value of the field beyond which the decision changes.
    public var border: Double
    /// The distance of the field from that value, in the field's unit.
    public var margin: Double
}

extension TuningSweep {
    /// The nearest gestures on both sides of each field within the grid, with the other fields as at the point.
    ///
    /// For a field that only affects how lifts are judged, the border is located between the grid's values. For other
    /// fields it is the first value on the other side.
    public func nearest(to point: Int, lifts: [DismissLift?]) -> [NearestGesture] {
        grid.fields.indices.flatMap { field in
            [false, true].compactMap { nearest(to: point, field: field, isAbove: $0, lifts: lifts) }
        }
    }

    /// The nearest gesture on one side of one field; `nil` if no value there changes a decision.
    private func nearest(to point: Int, field: Int, isAbove: Bool, lifts: [DismissLift?]) -> NearestGesture? {
        guard let here = dismissals(at: point) else { return nil }
        let values = grid.fields[field].values
        let start = grid.valueIndices(at: point)[field]
        let step = isAbove ? 1 : -1
        var next = start + step
        while values.indices.contains(next) {
            let other = grid.point(point, setting: field, toValue: next)
            guard let there = dismissals(at: other) else { return nil }
            let changed = here.indices.filter { here[$0] != there[$0] }
            if changed.isEmpty {
                next += step
                continue
            }
            let (near, far) = (values[next - step], values[next])
            let borders = changed.map { gesture in
                grid.liftFields.contains(field)
                    ? border(of: lifts[gesture], at: point, field: field, from: near, to: far) : far
            }
            var best = 0
            for index in borders.indices where (borders[index] - near).magnitude < (borders[best] - near).magnitude {
                best = index
            }
            return NearestGesture(
                field: field, isAbove: isAbove, gesture: changed[best], border: borders[best],
                margin: (borders[best] - values[start]).magnitude)
        }
        return nil
    }

    /// The value between two values of a field at which the decision about a lift changes, to a thousandth of their
    /// distance.
    private func border(
        of lift: DismissLift?, at point: Int, field: Int, from near: Double, to far: Double
    ) -> Double {
        func isDismissed(_ value: Double) -> Bool? {
            guard let lift else { return false }
            var values = grid.values(at: point)
            values[field] = value
            guard let rules = try? grid.rules(with: values) else { return nil }
            return rules.decision(of: lift).dismissal != nil
        }
        var (near, far) = (near, far)
        let start = isDismissed(near)
        for _ in 0..<10 {
            let middle = (near + far) / 2
            if isDismissed(middle) == start { near = middle } else { far = middle }
        }
        return (near + far) / 2
    }
}
