import Gestures

/// Every combination of the values of the varied fields.
///
/// Points are counted with the fields that change the drag outermost, so that all points of one drag lie together.
public struct TuningGrid: Sendable {
    /// The fields, in the order in which they were asked for.
    public let fields: [VariedField]
    /// The rules that all points share but for the fields.
    public let base: DismissRules
    /// How many points there are.
    public let count: Int

    /// The indices of the fields that change the drag itself: each of their combinations is a replay.
    let dragFields: [Int]
    /// The indices of those that only change how its lift is judged.
    let liftFields: [Int]
    /// How many combinations each kind has.
    let dragCount: Int
    let liftCount: Int
    /// By how much a point's number grows from one value of a field to the next.
    let strides: [Int]

    /// At most so many points are taken.
    public static let mostPoints = 5_000_000

    /// The grid over `base`. `replaysAll`: a lift of the recordings can change what follows, so every point is a replay.
    public init(_ base: DismissRules, _ fields: [VariedField], replaysAll: Bool = false) throws(TuningError) {
        for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.name == field.name }) {
            throw TuningError("--vary names \(field.name) twice")
        }
        var count = 1
        for field in fields {
            let (product, overflows) = count.multipliedReportingOverflow(by: field.values.count)
            guard !overflows, product <= Self.mostPoints else {
                throw TuningError(
                    "the grid has more than \(Self.mostPoints) points; take wider steps or fewer fields")
            }
            count = product
        }
        self.fields = fields
        self.base = base
        self.count = count
        // Where a drag remembers that it was past its threshold, the thresholds change the drag.
        let remembers =
            base.distance.hysteresis != .points(0) || base.distance.turningBack != nil
        func isOfLift(_ index: Int) -> Bool {
            guard let questions = fields[index].questions, !replaysAll else { return false }
            return !(questions.contains(.past) && (remembers || fields.contains { $0.makesDragsRemember }))
        }
        dragFields = fields.indices.filter { !isOfLift($0) }
        liftFields = fields.indices.filter { isOfLift($0) }
        var strides = Array(repeating: 1, count: fields.count)
        var stride = 1
        for index in (dragFields + liftFields).reversed() {
            strides[index] = stride
            stride *= fields[index].values.count
        }
        self.strides = strides
        liftCount = liftFields.reduce(1) { $0 * fields[$1].values.count }
        dragCount = count / liftCount
    }

    /// The point that differs from this one by the place of one field among its values.
    public func point(_ point: Int, setting field: Int, to place: Int) -> Int {
        point + (place - places(of: point)[field]) * strides[field]
    }

    /// The place of a point among the values of each field.
    public func places(of point: Int) -> [Int] {
        fields.indices.map { point / strides[$0] % fields[$0].values.count }
    }

    /// The value of each field at a point.
    public func values(at point: Int) -> [Double] {
        zip(fields, places(of: point)).map { $0.values[$1] }
    }

    /// The rules at a point; an error where its values contradict each other.
    public func rules(at point: Int) throws(TuningError) -> DismissRules {
        try VariedField.rules(base, with: Array(zip(fields, values(at: point))).map { ($0.0, $0.1) })
    }

    /// The rules of one drag, with the fields of the lift where they contradict least, but for those in `chosen`.
    func rules(drag: Int, choosing chosen: [Int: Double]) throws(TuningError) -> DismissRules {
        let places = places(of: drag * liftCount)
        var changes: [(field: VariedField, value: Double)] = []
        for (index, field) in fields.enumerated() {
            if let value = chosen[index] {
                changes.append((field, value))
            } else if dragFields.contains(index) {
                changes.append((field, field.values[places[index]]))
            } else {
                changes.append((field, field.leastContradicting))
            }
        }
        return try VariedField.rules(base, with: changes)
    }
}

extension VariedField {
    /// Whether it makes a drag remember that it was past its threshold.
    fileprivate var makesDragsRemember: Bool {
        name.hasPrefix("distance.hysteresis") || name.hasPrefix("distance.turningBack")
    }

    /// A threshold contradicts a slop that is longer, a fling limit a highest speed that is lower.
    fileprivate var leastContradicting: Double {
        name == "fling.limit" ? values[0] : values[values.count - 1]
    }
}
