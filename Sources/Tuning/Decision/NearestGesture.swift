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
        guard let here = dismissals(at: point) else { return [] }
        var result: [NearestGesture] = []
        for (index, field) in grid.fields.enumerated() {
            let place = grid.places(of: point)[index]
            for isAbove in [false, true] {
                let step = isAbove ? 1 : -1
                var next = place + step
                while field.values.indices.contains(next) {
                    guard let there = dismissals(at: point + (next - place) * grid.strides[index]) else { break }
                    let changed = here.indices.filter { here[$0] != there[$0] }
                    if changed.isEmpty {
                        next += step
                        continue
                    }
                    let (near, far) = (field.values[next - step], field.values[next])
                    let borders = changed.map { gesture in
                        grid.liftFields.contains(index)
                            ? border(of: lifts[gesture], from: near, to: far, index, point) : far
                    }
                    var best = 0
                    for other in borders.indices
                    where (borders[other] - near).magnitude < (borders[best] - near).magnitude { best = other }
                    result.append(
                        NearestGesture(
                            field: index, isAbove: isAbove, gesture: changed[best], border: borders[best],
                            margin: (borders[best] - field.values[place]).magnitude))
                    break
                }
            }
        }
        return result
    }

    /// Where between two values of a field a lift comes to be judged otherwise, to a thousandth of their distance.
    private func border(of lift: DismissLift?, from near: Double, to far: Double, _ field: Int, _ point: Int) -> Double
    {
        func isDismissed(_ value: Double) -> Bool? {
            guard let lift else { return false }
            var values = grid.values(at: point)
            values[field] = value
            let changes = zip(grid.fields, values).map { (field: $0, value: $1) }
            guard let rules = try? VariedField.rules(grid.base, with: changes) else { return nil }
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
