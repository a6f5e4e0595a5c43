import Gestures

/// The gesture that stands nearest to the border of the rules, on one side of one field.
public struct NearestGesture: Hashable, Sendable {
    /// The number of the field in the grid.
    public var field: Int
    /// Whether it is on the side of greater values.
    public var isAbove: Bool
    /// The number of the gesture among the labelled ones.
    public var gesture: Int
    /// The value of the field past which it is judged otherwise.
    public var border: Double
    /// How far the field is from there, in its own unit.
    public var margin: Double
}

extension TuningSweep {
    /// The nearest gestures on both sides of each field, as far as the grid goes, all else as at the point.
    ///
    /// Where a field only changes how lifts are judged, the border is found between the grid's values; else it is the
    /// first value of the grid on its other side.
    public func nearest(to point: Int, lifts: [DismissLift?]) -> [NearestGesture] {
        grid.fields.indices.flatMap { field in
            [false, true].compactMap { nearest(to: point, field: field, isAbove: $0, lifts: lifts) }
        }
    }

    /// The nearest gesture on one side of one field; `nil` if no value of the grid there changes what is dismissed.
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

    /// The value between two of a field at which a lift comes to be judged otherwise, to a thousandth of their distance.
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
